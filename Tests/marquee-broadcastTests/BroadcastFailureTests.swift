import Testing

@testable import CastSender
@testable import MediaPipeline
@testable import RemoteDisplay
@testable import ScreenBroadcast
@testable import marquee_broadcast


@Suite struct BroadcastFailureTests {
    private func ending(_ error: any Error, isUnderWay: Bool = true) -> BroadcastEnding {
        BroadcastEnding(error, device: "TV", isUnderWay: isUnderWay)
    }

    @Test(
        "A source that can't be opened was named wrongly; one that can't be read on has failed",
        arguments: [PipelineError.Code.fileUnreadable, .fileMissing, .notMedia])
    func sources(code: PipelineError.Code) {
        let error = PipelineError(code, "film.mkv can't be read on.")
        #expect(ending(error, isUnderWay: false) == BroadcastEnding(.wrongUse, "film.mkv can't be read on."))
        #expect(ending(error) == BroadcastEnding(.failed, "film.mkv can't be read on."))
    }

    @Test("A film of which nothing can be played was named wrongly, though that is seen late", arguments: [
        PipelineError.Code.decodingFailed, .nothingToPlay,
    ])
    func undecodable(code: PipelineError.Code) {
        #expect(ending(PipelineError(code, "Nothing.")).kind == .wrongUse)
    }

    @Test("A machine without an encoder can't mirror; one whose encoder fails could not go on")
    func encoders() {
        #expect(ending(PipelineError(.codecMissing, "None."), isUnderWay: false).kind == .unsupported)
        let failed = CastError(
            .remoteDisplayError, "The encoder failed; offer another codec.",
            underlying: PipelineError(.encodingFailed, "libvpx gave up."))
        #expect(ending(failed) == BroadcastEnding(.failed, "what is mirrored can't be encoded: libvpx gave up."))
    }

    @Test("A device that goes while it is asked is lost; one whose application takes no offers has refused")
    func negotiation() {
        #expect(ending(CastError.lostWhileOffering).kind == .lost)
        #expect(ending(CastError.lostWhileOffering).sentence.hasPrefix("\"TV\" went away"))
        #expect(ending(CastError.channelNotConnected("urn:x-cast:x")).kind == .refused)
        #expect(ending(CastError.channelLost).kind == .lost)
    }

    @Test("Who was told to stop has stopped")
    func stopped() {
        #expect(ending(CancellationError()) == BroadcastEnding(.stopped))
        #expect(ending(CastError(.cancelled, "ended")) == BroadcastEnding(.stopped))
    }

    @Test("What is wrong with a file names the file once")
    func names() {
        func sentence(_ error: any Error) -> String {
            BroadcastEnding(error, device: "TV", source: "half.png", isUnderWay: true).sentence
        }
        let nameless = sentence(PipelineError(.decodingFailed, "Nothing of this film can be decoded."))
        #expect(nameless == "half.png: Nothing of this film can be decoded.")
        #expect(sentence(PipelineError(.fileUnreadable, "half.png is cut.")) == "half.png is cut.")
        #expect(sentence(PlanError("no such codec")) == "no such codec")
    }

    @Test("A file that gives nothing is no success")
    func nothing() {
        let ending = BroadcastEnding(PlanError.nothingInIt, device: "TV", source: "head.avi", isUnderWay: true)
        #expect(ending.kind == .wrongUse && ending.sentence.hasPrefix("head.avi: nothing of it"))
    }
}
