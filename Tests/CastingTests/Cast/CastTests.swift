import CastSender
import CastingFakes
import Foundation
import SenderFakes
import Testing

@testable import Casting

/// A cast of a URL to a scripted device. (Nothing listens at the URL: that is warned of, and the device plays it all
/// the same.)
@MainActor @Suite(.timeLimit(.minutes(1))) struct CastTests {
    private let tv = FakeTV()

    private func cast(in context: CastContext) async throws -> Cast {
        Cast([try await CastItem(FakeTV.film)], on: .tv, in: context)
    }

    @Test("From the join to its end, told in order, and left in order")
    func finished() async throws {
        let context = CastContext.fake(tv)
        let cast = try await cast(in: context)
        let told = await cast.told { if $0 == "playing" { tv.tell("IDLE", FakeTV.finished) } }
        let course = [
            "joined", "loading film.mp4", "started 0 film.mp4 video/mp4", "playing", "idle", "ended finished",
        ]
        #expect(told.filter { $0 != "warning media" } == course)
        #expect(told.contains("warning media"))
        #expect(try await cast.run() == .finished && cast.failure == nil)
        #expect(context.sessionManager.currentSession == nil && !tv.sentTypes.contains("STOP"))
        for await event in cast.events { Issue.record("told after its end: \(event)") }
    }

    @Test("Stopped while it plays, the device is told so")
    func stopped() async throws {
        let context = CastContext.fake(tv)
        let cast = try await cast(in: context)
        let listener = Stopper()
        cast.addListener(listener)
        #expect(try await cast.run() == .stopped(.here))
        #expect(tv.sentTypes.contains("STOP") && listener.endings == [.stopped(.here)])
        #expect(context.sessionManager.currentSession == nil)
    }

    @MainActor private final class Stopper: CastListener {
        var endings: [CastEnding] = []

        func cast(_ cast: Cast, didUpdate status: MediaStatus) { cast.stop() }
        func cast(_ cast: Cast, didEnd ending: CastEnding) { endings.append(ending) }
    }

    @Test("A device that says no")
    func refused() async throws {
        tv.answer("LOAD") { _, json in [FakeTV.refusal(id: json["requestId"]?.intValue ?? 0)] }
        let cast = try await cast(in: .fake(tv))
        let failure = await #expect(throws: CastFailure.self) { try await cast.run() }
        #expect(failure?.code == .refused && failure?.description.contains(FakeTV.film) == true)
        guard case .refused? = cast.ending else {
            Issue.record("\(String(describing: cast.ending))")
            return
        }
    }

    @Test("Of a cast that never began nothing is left: no application that was launched for it, nothing to resume",
        arguments: ["refused", "failed", "unsaid"])
    func neverBegan(how: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = CastContext.fake(tv, store: FileSessionStore(folder: folder.path))
        tv.answer("LOAD") { _, json in
            let id = json["requestId"]?.intValue ?? 0
            return switch how {
            case "refused": [FakeTV.refusal(id: id)]
            case "failed": [FakeTV.media(id: id, FakeTV.state("IDLE", #","idleReason":"ERROR""#))]
            default: [FakeTV.media(id: id, "")]
            }
        }
        let cast = try await cast(in: context)
        await #expect(throws: CastFailure.self) { try await cast.run() }
        #expect(tv.sentTypes.contains("STOP") && context.sessionManager.currentSession == nil)
        #expect(StoredCast.all(in: context).isEmpty)
    }

    @Test("What somebody else plays there goes on where the device says no")
    func refusedBesideOthers() async throws {
        let tv = FakeTV.running(FakeTV.state("PLAYING").replacing(FakeTV.film, with: "http://127.0.0.1:1/other.mp4"))
        tv.answer("LOAD") { _, json in [FakeTV.refusal(id: json["requestId"]?.intValue ?? 0)] }
        let context = CastContext.fake(tv)
        let cast = try await cast(in: context)
        await #expect(throws: CastFailure.self) { try await cast.run() }
        #expect(!tv.sentTypes.contains("STOP") && context.sessionManager.currentSession == nil)
    }

    @Test("Nobody is there")
    func nobody() async throws {
        let cast = try await cast(in: .fake())
        let failure = await #expect(throws: CastFailure.self) { try await cast.run() }
        #expect(failure?.code == .noDevice)
    }

    @Test("Cancelled while it is joining, and stopped before it began, nothing is loaded")
    func withdrawn() async throws {
        let joining = try await cast(in: .fake(tv, hangs: true))
        let run = Task { try await joining.run() }
        await Task.yield()
        run.cancel()
        #expect(try await run.value == .withdrawn(.joining))
        let unbegun = try await cast(in: .fake(tv))
        unbegun.stop()
        #expect(try await unbegun.run() == .withdrawn(.joining))
        #expect(!tv.sentTypes.contains("LOAD"))
    }

    @Test("Subtitles are of the kind that their item is")
    func subtitles() async throws {
        let failure = await #expect(throws: CastFailure.self) {
            _ = try await CastItem(FakeTV.film, subtitles: ["film.srt"])
        }
        #expect(failure?.description.hasPrefix("subtitles of a URL are URLs too") == true)
        #expect(try await CastItem(FakeTV.film, subtitles: ["https://example.com/a.vtt"]).name == "film.mp4")
    }

    @Test("A queue goes on after an item that breaks off, and says which did not play to its end")
    func breaksOff() async throws {
        let other = "http://127.0.0.1:1/other.mp4"
        let films = [try await CastItem(FakeTV.film), try await CastItem(other)]
        let cast = Cast(films, on: .tv, in: .fake(tv))
        tv.answer("LOAD") { _, json in
            let state = FakeTV.state("PLAYING", mediaSessionID: 2).replacing(FakeTV.film, with: other)
            return [FakeTV.media(id: json["requestId"]?.intValue ?? 0, state)]
        }
        let over = FakeTV.media(
            id: 0,
            FakeTV.state("IDLE", FakeTV.finished, mediaSessionID: 2).replacing(FakeTV.film, with: other))
        var plays = 0
        var warnings: [String] = []
        let listener = Warnings { warnings.append($0) }
        cast.addListener(listener)
        let told = await cast.told { name in
            guard name == "playing" else { return }
            plays += 1
            if plays == 1 { tv.tell("IDLE", #","idleReason":"ERROR""#) } else { tv.say(over) }
        }
        #expect(
            told.course == [
                "joined", "loading film.mp4", "started 0 film.mp4 video/mp4", "started 1 other.mp4 video/mp4",
                "ended finished",
            ])
        #expect(tv.sentTypes.filter { ["QUEUE_LOAD", "LOAD"].contains($0) } == ["QUEUE_LOAD", "LOAD"])
        #expect(warnings.contains { $0.hasPrefix("\"TV\" stopped playing \"film.mp4\" at 0:10 with an error. The next") })
        #expect(cast.failure?.description == "1 of 2 items was not played to the end: \"film.mp4\"")
        #expect(cast.failure?.code == .refused)
    }

    @MainActor private final class Warnings: CastListener {
        let hear: (String) -> Void

        init(_ hear: @escaping (String) -> Void) { self.hear = hear }

        func cast(_ cast: Cast, didWarn warning: CastWarning) { hear(warning.description) }
    }
}
