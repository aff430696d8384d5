import Testing

@testable import ReceiverCore

@Suite struct ClockPlayerCoreTests {
    private let t0 = ContinuousClock.now
    private let film = MediaDescription(kind: .video, duration: 60, width: 1280, height: 720)
    private let first = LoadID(rawValue: 1)

    private func item(_ change: (inout MediaItem) -> Void = { _ in }) -> MediaItem {
        var item = MediaItem(contentURL: "http://h/f.mp4", contentType: "video/mp4", senderIsLoopback: false)
        change(&item)
        return item
    }

    private func reports(_ outputs: [ClockPlayerCore.Output]) -> [PlaybackReport] {
        outputs.compactMap {
            guard case .event(.playback(let report)) = $0 else { return nil }
            return report
        }
    }

    private func playing(_ change: (inout MediaItem) -> Void = { _ in }) -> ClockPlayerCore {
        var core = ClockPlayerCore()
        _ = core.handle(.load(first, item(change)), at: t0)
        _ = core.described(first, as: .success(film), at: t0)
        return core
    }

    @Test func aLoadAsksWhatItIsAndThenPlays() {
        var core = ClockPlayerCore()
        #expect(core.handle(.load(first, item()), at: t0) == [.describe(first, item())])
        #expect(core.nextDeadline == nil)
        let reports = reports(core.described(first, as: .success(film), at: t0))
        #expect(reports.map(\.event) == [.loaded(film), .playing])
        #expect(reports.map(\.state) == [.paused, .playing])
        #expect(reports.last?.seekable == 0...60)
        #expect(core.nextDeadline == t0 + .seconds(1))
    }

    @Test func withoutAutoplayItIsPausedAtItsStartTime() {
        var core = ClockPlayerCore()
        _ = core.handle(
            .load(
                first,
                item {
                    $0.autoplay = false
                    $0.startTime = 12
                }), at: t0)
        let reports = reports(core.described(first, as: .success(film), at: t0))
        #expect(reports.map(\.event) == [.loaded(film), .paused])
        #expect(reports.last?.position == 12)
        #expect(core.nextDeadline == nil)
    }

    @Test func thePositionGrowsWithTheRateAndIsToldEachSecond() {
        var core = playing { $0.playbackRate = 2 }
        #expect(core.poll(at: t0 + .milliseconds(900)).isEmpty)
        let tick = reports(core.poll(at: t0 + .seconds(1)))
        #expect(tick.map(\.event) == [.position])
        #expect(tick.first?.position == 2)
        #expect(tick.first?.rate == 2)
        #expect(core.nextDeadline == t0 + .seconds(2))
        let slower = reports(core.handle(.setPlaybackRate(first, 1), at: t0 + .seconds(3)))
        #expect(slower.first?.position == 6)
        #expect(reports(core.handle(.pause(first), at: t0 + .seconds(4))).first?.position == 7)
    }

    @Test func aPauseStopsTheTimeAndPlayGoesOnFromThere() {
        var core = playing()
        let paused = reports(core.handle(.pause(first), at: t0 + .seconds(5)))
        #expect(paused.map(\.event) == [.paused])
        #expect(paused.first?.position == 5)
        #expect(core.nextDeadline == nil)
        let resumed = reports(core.handle(.play(first), at: t0 + .seconds(100)))
        #expect(resumed.map(\.event) == [.playing])
        #expect(resumed.first?.position == 5)
    }

    @Test(arguments: [
        (PlayerCommand.ResumeState.unchanged, PlaybackState.playing), (.play, .playing), (.pause, .paused),
    ])
    func aSeekMovesAndResumesAsAsked(_ resume: PlayerCommand.ResumeState, _ state: PlaybackState) {
        var core = playing()
        let seeked = reports(core.handle(.seek(first, to: 40, resume: resume), at: t0 + .seconds(1)))
        #expect(seeked.map(\.event) == [.seeked])
        #expect(seeked.first?.position == 40)
        #expect(seeked.first?.state == state)
    }

    @Test(arguments: [(-5.0, 0.0), (1e300, 60.0), (.nan, 0.0), (.infinity, 0.0)])
    func aSeekIsHeldWithinTheMedia(_ asked: Double, _ reached: Double) {
        var core = playing()
        let seeked = reports(core.handle(.seek(first, to: asked, resume: .pause), at: t0))
        #expect(seeked.first?.position == reached)
    }

