import CastNowPlayingCore
import CastWire
import NowPlayingCore
import SenderCore
import Testing

/// What a device has told in one status.
func told(
    media: String = "", state: String = "PLAYING", commands: Int = 12303, _ members: String = ""
) throws -> MediaStatus {
    let separator = media.isEmpty ? "" : ","
    let json = """
        {"mediaSessionId":3,"playerState":"\(state)","currentTime":10,"playbackRate":1,\
        "supportedMediaCommands":\(commands),"media":{"contentId":"http://127.0.0.1/x/a%20film.mp4?token=1",\
        "streamType":"BUFFERED","contentType":"video/mp4","duration":60\(separator)\(media)}\(members)}
        """
    var player = MediaState()
    _ = player.apply([try JSONPayload.decode(MediaStatusUpdate.self, from: json)], at: .now)
    return try #require(player.status)
}

func told(metadata: String) throws -> MediaStatus { try told(media: #""metadata":{\#(metadata)}"#) }

let tv = CastDeviceReading(volume: 0.5, isMuted: false, applicationName: "Default Media Receiver")

func playback(_ status: MediaStatus?) -> CastPlayback { CastPlayback(status, device: tv, sessionID: "S1") }
