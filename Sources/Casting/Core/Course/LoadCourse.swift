import SenderCore

/// One LOAD, however often it is sent: its state, and how often the device went away with it.
///
/// If the connection is lost before the answer, it is unknown whether the device has the media. After reconnecting, the
/// device is asked, and missing media is sent again, but not after ``limit`` losses: a device that crashes at this LOAD
/// would get it forever. Nothing resets the count, not even a connection that lasts until the next LOAD. Losses caused
/// by this side do not count: no network, a suspended process, a move.
///
/// Media as short as one picture may be over before the LOAD is answered, and some receivers then report the LOAD as
/// cancelled. So this also determines the media session that the LOAD has begun (``heard(_:isOurs:)``). Pure.
struct LoadCourse: Equatable {
    /// How often a device may go away with the LOAD unanswered.
    static let limit = 3

    enum State: Equatable {
        case unsent
        case sent
        /// The device reported it as cancelled and is asked for its status: the media may be over, or play.
        case cancelled
        /// The connection was lost before the answer.
        case inDoubt
        /// Answered, or known to be accepted.
        case taken
        case givenUp
    }

    private(set) var state = State.unsent
    /// How often the device went away.
    private(set) var losses = 0
    /// The media session before the LOAD.
    private var earlierSession: Int?
    /// The media session that the LOAD has begun; nil until the device reports it.
    private(set) var mediaSessionID: Int?

    /// The LOAD is sent, for the first time or again.
    ///
    /// - Parameter session: The media session until then.
    mutating func send(over session: Int? = nil) {
        state = .sent
        earlierSession = session
        mediaSessionID = nil
    }

    /// Whether it is sent and not settled.
    var isOpen: Bool { state == .sent || state == .cancelled }

    /// The device reports a media session.
    ///
    /// - Parameter isOurs: Whether its media is the loaded one. A device may start numbering anew each time.
    /// - Returns: Whether the LOAD has begun that session.
    mutating func heard(_ id: Int, isOurs: Bool) -> Bool {
        guard isOpen else { return false }
        if isOurs || id != earlierSession { mediaSessionID = id }
        return mediaSessionID == id
    }

    /// The device reports it as cancelled.
    mutating func cancel() {
        guard state == .sent else { return }
        state = .cancelled
    }

    mutating func take() {
        state = .taken
    }

    /// Its request ended with the connection.
    mutating func lose() {
        guard isOpen else { return }
        state = .inDoubt
    }

    /// What to do about the LOAD after reconnecting.
    enum Outcome: Equatable {
        /// It was answered, or the answer may still come.
        case nothing
        case settled
        case sendAgain
        /// The device goes away each time.
        case giveUp
    }

    /// The connection is back.
    ///
    /// - Parameters:
    ///   - reason: Why it was lost.
    ///   - isThere: Whether the device has the media.
    mutating func resume(after reason: ConnectionSuspendReason, isThere: Bool) -> Outcome {
        guard state == .inDoubt else { return .nothing }
        if isThere {
            state = .taken
            return .settled
        }
        if reason == .networkError { losses += 1 }
        guard losses < Self.limit else {
            state = .givenUp
            return .giveUp
        }
        return .sendAgain
    }
}
