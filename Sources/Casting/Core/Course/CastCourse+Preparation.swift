/// The steps before the load. The events report the end of each step.
extension CastCourse {
    enum BeginOutcome: Equatable {
        case join
        /// The cast was stopped before its start, or has started already.
        case nothing
    }

    mutating func begin() -> BeginOutcome {
        guard state == .inspected else { return .nothing }
        state = .joining
        return .join
    }

    enum JoinOutcome: Equatable {
        /// Prepare the first item.
        case prepare
        /// The cast was stopped meanwhile.
        case withdraw
        case end
    }

    /// - Parameter failure: Nil if there is a session.
    mutating func joined(_ failure: CastFailure? = nil) -> JoinOutcome {
        switch (state, failure) {
        case (.joining, nil):
            state = .preparing(0)
            return .prepare
        case (.joining, let failure?):
            finish(.failed(failure))
            return .end
        default:
            finish(.withdrawn(.joining))
            // A resumed cast does not end what already plays there.
            return failure == nil && beginning == .loading ? .withdraw : .end
        }
    }

    enum PrepareOutcome: Equatable {
        case prepare(Int)
        /// All items are prepared; those on other servers are checked next.
        case check
        /// All files are served again; the device's media is followed next.
        case goOn
        case withdraw
    }

    /// The next item is prepared.
    mutating func prepared(_ item: Item) -> PrepareOutcome {
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

    enum PrepareFailureOutcome: Equatable {
        case withdraw
        case end
    }

    mutating func prepareFailed(_ failure: CastFailure) -> PrepareFailureOutcome {
        if case .withdrawing = state, beginning == .loading {
            _ = withdraw()
            return .withdraw
        }
        finish(.failed(failure))
        return .end
    }

    enum CheckOutcome: Equatable {
        case load
        case withdraw
    }

    /// The items on other servers are checked.
    ///
    /// - Parameter refused: Indices of items that no receiver can fetch, never of all. The others are loaded.
    mutating func checked(refused: Set<Int> = []) -> CheckOutcome {
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
