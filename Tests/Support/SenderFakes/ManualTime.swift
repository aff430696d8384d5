package import CastSender
import Synchronization

/// A clock that stands until it is moved.
package final class ManualTime: Sendable {
    private struct State {
        var now = ContinuousClock.now
        var sleepers: [Int: (ContinuousClock.Instant, CheckedContinuation<Void, any Error>)] = [:]
        var cancelled: Set<Int> = []
        var lastID = 0
    }

    private let state = Mutex(State())

    package init() {}

    package var now: ContinuousClock.Instant { state.withLock(\.now) }

    package var source: TimeSource {
        TimeSource(now: { self.now }, sleep: { try await self.sleep(until: $0) })
    }

    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.0 <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.1)
        }
        for continuation in due { continuation.resume() }
    }

    /// Waits until somebody sleeps until `duration` from now or earlier, then moves there.
    package func advanceToSleeper(within duration: Duration) async {
        while !state.withLock({ state in state.sleepers.values.contains { $0.0 <= state.now + duration } }) {
            guard !Task.isCancelled else { return }
            await Task.yield()
        }
        advance(by: duration)
    }

    /// Whether somebody sleeps until exactly `duration` from now.
    package func isAwaited(at duration: Duration) -> Bool {
        state.withLock { state in state.sleepers.values.contains { $0.0 == state.now + duration } }
    }

    /// Waits until somebody sleeps until exactly `duration` from now, then moves there: what wakes up then was neither
    /// due earlier nor would it have come later. `advanceToSleeper(within:)` proves "at most" only.
    package func advance(toSleeperAt duration: Duration) async {
        while !isAwaited(at: duration) {
            guard !Task.isCancelled else { return }
            await Task.yield()
        }
        advance(by: duration)
    }

    private func sleep(until deadline: ContinuousClock.Instant) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if deadline <= state.now || state.cancelled.contains(id) { return true }
                    state.sleepers[id] = (deadline, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
            try Task.checkCancellation()
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.1.resume(throwing: CancellationError())
        }
    }
}

/// Lets tasks that are ready run until what is waited for is there; the suite's time limit ends it otherwise.
@MainActor
package func until(_ isThere: @MainActor () -> Bool) async {
    while !isThere(), !Task.isCancelled { await Task.yield() }
}
