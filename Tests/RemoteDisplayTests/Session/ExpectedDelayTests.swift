import CastTransport
import CastWire
import SenderFakes
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// The delay of a session, which may change while it runs.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ExpectedDelayTests {
    private func configuration(_ least: Int, _ greatest: Int?) -> RemoteDisplayConfiguration {
        var configuration = RemoteDisplayConfiguration()
        configuration.minExpectedDelay = .milliseconds(least)
        configuration.maxExpectedDelay = greatest.map { .milliseconds($0) }
        return configuration
    }

    @Test func withoutALongestDelayItNeverChanges() async throws {
        for greatest in [nil, 400] {
            let (bench, session) = try await DisplayBench.begun(configuration(400, greatest))
            #expect(bench.transport.configuration.settings.targetDelays == nil)
            #expect(session.expectedDelay == .milliseconds(400))
        }
        #expect(RemoteDisplayConfiguration().maxExpectedDelay == nil)
    }

    @Test func theSenderMayChooseBetweenTheTwo() async throws {
        let (bench, session) = try await DisplayBench.begun(configuration(100, 900))
        #expect(
            bench.transport.configuration.settings.targetDelays == .milliseconds(100)...(.milliseconds(900)))
        #expect(session.expectedDelay == .milliseconds(100) && session.agreement.targetDelay == .milliseconds(100))
    }

    @Test func aLongestDelayThatMakesNoSenseIsNotOffered() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        for (least, greatest) in [(400, 399), (400, 5_001), (0, 100)] {
            let error = #expect(throws: CastError.self) {
                try bench.channel.beginSession(with: configuration(least, greatest))
            }
            #expect(error?.code == .invalidRequest)
        }
        #expect(bench.receiver.sentJSON("OFFER").isEmpty)
    }

    @Test func eachChangeIsToldOnce() async throws {
        let (bench, session) = try await DisplayBench.begun(configuration(100, 900))
        let heard = MutexBox<[Duration]>([])
        let events = bench.channel.events
        let listening = Task {
            for await event in events {
                if case .delayChanged(let changed, let delay) = event, changed === session {
                    heard.change { $0.append(delay) }
                }
            }
        }
        for delay in [300, 300, 250] { bench.transport.tell(.playoutDelay(.milliseconds(delay))) }
        #expect(session.expectedDelay == .milliseconds(250))
        #expect(await session.statistics().targetDelay == .milliseconds(250))
        await until { heard.value.count == 2 }
        #expect(heard.value == [.milliseconds(300), .milliseconds(250)])
        #expect(bench.lines == ["connect", "begin", "delay 300", "delay 250"])
        listening.cancel()
    }

    /// A change comes while the session is being told what came before it was there.
    @Test func whatCameBeforeTheSessionIsToldBeforeWhatIsNewer() async throws {
        let (_, session) = try await DisplayBench.begun(configuration(100, 900))
        let relay = SessionRelay()
        let told = MutexBox<[Duration]>([])
        session.state.withLock { state in
            state.onDelay = { _, delay in
                told.change { $0.append(delay) }
                if delay == .milliseconds(300) { relay.hear(.core(.playoutDelay(.milliseconds(350)))) }
            }
        }
        for delay in [300, 320] { relay.hear(.core(.playoutDelay(.milliseconds(delay)))) }
        relay.connect(to: session)
        #expect(told.value == [300, 320, 350].map { .milliseconds($0) })
        #expect(session.expectedDelay == .milliseconds(350))
        relay.hear(.core(.playoutDelay(.milliseconds(400))))
        #expect(session.expectedDelay == .milliseconds(400))
    }

    @Test func nothingIsToldAfterTheEnd() async throws {
        let (bench, session) = try await DisplayBench.begun(configuration(100, 900))
        // On its way when the session ends.
        bench.transport.tell(.playoutDelay(.milliseconds(300)))
        session.invalidate()
        bench.transport.tell(.playoutDelay(.milliseconds(400)))
        await until { bench.lines.count >= 3 }
        try await bench.settle()
        #expect(bench.lines == ["connect", "begin", "end 0"])
        #expect(session.expectedDelay == .milliseconds(300))
        let error = #expect(throws: CastError.self) { try session.setExpectedDelay(.milliseconds(200)) }
        #expect(error?.code == .invalidState)
    }

    @Test func nothingIsToldOfASessionWhosePlaceIsTaken() async throws {
        let (bench, first) = try await DisplayBench.begun(configuration(100, 900))
        let transport = bench.transport
        try bench.channel.beginSession(with: configuration(100, 900))
        await until { bench.displays.count == 2 }
        transport.tell(.playoutDelay(.milliseconds(300)))
        #expect(!first.isActive)
        bench.transport.tell(.playoutDelay(.milliseconds(200)))
        await until { bench.lines.contains("delay 200") }
        #expect(!bench.lines.contains("delay 300"))
    }

    @Test func otherBoundsReachTheSender() async throws {
        let (bench, session) = try await DisplayBench.begun()
        try session.setExpectedDelay(.milliseconds(200))
        try session.setExpectedDelay(.milliseconds(1), upTo: .seconds(5))
        #expect(
            bench.transport.bounds == [
                .milliseconds(200)...(.milliseconds(200)), .milliseconds(1)...(.seconds(5)),
            ])
        // It holds once the receiver says so.
        #expect(session.expectedDelay == .milliseconds(400))
        for (least, greatest) in [(0, nil), (5_001, nil), (-5, 100), (200, 199), (200, 5_001)] as [(Int, Int?)] {
            let error = #expect(throws: CastError.self) {
                try session.setExpectedDelay(
                    .milliseconds(least), upTo: greatest.map { .milliseconds($0) })
            }
            #expect(error?.code == .invalidRequest)
            #expect(error?.description.contains("give 1 ms to 5 s") == true)
        }
        #expect(bench.transport.bounds.count == 2)
    }

    @Test func aReceiverThatKeepsItsDelayIsNamed() async throws {
        let receiver = FakeReceiver(capabilities: ReceiverCapabilities(videoCodecs: [.vp8], adaptsPlayoutDelay: false))
        let (bench, session) = try await DisplayBench.begun(receiver: receiver, configuration(100, 900))
        let error = #expect(throws: CastError.self) { try session.setExpectedDelay(.milliseconds(200)) }
        #expect(error?.code == .remoteDisplayFeatureNotSupported)
        #expect(bench.transport.bounds.isEmpty)
    }

    @Test func aNewDelayHoldsForTheFramesBehindIt() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let networks = Networks(time: bench.time)
        bench.channel.transports = networks.maker
        var wanted = configuration(400, nil)
        wanted.audio = nil
        let session = try await bench.channel.begin(wanted)
        let network = try #require(networks.last)
        for number in 0..<20 {
            if number == 10 { try session.setExpectedDelay(.milliseconds(600)) }
            try session.enqueue(
                EncodedVideoFrame(
                    payload: .init(bytes: [1]), isKeyFrame: number == 0, presentationTime: .milliseconds(40 * number)))
            network.run(for: .milliseconds(40))
        }
        #expect(session.expectedDelay == .milliseconds(600))
        await until { bench.lines.contains("delay 600") }
        let delays = network.shown.map { $0.playout - $0.frame.referenceTime }
        #expect(delays.count == 20)
        #expect(delays.prefix(10).allSatisfy { $0 == .milliseconds(400) })
        #expect(delays.dropFirst(10).allSatisfy { $0 == .milliseconds(600) })
    }
}
