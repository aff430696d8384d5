package import ServingCore

/// The serving.
extension CastCourse {
    package enum ServedOutcome: Equatable {
        case nothing
        /// Of the item that plays.
        case converted(ConversionProgress)
        /// A sentence that has not been said yet.
        case trouble(String)
    }

    package mutating func served(_ index: Int, _ event: ServingEvent) -> ServedOutcome {
        guard isFollowing else { return .nothing }
        return switch accounts[index].take(event) {
        case .nothing: .nothing
        case .progress(let progress): index == current ? .converted(progress) : .nothing
        case .trouble(let sentence): .trouble(sentence)
        }
    }

    package enum MissOutcome: Equatable {
        /// Something may be in the way.
        case warn
        case nothing
    }

    /// Nobody has asked for the first item in time. One that plays without having asked for anything, as a receiver
    /// that only keeps time, needs no advice on firewalls.
    package mutating func missed() -> MissOutcome {
        accounts[0].miss()
        return isFollowing && !accounts[current].wasReached && !hasPlayed ? .warn : .nothing
    }
}
