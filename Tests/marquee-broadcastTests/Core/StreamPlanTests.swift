import BroadcastCore
import Testing

@testable import MediaPipeline
@testable import marquee_broadcast

@Suite("Which encodes serve servers and files")
struct StreamPlanTests {
    private func request(_ outputs: [BroadcastRequest.Output], _ codec: String? = nil) -> BroadcastRequest {
        BroadcastRequest(outputs: outputs, source: .synthetic, video: .init(codec: codec))
    }

    private static let tv = BroadcastRequest.Output.device(.init(id: "1", name: "TV", addresses: ["::1"], port: 8009))
    private static let rtmp = BroadcastRequest.Output.server("rtmp://h/live/key")
    private static let srt = BroadcastRequest.Output.server("srt://h:9000")

    @Test("One encode serves all that take its codecs")
    func shared() throws {
        let plan = try StreamPlan(
            request([Self.rtmp, .file("/a.mkv"), Self.tv, Self.srt, .file("/a.mp4"), .file("/b.webm")]))
        #expect(plan.groups.count == 2)
        #expect(plan.groups[0].videoCodec == .h264 && plan.groups[0].audioCodec == .aac)
        #expect(Set(plan.groups[0].outputs) == [Self.rtmp, .file("/a.mkv"), Self.srt, .file("/a.mp4")])
        #expect(plan.groups[1].videoCodec == .vp8 && plan.groups[1].audioCodec == .opus)
        #expect(plan.groups[1].outputs == [.file("/b.webm")])
    }

    @Test("A file that takes every codec takes what is encoded anyway")
    func matroska() throws {
        let plan = try StreamPlan(request([.file("/a.mkv"), .file("/b.webm")]))
        #expect(plan.groups.map(\.outputs) == [[.file("/b.webm"), .file("/a.mkv")]])
        #expect(try StreamPlan(request([.file("/a.mkv")])).groups.first?.videoCodec == .h264)
        #expect(try StreamPlan(request([Self.tv])).groups.isEmpty)
    }

    @Test("A codec that was asked for counts where it can be, and is an error where it can't")
    func wishes() throws {
        #expect(try StreamPlan(request([.file("/a.mkv")], "vp9")).groups.first?.videoCodec == .vp9)
        let error = #expect(throws: PlanError.self) { try StreamPlan(request([Self.rtmp], "vp8")) }
        #expect(error?.description == "rtmp://h/live takes pictures in h264 alone")
        // It may be the device's.
        #expect(try StreamPlan(request([Self.tv, Self.rtmp], "vp8")).groups.first?.videoCodec == .h264)
        #expect(throws: PlanError.self) { try StreamPlan(request([.file("/a.mkv")], "theora")) }
    }

    @Test("Pictures keep their shape, and are no larger than was asked for")
    func sizes() throws {
        let plan = try StreamPlan(request([Self.rtmp]))
        let broadcast = BroadcastPlan(request([Self.rtmp]))
        func size(_ width: Int, _ height: Int) throws -> VideoSize? {
            let format = CaptureFormat(video: .init(size: VideoSize(width, height), frameRate: 24))
            return try broadcast.encodes(plan.groups[0], of: format).video?.size
        }
        #expect(try size(1920, 1080) == VideoSize(1280, 720))
        #expect(try size(1920, 800) == VideoSize(1280, 534))
        #expect(try size(641, 359) == VideoSize(642, 360))
        #expect(throws: PlanError.self) { try broadcast.encodes(plan.groups[0], of: CaptureFormat()) }
    }

    @Test("Of what waits for one taker the newest two pictures stay, and four seconds of sound")
    func queue() {
        var queue = SampleQueue<Int>()
        for index in 0..<600 {
            queue.add(index, isPicture: index % 3 == 0, time: .milliseconds(10 * index))
        }
        var (taken, left): ([Int], Int) = ([], 0)
        while let next = queue.take() {
            taken.append(next.sample)
            left += next.left
        }
        #expect(taken.filter { $0 % 3 == 0 } == [594, 597] && left == 198)
        #expect(taken == taken.sorted() && taken.first == 199)
    }
}
