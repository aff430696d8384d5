import Foundation
import Testing

@testable import SystemEvents

/// With SIGWINCH and SIGURG, which do nothing to a process that does not want them.
@Suite(.serialized, .timeLimit(.minutes(1))) struct CaughtSignalsTests {
    @Test func aSignalThatComesAtOnceIsHeard() async {
        for _ in 0..<50 {
            let (heard, continuation) = AsyncStream<Int32>.makeStream()
            let watch = CaughtSignals.watch(SIGWINCH) { continuation.yield(SIGWINCH) }
            kill(getpid(), SIGWINCH)
            #expect(await heard.first { _ in true } == SIGWINCH)
            withExtendedLifetime(watch) {}
        }
    }

    @Test func eachIsToldToThoseWhoWatchItAndToNobodyElse() async {
        let (heard, continuation) = AsyncStream<String>.makeStream()
        let watches = [
            CaughtSignals.watch(SIGURG) { continuation.yield("first") },
            CaughtSignals.watch(SIGURG) { continuation.yield("second") },
            CaughtSignals.watch(SIGWINCH) { continuation.yield("other") },
        ]
        var gone: CaughtSignals.Watch? = CaughtSignals.watch(SIGURG) { continuation.yield("gone") }
        withExtendedLifetime(gone) {}
        gone = nil
        kill(getpid(), SIGURG)
        var names = heard.makeAsyncIterator()
        #expect(await [names.next(), names.next()] == ["first", "second"])
        kill(getpid(), SIGWINCH)
        #expect(await names.next() == "other")
        withExtendedLifetime(watches) {}
    }
}
