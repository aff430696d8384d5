/// The person.
extension CastCourse {
    package enum StopOutcome: Equatable {
        /// What is under way is cancelled; its end is still an event.
        case cancel
        case stopCasting
        /// There is nothing to be done, or nothing yet.
        case nothing
    }

    /// It is wished to end. Who wishes so does not wait for a device that is silent.
    package mutating func stop() -> StopOutcome {
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

    /// The device has stopped it, or was given the time to.
    package mutating func stopped() { finish(.stopped(.here)) }

    private mutating func withdraw(at stage: CastEnding.Stage) -> StopOutcome {
        state = .withdrawing(stage)
        return .cancel
    }
}
