import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Somebody else announces a session's device at his own address while its connection is lost.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ForgedAnnouncementTests {
    private nonisolated static let good = "10.99.0.1"
    private nonisolated static let evil = "10.99.0.2"

    private nonisolated static func device(at addresses: String..., port: Int = Device.defaultPort) -> Device {
        Device(deviceID: "0001", friendlyName: "TV", networkAddresses: addresses, servicePort: port)
    }

    private nonisolated static func running(at address: String) -> FakeReceiver {
        .running(media: Script.playing, at: address)
    }

    /// A session whose device is away and was dialled in vain.
    private func lostSession(_ bench: ReconnectionBench) async throws -> CastSession {
        let receiver = Self.running(at: Self.good)
        bench.connector.add(receiver)
        let session = try await bench.manager.connect(to: Self.device(at: Self.good))
        receiver.breakDown(ReconnectionBench.cut)
        await until { bench.connector.dialled.count == 2 && bench.browser.browsed.count == 2 }
        await bench.waitForPause(of: session)
        return session
    }

    @Test(arguments: [[evil], [good, evil], [evil, good]])
    func theGoodDeviceIsTakenUpAgainWhateverIsForgedMeanwhile(addresses: [String]) async throws {
        let bench = ReconnectionBench()
        let session = try await lostSession(bench)
        let impostor = FakeReceiver.impostor(at: Self.evil)
        bench.connector.put(impostor, at: Self.evil)
        var forged = Self.device(at: Self.evil)
        forged.networkAddresses = addresses
        let events = bench.manager.events
        bench.browser.tell(.found(forged, instance: "Evil"))
        await until { impostor.isClosed }
        await bench.waitForPause(of: session)
        #expect(session.suspended && session.device.networkAddresses == [Self.good])
        // What was refused is not dialled again, neither on schedule nor at another word of it; the good place is, at
        // once where it is named.
        bench.connector.put(Self.running(at: Self.good), at: Self.good)
        bench.browser.tell(.found(forged, instance: "Evil"))
        if !addresses.contains(Self.good) { await bench.time.advanceToSleeper(within: .seconds(1)) }
        await bench.waitForResumption(events)
        #expect(bench.connector.dials(at: Self.evil) == 1)
        #expect(session.device.networkAddresses == [Self.good])
        #expect(!bench.log.lines.contains { $0.contains(Self.evil) })
    }

    @Test func whereTheDeviceProvedItselfIsDialledBeforeWhereItIsAnnounced() async throws {
        let bench = ReconnectionBench()
        _ = try await lostSession(bench)
        bench.connector.put(FakeReceiver.impostor(at: Self.evil), at: Self.evil)
        bench.connector.put(Self.running(at: Self.good), at: Self.good)
        let events = bench.manager.events
        bench.browser.tell(.found(Self.device(at: Self.evil)))
        await bench.waitForResumption(events)
        #expect(bench.connector.dials(at: Self.evil) == 0)
    }

    @Test func theLimitEndsItWithoutAnAdviceToTrustWhoAnswered() async throws {
        let bench = ReconnectionBench { $0.reconnectionLimit = .seconds(30) }
        let session = try await lostSession(bench)
        let impostor = FakeReceiver.impostor(at: Self.evil)
        bench.connector.put(impostor, at: Self.evil)
        let events = bench.manager.events
        bench.browser.tell(.found(Self.device(at: Self.evil)))
        await until { impostor.isClosed }
        await bench.waitForPause(of: session)
        bench.connector.hang(true)
        await bench.time.advance(toSleeperAt: .milliseconds(250))
        await until { if case .attempting? = session.lifecycle.suspension?.resumption { true } else { false } }
        // Thirty seconds since the loss.
        await bench.time.advance(toSleeperAt: .milliseconds(29_750))
        let error = try #require(await bench.waitForEnd(events))
        #expect(error.description.contains("30 s"))
        #expect(error.description.contains("\(Self.evil):8009 did not prove itself"))
        #expect(!error.description.contains("pin") && error.deviceRefusal == nil && !error.isAuthenticationRefusal)
    }

    /// Its old address is nobody's, so that packets to it are lost.
    @Test func aDeviceThatHasMovedIsNotWaitedForWhereItWas() async throws {
        let bench = ReconnectionBench()
        let session = try await lostSession(bench)
        bench.connector.swallow(Self.good)
        bench.connector.put(Self.running(at: "10.99.0.3"), at: "10.99.0.3")
        let events = bench.manager.events
        bench.browser.tell(.found(Self.device(at: "10.99.0.3", port: 9009)))
        await until { bench.connector.dialled.count == 3 }
        await bench.time.advanceToSleeper(within: PlaceDialler.headStart)
        await bench.waitForResumption(events)
        #expect(session.device.networkAddress == "10.99.0.3" && session.device.servicePort == 9009)
        #expect(session.remoteAddress == "10.99.0.3")
    }
}