    @Test func theEndComesWhenTheMediaIsOver() {
        var core = playing()
        _ = core.handle(.seek(first, to: 59.5, resume: .unchanged), at: t0)
        #expect(core.nextDeadline == t0 + .milliseconds(500))
        let end = reports(core.poll(at: t0 + .milliseconds(500)))
        #expect(end.map(\.event) == [.ended])
        #expect(end.first?.position == 60)
        #expect(end.first?.state == .ended)
        #expect(core.nextDeadline == nil)
        #expect(core.handle(.play(first), at: t0 + .seconds(1)).isEmpty)
    }

    @Test func aStreamOfUnknownLengthPlaysOn() {
        var core = ClockPlayerCore()
        _ = core.handle(.load(first, item()), at: t0)
        _ = core.described(first, as: .success(MediaDescription(kind: .video, duration: nil, isLive: true)), at: t0)
        let tick = reports(core.poll(at: t0 + .seconds(86_400)))
        #expect(tick.map(\.event) == [.position])
        #expect(tick.first?.position == 86_400)
        #expect(tick.first?.seekable == nil)
    }

    @Test func whatIsAskedWhileLoadingCountsOnceLoaded() {
        var core = ClockPlayerCore()
        _ = core.handle(.load(first, item()), at: t0)
        #expect(core.handle(.seek(first, to: 30, resume: .unchanged), at: t0).isEmpty)
        #expect(core.handle(.pause(first), at: t0).isEmpty)
        let reports = reports(core.described(first, as: .success(film), at: t0 + .seconds(2)))
        #expect(reports.map(\.event) == [.loaded(film), .paused])
        #expect(reports.last?.position == 30)
    }

    @Test func aCommandForAnEarlierLoadDoesNothing() {
        var core = playing()
        let second = LoadID(rawValue: 2)
        _ = core.handle(.load(second, item()), at: t0)
        #expect(core.handle(.stop(first), at: t0).isEmpty)
        #expect(core.described(first, as: .success(film), at: t0).isEmpty)
        #expect(!core.described(second, as: .success(film), at: t0).isEmpty)
    }

    @Test func aFailureEndsTheLoad() {
        var core = ClockPlayerCore()
        _ = core.handle(.load(first, item()), at: t0)
        let failure = PlaybackFailure(kind: .network, code: .mediaNetwork, reason: "No such host.")
        #expect(reports(core.described(first, as: .failure(failure), at: t0)).map(\.event) == [.failed(failure)])
        #expect(core.handle(.play(first), at: t0).isEmpty)
    }

    @Test func tracksStyleAndVolumesAreConfirmed() {
        var core = playing { $0.activeTrackIDs = [1] }
        #expect(reports(core.handle(.setActiveTracks(first, []), at: t0)).map(\.event) == [.tracksChanged([])])
        #expect(reports(core.handle(.setTextTrackStyle(first, "{}"), at: t0)).map(\.event) == [.styleChanged])
        #expect(
            core.handle(.setVolume(level: 7, muted: true), at: t0) == [.event(.volumeChanged(level: 1, muted: true))])
        let stream = reports(core.handle(.setStreamVolume(first, level: 0.5, muted: false), at: t0))
        #expect(stream.map(\.event) == [.streamVolumeChanged(level: 0.5, muted: false)])
        #expect(reports(core.handle(.stop(first), at: t0)).map(\.event) == [.stopped])
        #expect(core.nextDeadline == nil)
    }

    @Test func anImageStaysPaused() {
        var core = ClockPlayerCore()
        _ = core.handle(.load(first, item()), at: t0)
        let image = MediaDescription(kind: .image, duration: nil, width: 10, height: 10)
        #expect(reports(core.described(first, as: .success(image), at: t0)).map(\.event) == [.loaded(image), .paused])
        #expect(reports(core.handle(.play(first), at: t0)).map(\.event) == [.paused])
        #expect(core.nextDeadline == nil)
    }

    @Test func itTakesMediaForAsLongAsTheSenderSays() {
        var item = MediaItem(contentURL: "http://h/f.mp4", contentType: "video/mp4", senderIsLoopback: false)
        #expect(ClockPlayerCore.assume(item) == MediaDescription(kind: .video, duration: nil))
        item.toldDuration = 30
        #expect(ClockPlayerCore.assume(item).duration == 30)
        item.streamType = .live
        #expect(ClockPlayerCore.assume(item) == MediaDescription(kind: .video, duration: nil, isLive: true))
    }
}
