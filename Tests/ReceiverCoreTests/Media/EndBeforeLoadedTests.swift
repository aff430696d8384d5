import CastWire
import Testing

@testable import ReceiverCore

/// Media that is over before the screen has said that it is there: a film of one picture.
@Suite struct EndBeforeLoadedTests {
    private static let queue = #"""
        {"type":"QUEUE_LOAD","requestId":2,"items":[
        {"media":{"contentId":"http://192.0.2.1/1.mp4","contentType":"video/mp4"}},
        {"media":{"contentId":"http://192.0.2.1/2.mp4","contentType":"video/mp4"}}]}
        """#

    @Test func aLoadWhoseMediaIsOverIsAnsweredWithSuccessAndThenFinished() {
        var bench = DeviceBench.launched(connections: [1, 2])
        bench.ask(DeviceBench.filmLoad)
        let told = bench.report(.ended, .ended).filter { $0.namespace == .media }
        #expect(told.map(\.type) == ["MEDIA_STATUS", "MEDIA_STATUS", "MEDIA_STATUS", "MEDIA_STATUS"])
        #expect(told.map(\.requestID) == [2, 0, 0, 0], "the answer comes first, under its number")
        #expect(told[0].media?["playerState"]?.stringValue == "BUFFERING")
        for last in told.suffix(2) {
            #expect(last.media?["playerState"]?.stringValue == "IDLE")
            #expect(last.media?["idleReason"]?.stringValue == "FINISHED")
        }
    }

    @Test func inAQueueTheNextItemIsLoadedAndTheLoadHasSucceeded() {
        var bench = DeviceBench.launched()
        bench.ask(Self.queue)
        let told = bench.report(.ended, .ended).filter { $0.namespace == .media }
        #expect(!told.contains { $0.type == "LOAD_CANCELLED" })
        #expect(told.first?.requestID == 2 && told.first?.type == "MEDIA_STATUS")
        guard case .load(_, let item)? = bench.commands.last else {
            Issue.record("nothing was loaded")
            return
        }
        #expect(item.contentURL == "http://192.0.2.1/2.mp4")
    }

    @Test func aLoadThatSomebodyElseTakesThePlaceOfIsStillCancelled() {
        var bench = DeviceBench.launched()
        bench.ask(DeviceBench.filmLoad)
        let told = bench.ask(DeviceBench.filmLoad.replacing("\"requestId\":2", with: "\"requestId\":3"))
        #expect(told.contains { $0.type == "LOAD_CANCELLED" && $0.requestID == 2 })
    }
}
