// The current state of a media element, as plain values for the decisions. Times are in seconds.

// Null for an image, and without an element.
export function observed(element) {
  if (!element || element.tagName !== 'VIDEO') return null;
  const {seekable, buffered} = element;
  return {
    time: element.currentTime, duration: element.duration, paused: element.paused, ended: element.ended,
    seeking: element.seeking, hasFailed: element.error !== null,
    hasNext: element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
    seekable: seekable.length ? {from: seekable.start(0), to: lastOf(seekable)} : null, buffered: lastOf(buffered),
    width: element.videoWidth, height: element.videoHeight, rate: element.playbackRate,
    // A getter, because reading it needs a video frame.
    get range() { return dynamicRange(element); },
  };
}

const lastOf = (ranges) => (ranges.length ? ranges.end(ranges.length - 1) : null);

// 'sdr' or 'hdr'; null if unknown. The browser does not allow access to frames of other origins without CORS.
function dynamicRange(element) {
  if (!element.videoWidth) return null;
  try {
    const frame = new VideoFrame(element);
    const {transfer} = frame.colorSpace;
    frame.close();
    return transfer ? (['pq', 'hlg'].includes(transfer) ? 'hdr' : 'sdr') : null;
  } catch {
    return null;
  }
}
