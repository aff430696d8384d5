import CastSender

/// One call at a later time. It does not happen if the alarm is released before.
@MainActor
final class TerminalAlarm {
    private let due: ContinuousClock.Instant
    private let task: Task<Void, Never>

    private init(_ due: ContinuousClock.Instant, _ time: TimeSource, _ rings: @escaping @MainActor () -> Void) {
        self.due = due
        task = Task {
            guard (try? await time.sleep(due)) != nil, !Task.isCancelled else { return }
            rings()
        }
    }

    deinit { task.cancel() }

    /// Returns an alarm for a time, which may be the existing one; nil without a time.
    static func set(
        _ due: ContinuousClock.Instant?, instead other: TerminalAlarm?, _ time: TimeSource,
        _ rings: @escaping @MainActor () -> Void
    ) -> TerminalAlarm? {
        guard let due else { return nil }
        if let other, other.due == due { return other }
        return TerminalAlarm(due, time, rings)
    }
}
