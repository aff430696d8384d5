import Logging
import NIOCore
import NIOPosix
import Testing

@testable import CastTransport
@testable import MulticastDNS

/// The driver over real sockets, on loopback alone.
@Suite(.timeLimit(.minutes(1))) struct MulticastDNSServiceTests {
    private let type: ServiceType
    /// A type of its own, so that whatever else speaks multicast DNS on this machine does not disturb.
    private let typeName = "_mq\(UInt32.random(in: 0...UInt32.max))._tcp"

    init() throws { type = try ServiceType(typeName) }

    private func service() async throws -> MulticastDNSService {
        try await MulticastDNSService.start(
            group: MultiThreadedEventLoopGroup.singleton, interfaces: .named(["lo"]), logger: Logger(label: "test"))
    }

    private func record(_ name: String, on service: MulticastDNSService, port: UInt16 = 8009) throws -> ServiceRecord {
        try ServiceRecord(
            instance: name, type: typeName, subtypes: ["_CC1AD845"], port: port, text: TextRecord(["fn": "Den"]),
            hostLabel: service.hostLabel)
    }

    @Test func whatOneServicePublishesAnotherFindsUpdatesAndLoses() async throws {
        let (publisher, viewer) = (try await service(), try await service())
        var events = viewer.browse(type).makeAsyncIterator()
        let publication = try await publisher.publish(record("One", on: publisher))
        #expect(publication.name == "One")

        let found = try #require(await events.next())
        guard case .found(let instance) = found else { throw Unexpected(event: found) }
        #expect(instance.name == "One")
        #expect(instance.port == 8009)
        #expect(instance.text["fn"] == "Den")
        #expect(instance.socketAddresses.first?.ipAddress == "127.0.0.1")
        #expect(instance.host.firstLabel == publisher.hostLabel)

        try await publication.update(text: TextRecord(["fn": "Attic"]))
        let updated = try #require(await events.next())
        guard case .updated(let changed) = updated else { throw Unexpected(event: updated) }
        #expect(changed.text["fn"] == "Attic")

        await publication.withdraw()
        let removed = try #require(await events.next())
        guard case .removed(let gone) = removed else { throw Unexpected(event: removed) }
        #expect(gone.name == "One")
        await publisher.shutdown()
        await viewer.shutdown()
        #expect(await events.next() == nil)
    }

    @Test func shuttingDownSaysGoodbye() async throws {
        let (publisher, viewer) = (try await service(), try await service())
        _ = try await publisher.publish(record("Two", on: publisher))
        var events = viewer.browse(type).makeAsyncIterator()
        let found = try #require(await events.next())
        guard case .found = found else { throw Unexpected(event: found) }
        await publisher.shutdown()
        let removed = try #require(await events.next())
        guard case .removed = removed else { throw Unexpected(event: removed) }
        await viewer.shutdown()
    }

    @Test func aNameInUseBecomesTheNextOne() async throws {
        let (first, second) = (try await service(), try await service())
        let kept = try await first.publish(record("Three", on: first))
        let moved = try await second.publish(record("Three", on: second, port: 8010))
        #expect(kept.name == "Three")
        #expect(moved.name == "Three (2)")
        #expect(await kept.currentName == "Three")
        await first.shutdown()
        await second.shutdown()
    }

    @Test func aSubtypeIsBrowsed() async throws {
        let (publisher, viewer) = (try await service(), try await service())
        _ = try await publisher.publish(record("Four", on: publisher))
        var events = viewer.browse(try ServiceType(typeName, subtype: "CC1AD845")).makeAsyncIterator()
        let found = try #require(await events.next())
        #expect(found.instance.name == "Four")
        await publisher.shutdown()
        await viewer.shutdown()
    }

    @Test func aStreamThatIsLetGoEndsItsBrowse() async throws {
        let (publisher, viewer) = (try await service(), try await service())
        let reader = Task { [type] in
            for await _ in viewer.browse(type) { return true }
            return false
        }
        _ = try await publisher.publish(record("Five", on: publisher))
        #expect(await reader.value)
        var again = viewer.browse(type).makeAsyncIterator()
        #expect(await again.next()?.instance.name == "Five")
        await publisher.shutdown()
        await viewer.shutdown()
    }

    @Test func anInterfaceThatIsNotThereIsAnErrorThatNamesThoseThatAre() async throws {
        let error = await #expect(throws: DiscoveryError.self) {
            _ = try await MulticastDNSService.start(
                group: MultiThreadedEventLoopGroup.singleton, interfaces: .named(["none0"]),
                logger: Logger(label: "test"))
        }
        #expect(error?.code == .noInterface)
        #expect(error?.description.contains("lo") == true)
    }

    @Test func afterShutdownNothingCanBePublished() async throws {
        let service = try await service()
        await service.shutdown()
        await service.shutdown()
        let record = try record("Six", on: service)
        let error = await #expect(throws: DiscoveryError.self) { _ = try await service.publish(record) }
        #expect(error?.code == .shutDown)
        var events = service.browse(type).makeAsyncIterator()
        #expect(await events.next() == nil)
    }

    private struct Unexpected: Error { var event: ServiceEvent? }
}
