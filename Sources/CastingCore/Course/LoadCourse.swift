import SenderCore

/// One LOAD over all the times that it is sent: in which state it is, and how often the device went away with it.
///
/// A connection that goes before the answer leaves in doubt whether the device has the media; when it is back, it is
/// asked, and what it has not taken is sent again. But ``limit`` losses are the last: a device that crashes at this
/// very LOAD would get it for ever. Nothing clears that count, least of all a connection that stands until the next
/// LOAD.
/// Losses that are this side's own do not count: a network that is not there, a process that is stopped, a move.
///
/// Media as short as one picture may be over before the LOAD is answered, and some receivers then call the LOAD
/// cancelled. So the course also tells which media session the LOAD has begun (``heard(_:isOurs:)``).
///
/// Pure.
struct LoadCourse: Equatable {
    /// Times that a device may go away with the LOAD unanswered.
    static let limit = 3

    enum State: Equatable {
        case unsent
        case sent
        /// The device has called it cancelled, and is asked for its status: the media may be over, or play.
        case cancelled
        /// The connection went before the answer.
        case inDoubt
        /// Answered, or seen to be taken.
        case taken
        case givenUp
    }

    private(set) var state = State.unsent
    /// How often the device went away.
    private(set) var losses = 0
    /// The media session that was there when the LOAD went out.
    private var earlierSession: Int?
    /// The media session that the LOAD has begun; nil before the device has told of it.
    private(set) var mediaSessionID: Int?

    /// It goes out, the first time or again.
    ///
    /// - Parameter session: the media session that is there until then.
    mutating func send(over session: Int? = nil) {
        state = .sent
        earlierSession = session
        mediaSessionID = nil
    }

    /// It is out, and not answered yet for good.
    var isOpen: Bool { state == .sent || state == .cancelled }

    /// The device tells of a media session.
    ///
    /// - Parameter isOurs: its media is what was loaded. A device may count from the same number on each time.
    /// - Returns: whether the LOAD has begun that session.
    mutating func heard(_ id: Int, isOurs: Bool) -> Bool {
        guard isOpen else { return false }
        if isOurs || id != earlierSession { mediaSessionID = id }
        return mediaSessionID == id
    }

    /// The device calls it cancelled.
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

    /// What is to be done about a LOAD once there is a connection again.
    enum Outcome: Equatable {
        /// It was answered, or is still waited for.
        case nothing
        case settled
        case sendAgain
        /// The device goes away each time.
        case giveUp
    }

    /// The connection is back.
    ///
    /// - Parameters:
    ///   - reason: why it had gone.
    ///   - isThere: the device has the media.
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
