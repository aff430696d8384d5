@testable import CastNowPlaying
@testable import SenderCore

let tv = CastDeviceReading(volume: 0.5, isMuted: false, applicationName: "Default Media Receiver")

func playback(_ status: MediaStatus?) -> CastPlayback { CastPlayback(status, device: tv, sessionID: "S1") }
