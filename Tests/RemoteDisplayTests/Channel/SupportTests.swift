import Dispatch
import Synchronization
import Testing

@testable import CastSender
@testable import RemoteDisplay

/// Whether this machine can do Remote Display: S1-05 to S1-08.
@Suite(.timeLimit(.minutes(1)))
struct SupportTests {
    // S1-05
    @Test func withAnEncoderItIsSupportedWithoutOneNot() async {
        let able = RemoteDisplaySupport(provider: FakeEncoders())
        #expect(able.availability == .unknown && !able.availability.isShown)
        #expect(await RemoteDisplayChannel.isRemoteDisplaySupported(able))
        #expect(able.availability.isShown)

        let unable = RemoteDisplaySupport(provider: FakeEncoders(.none))
        #expect(await !RemoteDisplayChannel.isRemoteDisplaySupported(unable))
        #expect(unable.availability == .unavailable && !unable.availability.isShown)
        #expect(await !RemoteDisplayChannel.isRemoteDisplaySupported(RemoteDisplaySupport()))
        #expect(RemoteDisplaySupport().availability == .unavailable)
    }

    // S1-05
    @MainActor @Test func unsupportedEveryEntryPointRefusesAlike() async throws {
        let bench = DisplayBench(encoders: FakeEncoders(.none))
        #expect(await !RemoteDisplayChannel.isRemoteDisplaySupported(bench.support))
        var errors: [CastError?] = []
        // Before a device is disturbed.
        errors.append(
            #expect(throws: CastError.self) {
                try SessionOptions.remoteDisplay(applicationID: Script.applicationID, support: bench.support)
            })
        #expect(bench.receiver.sent.isEmpty)
        // On a session that is there for another reason.
        let session = try await bench.manager.connect(to: .tv)
        let sent = bench.receiver.sent.count
        #expect(await RemoteDisplayChannel(support: bench.support) == nil)
        errors.append(
            await #expect(throws: CastError.self) {
                try await RemoteDisplayChannel.open(on: session, support: bench.support)
            })
        #expect(bench.receiver.sent.count == sent)
        #expect(errors == [.remoteDisplayUnsupported, .remoteDisplayUnsupported])
    }

    // S1-05
    @MainActor @Test func aChannelWhoseEncodersAreGoneBeginsNothing() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        bench.support.use(FakeEncoders(.none))
        #expect(await !bench.support.isSupported())
        let sent = bench.receiver.sent.count
        for begin in [bench.channel.beginSession, bench.channel.beginSessionNegotiation] {
            let error = #expect(throws: CastError.self) { try begin(RemoteDisplayConfiguration()) }
            #expect(error == .remoteDisplayUnsupported)
        }
        let error = await #expect(throws: CastError.self) { try await bench.channel.begin() }
        #expect(error == .remoteDisplayUnsupported)
        #expect(bench.receiver.sent.count == sent)
    }

    private final class Callers: Sendable {
        let count = Mutex(0)
    }

    // S1-06
    @Test func theProbeRunsOnceForAllCallers() async {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let encoders = FakeEncoders(gate: gate)
        let support = RemoteDisplaySupport(provider: encoders)
        let callers = Callers()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    callers.count.withLock { $0 += 1 }
                    return await support.isSupported()
                }
            }
            while callers.count.withLock({ $0 }) < 20 || encoders.probes == 0 { await Task.yield() }
            open.finish()
            for await isSupported in group { #expect(isSupported) }
        }
        #expect(await support.isSupported())
        #expect(encoders.probes == 1)
        support.use(FakeEncoders(.none))
        #expect(await !support.isSupported())
    }

    // S1-07 (easily missed 12: the one call that is legal off the main thread). The main actor does nothing meanwhile: a
    // question that needs it has no answer before the time is over.
    @MainActor @Test func itMayBeAskedOffTheMainActor() {
        let support = RemoteDisplaySupport(provider: FakeEncoders())
        let (answered, answer) = (DispatchSemaphore(value: 0), Answer())
        Task.detached {
            let isSupported = await RemoteDisplayChannel.isRemoteDisplaySupported(support)
            answer.isSupported.withLock { $0 = isSupported }
            answered.signal()
        }
        #expect(answered.wait(timeout: .now() + .seconds(30)) == .success)
        #expect(answer.isSupported.withLock { $0 } == true)
    }

    private final class Answer: Sendable {
        let isSupported = Mutex<Bool?>(nil)
    }

    // S1-08 (easily missed 12: init is nil when false)
    @MainActor @Test func withoutSupportThereIsNoChannel() async {
        let encoders = FakeEncoders(.none)
        let support = RemoteDisplaySupport(provider: encoders)
        #expect(await RemoteDisplayChannel(support: support) == nil)
        #expect(encoders.probes == 1, "it asks by itself")
        #expect(await RemoteDisplayChannel(support: RemoteDisplaySupport(provider: FakeEncoders())) != nil)
    }
}
