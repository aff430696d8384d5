import CastWire
import Testing

@testable import ReceiverCore

/// Pictures in a queue whose items have a `playbackDuration`: they go on by themselves.
@Suite struct SlideTests {
    private static let picture = MediaDescription(kind: .image, duration: nil, width: 640, height: 480)

    private static func queue(_ second: String = "") -> String {
        #"""
        {"type":"QUEUE_LOAD","requestId":2,"items":[
        {"playbackDuration":8,"media":{"contentId":"http://192.0.2.1/1.png","contentType":"image/png"}},
        {\#(second)"media":{"contentId":"http://192.0.2.1/2.png","contentType":"image/png"}}]}
        """#
    }

    private func shown(_ queue: String) -> DeviceBench {
        var bench = DeviceBench.launched()
        bench.ask(queue)
        // The time counts from when it is on the screen, however long it took to get there.
        bench.wait(.seconds(5))
        bench.report(.loaded(Self.picture), .paused)
        return bench
    }

    private func loaded(_ bench: DeviceBench) -> [String] {
        bench.commands.compactMap { if case .load(_, let item) = $0 { item.contentURL } else { nil } }
    }

    @Test func aPictureStaysForItsTimeAndTheNextOneComes() {
        var bench = shown(Self.queue())
        bench.wait(.milliseconds(7999))
        #expect(loaded(bench) == [])
        bench.wait(.milliseconds(1))
        #expect(loaded(bench) == ["http://192.0.2.1/2.png"])
    }

    @Test func afterTheLastPictureTheQueueIsFinished() {
        var bench = shown(Self.queue(#""playbackDuration":3,"#))
        bench.wait(.seconds(8))
        bench.report(.loaded(Self.picture), .paused)
        #expect(bench.wait(.milliseconds(2999)).isEmpty)
        let last = bench.wait(.milliseconds(1)).filter { $0.namespace == .media }
        #expect(last.last?.media?["idleReason"]?.stringValue == "FINISHED")
        #expect(bench.commands.contains { if case .stop = $0 { true } else { false } })
    }

    @Test func aPictureWithoutATimeStays() {
        var bench = shown(Self.queue())
        bench.wait(.seconds(8))
        bench.report(.loaded(Self.picture), .paused)
        bench.wait(.seconds(600))
        #expect(loaded(bench) == [] && bench.commands.isEmpty)
    }

    @Test func aPictureThatIsPausedStays() {
        var bench = shown(Self.queue())
        bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":3}"#)
        bench.wait(.seconds(60))
        #expect(loaded(bench) == [])
    }

    @Test func overAPictureNothingAnnouncesWhatComesNext() {
        var bench = shown(Self.queue())
        #expect(!bench.commands.contains { if case .setNext = $0 { true } else { false } })
        bench.wait(.seconds(4))
        #expect(bench.commands.isEmpty)
    }
}
