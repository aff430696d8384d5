import CastSender

/// The hosts of `--host` with their resolved addresses.
struct HostPlaces: Sendable {
    private struct Place: Sendable {
        let address: KnownAddress
        let resolved: Set<[UInt8]>
    }

    private let places: [Place]

    /// Resolves the names. A name that is not resolved within `limit` stays a name.
    init(_ addresses: [KnownAddress], within limit: Duration) async {
        var places: [Place] = []
        let deadline = ContinuousClock.now + limit
        for address in addresses {
            places.append(Place(address: address, resolved: await Self.resolve(address, until: deadline)))
        }
        self.places = places
    }

    /// Whether `device` is at one of the hosts.
    func have(_ device: Device) -> Bool {
        places.contains { $0.address.isPlace(of: device, resolved: $0.resolved) }
    }

    private static func resolve(
        _ address: KnownAddress, until deadline: ContinuousClock.Instant
    ) async -> Set<[UInt8]> {
        let (answers, answer) = AsyncStream.makeStream(of: Set<[UInt8]>.self)
        let asking = Task { _ = answer.yield(await address.resolved()) }
        let waiting = Task {
            try? await Task.sleep(until: deadline, clock: .continuous)
            answer.yield([])
        }
        defer {
            asking.cancel()
            waiting.cancel()
        }
        for await first in answers { return first }
        return []
    }
}
