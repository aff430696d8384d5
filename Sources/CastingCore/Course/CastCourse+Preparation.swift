/// Up to the load: each step is under way, and its end is the event.
extension CastCourse {
    package enum BeginOutcome: Equatable {
        case join
        /// It was wished to end before it began, or it has begun already.
        case nothing
    }

    package mutating func begin() -> BeginOutcome {
        guard state == .inspected else { return .nothing }
        state = .joining
        return .join
    }

    package enum JoinOutcome: Equatable {
        /// The first item.
        case prepare
        /// What was joined is wanted no more.
        case withdraw
        case end
    }

    /// - Parameter failure: nil where there is a session.
    package mutating func joined(_ failure: CastFailure? = nil) -> JoinOutcome {
        switch (state, failure) {
        case (.joining, nil):
            state = .preparing(0)
            return .prepare
        case (.joining, let failure?):
            finish(.failed(failure))
            return .end
        default:
            finish(.withdrawn(.joining))
            // What plays there already is nobody's to end.
            return failure == nil && beginning == .loading ? .withdraw : .end
        }
    }

    package enum PrepareOutcome: Equatable {
        case prepare(Int)
        /// All are there: what others serve is looked at.
        case check
        /// All are served again: what the device has is followed.
        case goOn
        case withdraw
    }

    /// The next item is there.
    package mutating func prepared(_ item: Item) -> PrepareOutcome {
        items.append(item)
        accounts.append(ServingAccount())
        if case .withdrawing = state, beginning == .loading { return withdraw() }
        guard items.count == count else {
            if case .preparing = state { state = .preparing(items.count) }
            return .prepare(items.count)
        }
        guard beginning == .loading else {
            if case .preparing = state { state = .preparing(count) }
            return .goOn
        }
        state = .checking
        return .check
    }

    package enum PrepareFailureOutcome: Equatable {
        case withdraw
        case end
    }

    package mutating func prepareFailed(_ failure: CastFailure) -> PrepareFailureOutcome {
        if case .withdrawing = state, beginning == .loading {
            _ = withdraw()
            return .withdraw
        }
        finish(.failed(failure))
        return .end
    }

    package enum CheckOutcome: Equatable {
        case load
        case withdraw
    }

    /// What others serve was looked at.
    ///
    /// - Parameter refused: the places of items that no receiver can have, not all of them: the others are loaded.
    package mutating func checked(refused: Set<Int> = []) -> CheckOutcome {
        guard state == .checking else {
            _ = withdraw()
            return .withdraw
        }
        leaveOut(refused)
        state = .loading
        return .load
    }

    private mutating func withdraw() -> PrepareOutcome {
        if case .withdrawing(let stage) = state { finish(.withdrawn(stage)) }
        return .withdraw
    }
}
