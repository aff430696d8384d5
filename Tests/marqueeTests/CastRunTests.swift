import CastingFakes
import SenderFakes
import Testing

@testable import CastSender
@testable import Casting
@testable import marquee

/// How a command ends that is told to while it casts.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CastRunTests {
    private let tv = FakeTV()

    private func cast(_ film: String = FakeTV.film, count: Int = 1, in context: CastContext) async throws -> Cast {
        Cast(Array(repeating: try await CastItem(film), count: count), on: .tv, in: context)
    }

    /// Nil where it ends with 0.
    private func failure(
        of cast: Cast, names: [String] = ["film.mp4"], _ voice: FakeVoice
    ) async throws -> CommandFailure? {
        do {
            try await CastRun(cast, names: names, voice: voice, followsMachine: false).play()
            #expect(voice.failures.isEmpty && voice.isClosed)
            return nil
        } catch let failure as CommandFailure {
            #expect(voice.failures == [failure.description] && voice.isClosed)
            return failure
        }
    }

    @Test("Interrupted before there is a session, it says that nothing was cast")
    func joining() async throws {
        let voice = FakeVoice()
        voice.wish(.interrupt)
        let failure = try await failure(of: cast(in: .fake(hangs: true)), voice)
        #expect(failure?.status.rawValue == 130 && failure?.description == "interrupted; nothing was cast")
    }

    @Test("Interrupted before an earlier cast was joined again, it says that what plays there goes on")
    func resuming() async throws {
        let memo = CastMemo([try await CastItem(FakeTV.film)], [try PreparedItem(url: FakeTV.film)])
        let left = try LeftSession(memo.resumptionData)
        let time = ManualTime()
        let context = CastContext.fake(hangs: true, time: time, store: left.store)
        let stored = try #require(StoredCast.all(in: context).first)
        let voice = FakeVoice()
        voice.wish(.interrupt)
        let clock = Task {
            // It was acted upon.
            await until { voice.asked == 2 }
            await time.advanceToSleeper(within: .seconds(30))
        }
        defer { clock.cancel() }
        let failure = try await failure(of: Cast(resuming: stored, in: context), names: [], voice)
        #expect(failure?.status.rawValue == 130 && failure?.description == "interrupted; the device plays on")
    }

    @Test("Interrupted while items are prepared, it names the one that was at hand")
    func preparing() async throws {
        // So many that the wish comes before the last.
        let count = 20_000
        let cast = try await cast(count: count, in: .fake(tv))
        let voice = FakeVoice()
        voice.onJoin = { voice.wish(.interrupt) }
        let failure = try await failure(of: cast, names: (0..<count).map { "film \($0)" }, voice)
        guard case .withdrawn(.preparing(let index))? = cast.ending else {
            Issue.record("\(String(describing: cast.ending))")
            return
        }
        #expect(failure?.status.rawValue == 130)
        #expect(failure?.description == "interrupted; \"film \(index)\" was not played")
    }

    @Test("Interrupted while a URL is looked at, it says that nothing was played")
    func checking() async throws {
        let server = try await SilentServer()
        let cast = try await cast(server.film, in: .fake(tv))
        let voice = FakeVoice()
        let interrupting = Task {
            await until { cast.course.state == .checking }
            voice.wish(.interrupt)
        }
        let failure = try await failure(of: cast, voice)
        await interrupting.value
        #expect(failure?.status.rawValue == 130 && failure?.description == "interrupted; nothing was played")
    }

    @Test("Interrupted while it plays, it says what was stopped; a key after that takes nothing back", arguments: [
        false, true,
    ])
    func playing(quitsToo: Bool) async throws {
        let voice = FakeVoice()
        voice.onStatus = { voice.wish(.interrupt) }
        let cast = try await cast(in: .fake(tv))
        let failure = try await failure(of: cast, voice, thenWishing: quitsToo ? .quit : nil)
        #expect(cast.ending == .stopped(.here))
        #expect(failure?.status.rawValue == 130 && failure?.description == "interrupted; \"film.mp4\" was stopped")
    }

    @Test("Who quits has quit, also where Ctrl-C comes while the device is being stopped", arguments: [false, true])
    func quits(isInterruptedToo: Bool) async throws {
        let voice = FakeVoice()
        voice.onStatus = { voice.wish(.quit) }
        let cast = try await cast(in: .fake(tv))
        let failure = try await failure(of: cast, voice, thenWishing: isInterruptedToo ? .interrupt : nil)
        #expect(cast.ending == .stopped(.here) && failure == nil)
    }

    /// - Parameter wish: it comes while the device takes its time to stop.
    private func failure(
        of cast: Cast, _ voice: FakeVoice, thenWishing wish: CastWish?
    ) async throws -> CommandFailure? {
        tv.answer("STOP", nil)
        let stopping = Task {
            await until { tv.sentTypes.contains("STOP") }
            if let wish {
                voice.wish(wish)
                // It and the one before.
                await until { voice.asked == 3 }
            }
            tv.say(FakeTV.status(id: tv.sentJSON("STOP").first?["requestId"]?.intValue ?? 0))
        }
        let failure = try await failure(of: cast, voice)
        await stopping.value
        return failure
    }
}

/// Wishes what it is told to when it hears of something, once of each.
@MainActor private final class FakeVoice: CastVoice {
    var onJoin: (() -> Void)?
    var onStatus: (() -> Void)?
    private(set) var failures: [String] = []
    private(set) var isClosed = false
    /// How often the next wish was asked for: all before it were acted upon.
    private(set) var asked = 0
    private let source: AsyncStream<CastWish>
    private let continuation: AsyncStream<CastWish>.Continuation

    init() { (source, continuation) = AsyncStream.makeStream() }

    var wishes: AsyncStream<CastWish> { AsyncStream(unfolding: { await self.next() }) }

    private func next() async -> CastWish? {
        asked += 1
        for await wish in source { return wish }
        return nil
    }

    func wish(_ wish: CastWish) { continuation.yield(wish) }

    func castDidJoin(_ cast: Cast) { once(&onJoin) }
    func cast(_ cast: Cast, didUpdate status: MediaStatus) { once(&onStatus) }

    private func once(_ act: inout (() -> Void)?) {
        let acting = act
        act = nil
        acting?()
    }

    func failed(_ failure: CommandFailure) { failures.append(failure.description) }

    func close() {
        isClosed = true
        continuation.finish()
    }
}
