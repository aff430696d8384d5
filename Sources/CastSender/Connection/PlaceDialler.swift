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

    /// - Throws: the reason why the best place could not be reached, if none could.
    func dial(_ targets: [ResumptionPlaces.Target]) async throws(TransportError) -> Reached {
        if targets.count == 1 { return try await dial(targets[0]).get() }
        do {
            return try await PlaceRace(headStart: Self.headStart, time: time).run(targets) { target in
                await dial(target)
            } discard: { $0.connection.close() }
        } catch {
            throw error.failures.first ?? TransportError(.cancelled, "the dial was cancelled")
        }
    }

    private func dial(_ target: ResumptionPlaces.Target) async -> Result<Reached, TransportError> {
        do throws(TransportError) {
            return .success(Reached(target: target, connection: try await connector.connect(to: target.device)))
        } catch {
            return .failure(error)
        }
    }
}
