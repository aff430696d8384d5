import CastWire

/// Dials places of one device, the best first, until one of them answers.
///
/// If a place refuses, the next is dialed at once. If a place drops packets, the next is dialed in parallel after
/// `headStart`. So a device that has moved, or one that comes back, is not delayed for longer than that.
struct PlaceDialler: Sendable {
    static let headStart = Duration.milliseconds(500)

    struct Reached: Sendable {
        let target: ResumptionPlaces.Target
        let connection: any DeviceConnection
    }

    let connector: any DeviceConnecting
    let time: TimeSource

    private enum Step {
        case ended(Result<Reached, TransportError>)
        case headStartOver
    }

    /// - Throws: the reason why the best place could not be reached, if none could.
    func dial(_ targets: [ResumptionPlaces.Target]) async throws(TransportError) -> Reached {
        if targets.count == 1 { return try await dial(targets[0]).get() }
        return try await withTaskGroup(of: Step.self) { group in
            var waiting = targets[...]
            var reached: Reached?
            var failure: TransportError?
            func dialNext() {
                guard reached == nil, !Task.isCancelled, let target = waiting.popFirst() else { return }
                group.addTask { .ended(await dial(target)) }
                guard !waiting.isEmpty else { return }
                group.addTask {
                    try? await time.sleep(time.now() + Self.headStart)
                    return .headStartOver
                }
            }
            dialNext()
            for await step in group {
                switch step {
                case .ended(.success(let answered)):
                    // Two places may answer at the same moment.
                    guard reached == nil else {
                        answered.connection.close()
                        continue
                    }
                    reached = answered
                    group.cancelAll()
                case .ended(.failure(let error)):
                    failure = failure ?? error
                    dialNext()
                case .headStartOver: dialNext()
                }
            }
            return reached.map(Result.success)
                ?? .failure(failure ?? TransportError(.cancelled, "the dial was cancelled"))
        }.get()
    }

    private func dial(_ target: ResumptionPlaces.Target) async -> Result<Reached, TransportError> {
        do throws(TransportError) {
            return .success(Reached(target: target, connection: try await connector.connect(to: target.device)))
        } catch {
            return .failure(error)
        }
    }
}
