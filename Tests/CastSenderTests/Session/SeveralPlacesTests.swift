import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import SenderCore

/// A session with a device that somebody else announces at a place of his own.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SeveralPlacesTests {
    private nonisolated static let good = "10.99.0.1"
    private nonisolated static let evil = "10.99.0.2"

    /// The forged place counts, the device's own is known beside it.
    private nonisolated static func device(port: Int = Device.defaultPort) -> Device {
        var device = Device(
            deviceID: "0001", friendlyName: "TV", networkAddresses: [evil], servicePort: Device.defaultPort)
        device.otherPlaces = [DeviceAddress(host: good, port: port)]
        return device
    }

    private func expectGood(_ session: CastSession, port: Int = Device.defaultPort) {
        #expect(session.remoteAddress == Self.good)
        #expect(session.device.networkAddresses == [Self.good] && session.device.servicePort == port)
        #expect(session.device.otherPlaces == [DeviceAddress(host: Self.evil, port: Device.defaultPort)])
    }

    @Test(arguments: [Device.defaultPort, 9009])
    func aPlaceThatRefusesKeepsNobodyFromTheDevice(port: Int) async throws {
        let bench = ReconnectionBench()
        bench.connector.put(.running(at: Self.good), at: Self.good)
        expectGood(try await bench.manager.connect(to: Self.device(port: port)), port: port)
    }

    @Test func aPlaceThatProvesAnotherKeyKeepsNobodyFromTheDevice() async throws {
        let bench = ReconnectionBench()
        let impostor = FakeReceiver.impostor(at: Self.evil)
        bench.connector.put(impostor, at: Self.evil)
        bench.connector.put(FakeReceiver(remoteAddress: Self.good), at: Self.good)
        let session = try await bench.manager.connect(to: Self.device())
        expectGood(session)
        #expect(impostor.isClosed && !impostor.sentTypes.contains("LAUNCH"))
        #expect(session.applicationMetadata != nil)
    }

    @Test func beforeItAnswersAPlaceIsWaitedForNoLongerThanAMoment() async throws {
        let bench = ReconnectionBench()
        bench.connector.swallow(Self.evil)
        bench.connector.put(.running(at: Self.good), at: Self.good)
        let manager = bench.manager
        async let session = manager.connect(to: Self.device())
        await until { bench.connector.dials(at: Self.evil) == 1 }
        await bench.time.advanceToSleeper(within: CastSession.placeHeadStart)
        expectGood(try await session)
    }

    @Test func afterTLSAPlaceIsWaitedForNoLongerThanAMoment() async throws {
        let bench = ReconnectionBench()
        let silent = FakeReceiver(remoteAddress: Self.evil)
        silent.fallSilent()
        bench.connector.put(silent, at: Self.evil)
        bench.connector.put(.running(at: Self.good), at: Self.good)
        let manager = bench.manager
        async let session = manager.connect(to: Self.device())
        await until { silent.sentTypes.contains("GET_STATUS") }
        await bench.time.advanceToSleeper(within: CastSession.placeHeadStart)
        expectGood(try await session)
        await until { silent.isClosed }
    }

    /// Both are the device, as one that is reached by two networks.
    @Test func theApplicationIsLaunchedAtOnePlaceOnly() async throws {
        let bench = ReconnectionBench()
        let slow = FakeReceiver(remoteAddress: Self.evil)
        slow.answer("GET_STATUS", nil)
        let fast = FakeReceiver(remoteAddress: Self.good)
        bench.connector.put(slow, at: Self.evil)
        bench.connector.put(fast, at: Self.good)
        let manager = bench.manager
        async let session = manager.connect(to: Self.device())
        await until { slow.sentTypes.contains("GET_STATUS") }
        await bench.time.advanceToSleeper(within: CastSession.placeHeadStart)
        expectGood(try await session)
        await until { slow.isClosed }
        #expect(fast.sentTypes.count { $0 == "LAUNCH" } == 1 && !slow.sentTypes.contains("LAUNCH"))
    }

    @Test func ifNoPlaceProvesItselfItIsSaidThatOneMayPretend() async throws {
        let bench = ReconnectionBench()
        for address in [Self.evil, Self.good] { bench.connector.put(.impostor(at: address), at: address) }
        let error = await #expect(throws: CastError.self) { try await bench.manager.connect(to: Self.device()) }
        let said = try #require(error?.description)
        #expect(error?.isAuthenticationRefusal == true)
        #expect(said.hasPrefix("Another machine may be pretending to be this device"))
        #expect(said.contains("\(Self.evil):8009 and \(Self.good):8009"))
        #expect(said.hasSuffix("to trust it, pin it."), "the advice comes last")
    }

    @Test func theFirstPlacesFailureIsToldIfNoneAnswers() async throws {
        let bench = ReconnectionBench()
        let error = await #expect(throws: CastError.self) { try await bench.manager.connect(to: Self.device()) }
        #expect(error?.isUnreachable == true)
        #expect(bench.connector.dials(at: Self.evil) == 1 && bench.connector.dials(at: Self.good) == 1)
        #expect(bench.browser.log.reconfirmed.withLock { $0 } == ["0001"])
    }

    @Test func cancellingEndsAllAttempts() async throws {
        let bench = ReconnectionBench()
        let silent = [Self.evil, Self.good].map { FakeReceiver(remoteAddress: $0) }
        for receiver in silent {
            receiver.fallSilent()
            bench.connector.put(receiver, at: receiver.remoteAddress)
        }
        let connecting = Task { try await bench.manager.connect(to: Self.device()) }
        await until { silent[0].sentTypes.contains("GET_STATUS") }
        await bench.time.advanceToSleeper(within: CastSession.placeHeadStart)
        await until { silent[1].sentTypes.contains("GET_STATUS") }
        connecting.cancel()
        let error = await #expect(throws: CastError.self) { try await connecting.value }
        #expect(error?.code == .cancelled)
        await until { silent.allSatisfy(\.isClosed) }
    }
}
