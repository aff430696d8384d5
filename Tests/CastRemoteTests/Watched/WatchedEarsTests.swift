import CastSender
import CastingFakes
import SenderFakes
import Testing

@testable import CastRemote

@MainActor @Suite(.timeLimit(.minutes(1))) struct WatchedEarsTests {
    @Test func whatPlaysIsNotedWithEachStatusAndWhileItGoesOn() async throws {
        let (tv, time) = (FakeTV.running(FakeTV.state("PLAYING")), ManualTime())
        let context = CastContext.fake(tv, time: time)
        var seen: [Double] = []
        let ears = WatchedEars(
            manager: context.sessionManager, time: time.source, mark: { device, _ in device.deviceID },
            saw: { item, position, duration in
                #expect(item == "0001" && duration == 60)
                seen.append(position)
            })
        try await context.sessionManager.connect(to: .tv, options: .joinOnly)
        await until { !seen.isEmpty }
        #expect(seen.last == 10)
        await time.advance(toSleeperAt: WatchedEars.interval)
        await until { seen.last == 20 }
        tv.tell("PAUSED")
        await until { seen.last == 10 }
        withExtendedLifetime(ears) {}
    }

    @Test func whatIsNotOfTheLibraryIsNotNotedAndTheEndCounts() async throws {
        let tv = FakeTV.running(FakeTV.state("PLAYING"))
        let context = CastContext.fake(tv)
        var (item, seen): (String?, [Double]) = (nil, [])
        let ears = WatchedEars(
            manager: context.sessionManager, time: ManualTime().source, mark: { _, _ in item },
            saw: { _, position, _ in seen.append(position) })
        try await context.sessionManager.connect(to: .tv, options: .joinOnly)
        tv.tell("PAUSED")
        await until { context.sessionManager.currentSession?.remoteMediaClient?.mediaStatus?.playerState == .paused }
        #expect(seen == [])
        item = "film"
        tv.tell("IDLE", FakeTV.finished)
        await until { !seen.isEmpty }
        #expect(seen == [60])
        withExtendedLifetime(ears) {}
    }

    @Test func itIsWrittenDownAndReadAgain() async throws {
        let folder = TemporaryFolder()
        let file = try WatchedFile(folder: folder.path)
        #expect(await file.saw("a", at: 100, of: 1_000))
        #expect(await !file.saw("a", at: 200, of: 1_000), "a list shows nothing new of it")
        #expect(await file.saw("a", at: 990, of: 1_000))
        #expect(await file.saw("b", at: 100, of: 1_000))
        await file.save()
        let again = try WatchedFile(folder: folder.path)
        #expect(await again.marks(of: ["a", "b", "c"]).mapValues(\.finished) == ["a": true, "b": false])
        #expect(await again.begun() == ["b"])
    }
}
