package import ServingCore

/// The serving of files.
extension CastCourse {
    enum ServedOutcome: Equatable {
        case nothing
        /// For the current item.
        case converted(ConversionProgress)
        /// A new sentence.
        case trouble(String)
    }

    mutating func served(_ index: Int, _ event: ServingEvent) -> ServedOutcome {
        guard isFollowing else { return .nothing }
        return switch accounts[index].take(event) {
        case .nothing: .nothing
        case .progress(let progress): index == current ? .converted(progress) : .nothing
        case .trouble(let sentence): .trouble(sentence)
        }
    }

    enum MissOutcome: Equatable {
        /// The receiver may be unable to reach this machine.
        case warn
        case nothing
    }

    /// The first item was not requested in time. If media plays without a request, as on a receiver that only keeps
    /// time, no advice about firewalls is given.
    mutating func missed() -> MissOutcome {
        accounts[0].miss()
        return isFollowing && !accounts[current].wasReached && !hasPlayed ? .warn : .nothing
    }
}
