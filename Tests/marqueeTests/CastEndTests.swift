import CastSender
import Testing

@testable import marquee

@Suite struct CastEndTests {
    @Test("An idle player says how it ended", arguments: [
        (MediaPlayerIdleReason.finished, CastWatch.Ending.finished), (.cancelled, .stopped), (.interrupted, .replaced),
        (.error, .failed),
    ])
    func ends(reason: MediaPlayerIdleReason, ending: CastWatch.Ending) {
        var course = MediaCourse()
        let found = course.ending(mediaSessionID: 7, state: .idle, idleReason: reason)
        #expect(found == ending)
        #expect(course.mediaSessionID == 7)
    }

    @Test("Idle without a reason is waiting before the media has begun, and the end once it has played", arguments: [
        MediaPlayerState.playing, .paused,
    ])
    func idleWithoutReason(state: MediaPlayerState) {
        var course = MediaCourse()
        let endings = [MediaPlayerState.idle, .buffering, state, .idle].map {
            course.ending(mediaSessionID: 1, state: $0, idleReason: .none)
        }
        #expect(endings == [nil, nil, nil, .stopped])
        #expect(course.hasPlayed)
    }

    @Test("Who goes idle without a reason before anything was seen has never played it", arguments: [
        MediaPlayerState.loading, .buffering,
    ])
    func neverPlayed(state: MediaPlayerState) {
        var course = MediaCourse()
        let endings = [MediaPlayerState.idle, state, .unknown, .idle].map {
            course.ending(mediaSessionID: 1, state: $0, idleReason: .none)
        }
        #expect(endings == [nil, nil, nil, .neverPlayed(.wentIdle)])
        #expect(!course.hasPlayed)
        var resumed = MediaCourse(hasPlayed: true)
        let ending = resumed.ending(mediaSessionID: 1, state: .idle, idleReason: .none)
        #expect(ending == .stopped)
    }

    @Test("Another media session takes this one's place")
    func replaced() {
        var course = MediaCourse()
        let endings = [1, 2].map { course.ending(mediaSessionID: $0, state: .playing, idleReason: .none) }
        #expect(endings == [nil, .replaced])
        #expect(course.mediaSessionID == 1)
    }

    @Test("A player that loads the next item of its queue is between two, not at its end")
    func betweenItems() {
        var course = MediaCourse()
        let between = course.ending(mediaSessionID: 1, state: .idle, idleReason: .finished, hasNext: true)
        #expect(between == nil)
        let end = course.ending(mediaSessionID: 1, state: .idle, idleReason: .finished)
        #expect(end == .finished)
    }

    @Test("That the application was stopped or started anew elsewhere is no loss of the device")
    func sessionEnds() {
        #expect(CastWatch.ending(ofSession: nil) == .stopped)
        #expect(CastWatch.ending(ofSession: CastError(.applicationNotRunning, "gone")) == .stopped)
        #expect(CastWatch.ending(ofSession: CastError(.invalidApplicationSessionID, "anew")) == .replaced)
        let lost = CastWatch.ending(ofSession: CastError(.networkNotReachable, "no network"))
        guard case .lost = lost else {
            Issue.record("\(lost)")
            return
        }
    }

    @Test("An application that is gone after a time without a connection was not stopped by anybody we know of")
    func sessionEndsWhileSuspended() {
        let gone = CastWatch.ending(ofSession: CastError(.applicationNotRunning, "gone"), afterLoss: true)
        #expect(gone == .lost("gone"))
        let anew = CastError(.invalidApplicationSessionID, "anew")
        #expect(CastWatch.ending(ofSession: anew, afterLoss: true) == .replaced)
        #expect(CastWatch.ending(ofSession: nil, afterLoss: true) == .stopped)
    }

