import NowPlayingCore

/// Why there is nothing to be had from mpv. The sentences stand behind the socket's name, without a full stop.
public enum MPVError: Error, Equatable, Sendable, CustomStringConvertible {
    case noSocket
    /// The file is there, but no process behind it.
    case nobodyListens
    /// A folder, or a file with something in it.
    case notASocket
    case notAllowed
    /// Whatever answers there speaks another language.
    case notMPV
    case noAnswer
    /// mpv ended, or closed the connection.
    case ended
    case nothingPlays
    /// mpv plays something that no other device could fetch.
    case notAFile(String)
    /// mpv's own word for why it did not do something.
    case refused(String)
    /// More was asked than mpv has answered so far.
    case tooManyRequests
    /// A number that is none, or absurd.
    case wrongNumber

    public var description: String {
        switch self {
        case .noSocket: "there is no such socket; mpv makes it when it is started with --input-ipc-server=SOCKET"
        case .nobodyListens: "no mpv listens there; it has ended"
        case .notASocket: "that is no socket; mpv makes one when it is started with --input-ipc-server=SOCKET"
        case .notAllowed: "it may not be opened"
        case .notMPV: "what answers there is no mpv"
        case .noAnswer: "it does not answer"
        case .ended: "mpv has ended"
        case .nothingPlays: "mpv plays nothing"
        // What follows may hold a password.
        case .notAFile(let place):
            "what mpv plays is neither a file nor an http URL, and can't be handed over: \(Self.scheme(place))"
        case .refused(let word): "mpv said no: \(ShownText.clean(word) ?? "-")"
        case .tooManyRequests: "mpv has too many unanswered requests"
        case .wrongNumber: "that is no number that mpv could take"
        }
    }

    private static func scheme(_ place: String) -> String {
        ShownText.clean(String(place.prefix { $0 != ":" }), limit: 32).map { "\($0):" } ?? "-"
    }
}
