import Testing

@testable import CastSender

@Suite(.timeLimit(.minutes(1))) struct AnnouncementStreamTests {
    @Test func aStreamEndsWithWhatItTellsAndStopsWhereItIsLetGo() async {
        let told = UnreadAnnouncements.stream { tell in
            tell(.found(Device(address: "10.0.0.7"), instance: "a"))
            tell(.found(Device(address: "10.0.0.8"), instance: "b"))
        }
        var addresses: [String] = []
        for await event in told {
            if case .found(let device, _) = event { addresses.append(device.networkAddress) }
        }
        #expect(addresses == ["10.0.0.7", "10.0.0.8"])
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        do {
            let stream = UnreadAnnouncements.stream { tell in
                tell(.found(Device(address: "10.0.0.7"), instance: "a"))
                while !Task.isCancelled { await Task.yield() }
                end.finish()
            }
            for await _ in stream { break }
        }
        for await _ in ended {}
    }
}