    @Test("A session that was suspended for a move has lost nothing", arguments: [
        (ConnectionSuspendReason.none, CastWatch.Ending.neverPlayed(.applicationEnded)),
        (.appBackgrounded, .neverPlayed(.applicationEnded)), (.networkError, .lost("gone")),
        (.networkNotReachable, .lost("gone")), (.unknown, .lost("gone")),
    ]) @MainActor
    func sessionEndsAfterAMove(reason: ConnectionSuspendReason, ending: CastWatch.Ending) async {
        let (sessions, tell) = AsyncStream.makeStream(of: SessionManagerEvent.self)
        let events = Mailbox<CastWatch.Event>()
        let watch = CastWatch(sessions) { events.put($0, $0.place) }
        defer { watch.end() }
        let session = Session(device: Device(address: "192.0.2.1"))
        tell.yield(.didSuspend(session, reason))
        tell.yield(.didEnd(session, CastError(.applicationNotRunning, "gone")))
        var last: CastWatch.Ending?
        while last == nil, let event = await events.next() {
            if case .ended(let found) = event { last = found }
        }
        #expect(last == ending)
        var connection = WatchedConnection()
        connection.suspended(reason)
        connection.suspended(.none)
        #expect(CastWatch.ending(ofSession: nil, afterLoss: connection.isLost) == .stopped)
    }

    @Test("An application that is gone before anything was played may have failed at it")
    func sessionEndsBeforeItPlays() {
        let gone = CastError(.applicationNotRunning, "gone")
        #expect(CastWatch.ending(ofSession: gone, hasPlayed: false) == .neverPlayed(.applicationEnded))
        #expect(CastWatch.ending(ofSession: gone, afterLoss: true, hasPlayed: false) == .lost("gone"))
        #expect(CastWatch.ending(ofSession: nil, hasPlayed: false) == .stopped)
    }

    @Test("Who says that a file is over, has fetched nothing of it and never said that it plays has never played it")
    func finishedUnfetched() {
        let never = CastWatch.Ending.neverPlayed(.finishedUnfetched)
        #expect(CastWatch.Ending.finished.known(hasPlayed: false, wasReached: false) == never)
        #expect(CastWatch.Ending.finished.known(hasPlayed: true, wasReached: false) == .finished)
        #expect(CastWatch.Ending.finished.known(hasPlayed: false, wasReached: true) == .finished)
        #expect(CastWatch.Ending.finished.known(hasPlayed: false, wasReached: nil) == .finished, "served elsewhere")
        #expect(CastWatch.Ending.stopped.known(hasPlayed: false, wasReached: false) == .stopped)
    }

    @Test("A wish that came before anybody listened is acted upon at once") @MainActor
    func earlyWish() {
        let box = WishBox(AsyncStream { $0.finish() })
        box.take(.interrupt)
        var heard: [CastWish] = []
        let registration = box.onWish { heard.append($0) }
        #expect(heard == [.interrupt])
        box.take(.quit)
        #expect(heard == [.interrupt, .quit])
        #expect(box.last == .interrupt)
        registration.cancel()
        box.take(.quit)
        #expect(heard.count == 2)
    }

    @Test("A wish ends a pause, and nothing goes on after it") @MainActor
    func pause() async {
        let (wishes, wish) = AsyncStream.makeStream(of: CastWish.self)
        let box = WishBox(wishes)
        #expect(await box.pause {})
        let pause = Task {
            await box.pause { for await _ in AsyncStream<Void>.makeStream().stream {} }
        }
        wish.yield(.interrupt)
        #expect(await pause.value == false)
        #expect(await box.pause {} == false)
    }

    @Test("The line that asks for consent has the device's name as it is shown")
    func permission() {
        var device = Device(address: "192.0.2.1")
        device.friendlyName = "TV\u{1B}[2J\n" + String(repeating: "x", count: 5000)
        let line = DeviceLink.permissionSentence(device)
        #expect(line.unicodeScalars.count < 250 && !line.unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test("The conversion's progress is told when a percent has changed")
    func progress() {
        var progress = ConversionProgress()
        #expect(progress.percent == 0)
        let told = [1, 1, 3, 2].map { progress.add(index: $0, of: 4) }
        #expect(told == [true, false, true, true])
        #expect(progress.percent == 100)
        var empty = ConversionProgress()
        let isTold = empty.add(index: 0, of: 0)
        #expect(isTold)
        #expect(empty.percent == 0)
    }

    @Test("The line shows a conversion until it is done", arguments: [(34, true), (100, false)])
    func line(percent: Int, isShown: Bool) {
        let line = ProgressLine(
            title: "Film", state: "playing", position: 1, duration: 60, volume: 0.5, converted: percent)
        let text = line.text(width: 80)
        #expect(text.contains("converted \(percent) %") == isShown)
        #expect(text.count <= 80)
    }
}
