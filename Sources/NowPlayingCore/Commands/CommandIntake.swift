/// Bounds how many commands run at a time, whichever client sends them.
///
/// Volume commands run one after the other, and of those that wait only the newest is kept. All other commands run at
/// once up to a bound and are refused beyond it, because nobody wants a command that runs late.
package struct CommandIntake: Sendable {
    package enum Outcome: Hashable, Sendable {
        case run
        /// The command runs when the one before it has ended. A command that already waits is replaced: it never runs
        /// and counts as done, because the newer one takes its place.
        case wait(overtaken: Int?)
        case refuse
    }

    /// The most commands that run at the same time.
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

    /// Notes that a command has ended.
    ///
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
