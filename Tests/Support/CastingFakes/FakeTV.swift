package import CastWire
package import SenderFakes
import SenderScripts

/// A device with the Default Media Receiver, which plays what it is given.
package final class FakeTV: ScriptedConnection {
    package let line = ScriptedLine()
    package let remoteAddress = "127.0.0.1"

    package static let film = "http://127.0.0.1:1/film.mp4"
    /// How a connection ends that the device has lost.
    package static let cut = TransportError(.network, "reset")
    /// Members of a player's state that is idle since all was played.
    package static let finished = #","idleReason":"FINISHED""#

    package init() {}

    package func usualAnswers(to message: CastMessage) -> [CastMessage] {
        guard message.namespace == .media, let json = message.json, json["type"]?.stringValue != "GET_STATUS" else {
            return Script.answers(to: message)
        }
        return [Self.media(id: json["requestId"]?.intValue ?? 0, Self.state("PLAYING"))]
    }

    /// It tells a player's state without having been asked.
    package func tell(_ state: String, _ members: String = "", mediaSessionID: Int = 1) {
        say(Self.media(id: 0, Self.state(state, members, mediaSessionID: mediaSessionID)))
    }

    package static func media(id: Int, _ status: String) -> CastMessage {
        Script.mediaStatus(id: id, status)
    }

    package static func refusal(id: Int) -> CastMessage {
        .scripted("{\"type\":\"LOAD_FAILED\",\"requestId\":\(id)}", .media, from: "T1")
    }

    package static func state(_ state: String, _ members: String = "", mediaSessionID: Int = 1) -> String {
        """
        {"mediaSessionId":\(mediaSessionID),"playerState":"\(state)"\(members),"currentTime":10,"playbackRate":1,\
        "supportedMediaCommands":12303,"volume":{"level":1,"muted":false},\
        "media":{"contentId":"\(film)","streamType":"BUFFERED","contentType":"video/mp4","duration":60}}
        """
    }

    package static func status(id: Int, applications: String = "") -> CastMessage {
        Script.receiverStatus(id: id, applications: applications)
    }
}

extension FakeTV {
    /// One whose application runs already.
    ///
    /// - Parameter media: the state of its player; empty: nothing is loaded.
    package static func running(_ media: String = "") -> FakeTV {
        let tv = FakeTV()
        tv.answer("GET_STATUS") { message, json in
            let id = json["requestId"]?.intValue ?? 0
            return message.namespace == .media
                ? [Self.media(id: id, media)] : [Self.status(id: id, applications: Script.application)]
        }
        return tv
    }

    /// What plays is moved from it to another.
    package func handsOver() {
        answer("STORE_SESSION") { _, json in
            let id = json["requestId"]?.intValue ?? 0
            let state = #""sessionState":{"loadRequestData":{"currentTime":30}}"#
            return [.scripted(#"{"type":"SESSION_STATE","requestId":\#(id),\#(state)}"#, .media, from: "T1")]
        }
    }

    /// It goes on with what another has handed over, under this number.
    package func takesOver(mediaSessionID: Int) {
        answer("RESUME_SESSION") { _, json in
            let state = Self.state("PLAYING", mediaSessionID: mediaSessionID)
            return [Self.media(id: json["requestId"]?.intValue ?? 0, state)]
        }
    }

    /// It goes away with the LOAD, before anybody hears an answer.
    package func goesAwayAtLoad() {
        answer("LOAD") { [self] _, _ in
            breakDown(Self.cut)
            return []
        }
    }
}
