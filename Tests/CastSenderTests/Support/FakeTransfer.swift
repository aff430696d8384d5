import CastWire
import SenderScripts

@testable import CastSender

/// Receivers between which what plays is moved.
extension FakeReceiver {
    /// Stores its session when it is asked to.
    func handsOver() {
        answer("STORE_SESSION") { _, json in
            [Script.media("SESSION_STATE", id: json["requestId"]?.intValue ?? 0, Script.storedSession)]
        }
    }

    /// Launches the application and resumes in it what another has stored.
    static func takingOver() -> FakeReceiver {
        let receiver = FakeReceiver()
        receiver.answer("LAUNCH") { _, json in
            [Script.receiverStatus(id: json["requestId"]?.intValue ?? 0, applications: Script.movedApplication)]
        }
        receiver.answer("RESUME_SESSION") { _, json in
            [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, Script.movedMedia)]
        }
        return receiver
    }
}

extension Script {
    static let storedSession = """
        ,"sessionState":{"loadRequestData":{"currentTime":30,"activeTrackIds":[2]},"customData":{"a":1}}
        """
    static let movedApplication = application.replacing("\"S1\"", with: "\"S5\"")
    static let movedMedia = """
        {"mediaSessionId":9,"playerState":"PLAYING","currentTime":30,"activeTrackIds":[2],\
        "volume":{"level":0.5,"muted":false},"media":{"contentId":"http://127.0.0.1/film.mp4",\
        "streamType":"BUFFERED","contentType":"video/mp4","duration":60}}
        """
}
