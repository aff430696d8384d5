/// Tries several places side by side, the best first, until one of them succeeds.
///
/// If a place fails, the next is tried at once. If a place has not ended after `headStart`, the next is tried beside
/// it. The first success cancels the other attempts.
struct PlaceRace<Place: Sendable, Winner: Sendable, Failure: Error>: Sendable {
    let headStart: Duration
    let time: TimeSource

    /// The failures of all places, in the order of the places.
    struct Lost: Error {
        let failures: [Failure]
    }

    private enum Step: Sendable {
        case ended(Int, Result<Winner, Failure>)
        case headStartOver
    }

    /// - Parameters:
    ///   - attempt: Tries a place. It returns soon after its task is cancelled.
    ///   - discard: Ends a success that came after another one.
    /// - Throws: the failures; places that were not tried because of a cancellation have none.
    func run(
        _ places: [Place], attempt: @escaping @Sendable (Place) async -> Result<Winner, Failure>,
        discard: @escaping @Sendable (Winner) -> Void
    ) async throws(Lost) -> Winner {
        let (winner, failures) = await withTaskGroup(of: Step.self) { group in
            var next = 0
            var winner: Winner?
            var failures: [Int: Failure] = [:]
            func tryNext() {
                guard winner == nil, !Task.isCancelled, next < places.count else { return }
                let (index, place) = (next, places[next])
                next += 1
                group.addTask { .ended(index, await attempt(place)) }
                guard next < places.count else { return }
                group.addTask {
                    try? await time.sleep(time.now() + headStart)
                    return .headStartOver
                }
            }
            tryNext()
            for await step in group {
                switch step {
                case .ended(_, .success(let reached)):
                    // Two places may succeed at the same moment.
                    guard winner == nil else {
                        discard(reached)
                        continue
                    }
                    winner = reached
                    group.cancelAll()
                case .ended(let index, .failure(let error)):
                    failures[index] = error
                    // Otherwise the last head start would be waited for.
                    if failures.count == places.count { group.cancelAll() } else { tryNext() }
                case .headStartOver: tryNext()
                }
            }
            return (winner, failures)
        }
        guard let winner else { throw Lost(failures: failures.sorted { $0.key < $1.key }.map(\.value)) }
        return winner
    }
}
