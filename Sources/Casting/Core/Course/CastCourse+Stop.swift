/// Stopping by the user.
extension CastCourse {
    enum StopOutcome: Equatable {
        /// The current step is cancelled; its end is still an event.
        case cancel
        case stopCasting
        /// There is nothing to do, or not yet.
        case nothing
    }

    /// The user stops the cast, and does not want to wait for an unresponsive device.
    mutating func stop() -> StopOutcome {
        switch state {
        case .inspected: finish(.withdrawn(.joining))
        case .joining: return withdraw(at: .joining)
        case .preparing(let index):
            guard beginning == .resuming else { return withdraw(at: .preparing(index)) }
            state = .withdrawing(.preparing(index))
        case .checking: return withdraw(at: .checking)
        case .loading, .playing, .suspended:
            state = .stopping
            return .stopCasting
        case .withdrawing, .stopping: break
        case .ending(let ending, _): state = .ending(ending, leaves: false)
        }
        return .nothing
    }

    /// The device has stopped playback, or its time for that is over.
    mutating func stopped() { finish(.stopped(.here)) }

    private mutating func withdraw(at stage: CastEnding.Stage) -> StopOutcome {
        state = .withdrawing(stage)
        return .cancel
    }
}
