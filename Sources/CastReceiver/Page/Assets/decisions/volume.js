// What an element is to be played at: the device's volume and the stream's, each {level, muted}.
export function volumeOf(device, stream) {
  return {volume: Math.min(Math.max(device.level * stream.level, 0), 1), muted: device.muted || stream.muted};
}
