import NowPlayingCore

/// Why mpv can't be used. A description follows the socket's name and has no full stop.
public enum MPVError: Error, Equatable, Sendable, CustomStringConvertible {
    case noSocket
    /// The file exists, but no process listens.
    case nobodyListens
    /// The path is a folder, or an ordinary file.
    case notASocket
    case notAllowed
    /// The process that answers does not speak mpv's protocol.
    case notMPV
    case noAnswer
    /// mpv ended, or closed the connection.
    case ended
    case nothingPlays
    /// mpv plays something that no other device can fetch.
    case notAFile(String)
    /// mpv's reason for not doing something.
    case refused(String)
    /// Too many requests are unanswered.
    case tooManyRequests
    /// The number is not finite, or out of range.
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
        // The rest of the address may contain a password.
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
