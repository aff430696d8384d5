/// How many commands are at work at a time, whoever sends them.
///
/// Volumes go one after the other, and of those that wait only the newest is wanted. The others go as they come, up to a
/// bound, and are refused beyond it: a command that comes late is none that anybody wants.
package struct CommandIntake: Sendable {
    package enum Outcome: Hashable, Sendable {
        case run
        /// It runs when the one before has ended. The one that waited in its place does not run any more, and counts as
        /// done: what it wanted was overtaken.
        case wait(overtaken: Int?)
        case refuse
    }

    /// Commands at work at once.
    package static let limit = 32

    private var running = 0
    private var volumeRuns = false
    private var waiting: Int?

    package init() {}

    package mutating func submit(_ kind: RemoteCommandKind, id: Int) -> Outcome {
        guard kind == .changeVolume else {
            guard running < Self.limit else { return .refuse }
            running += 1
            return .run
        }
        guard volumeRuns else {
            volumeRuns = true
            return .run
        }
        defer { waiting = id }
        return .wait(overtaken: waiting)
    }

    /// - Returns: the command that waited and runs now.
    package mutating func ended(_ kind: RemoteCommandKind) -> Int? {
        guard kind == .changeVolume else {
            running -= 1
            return nil
        }
        defer { waiting = nil }
        volumeRuns = waiting != nil
        return waiting
    }
}
