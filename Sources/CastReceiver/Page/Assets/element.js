// What a media element says now, as plain values for the decisions. Times in seconds.

// Null for an image, and for no element.
export function observed(element) {
  if (!element || element.tagName !== 'VIDEO') return null;
  const {seekable, buffered} = element;
  return {
    time: element.currentTime, duration: element.duration, paused: element.paused, ended: element.ended,
    seeking: element.seeking, hasFailed: element.error !== null,
    hasNext: element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
    seekable: seekable.length ? {from: seekable.start(0), to: lastOf(seekable)} : null, buffered: lastOf(buffered),
    width: element.videoWidth, height: element.videoHeight, rate: element.playbackRate,
    // Looked at only by who asks: it takes a frame.
    get range() { return dynamicRange(element); },
  };
}

const lastOf = (ranges) => (ranges.length ? ranges.end(ranges.length - 1) : null);

// 'sdr' or 'hdr' where the browser lets the frame be looked at, which it does not across origins without CORS.
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
