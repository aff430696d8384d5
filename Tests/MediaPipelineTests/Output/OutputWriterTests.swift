import Dispatch
import Synchronization
import Testing

@testable import MediaPipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Servers and files that are written to")
struct OutputWriterTests {
    /// What a writer told.
    private final class Heard: Sendable {
        private let events = Mutex<[OutputEvent]>([])
        func hear(_ event: OutputEvent) { events.withLock { $0.append(event) } }
        var all: [OutputEvent] { events.withLock { $0 } }

        func end() async throws -> OutputFailure? {
            for _ in 0..<2_000 {
                for case .ended(let failure) in all { return failure }
                try await Task.sleep(for: .milliseconds(5))
            }
            Issue.record("it does not end: \(all)")
            return nil
        }
    }

    private func encode(_ codec: VideoCodec, _ count: Int) throws -> (OutputStreams, [OutputPacket]) {
        let encoder = try VideoEncoder(
            VideoEncoderConfiguration(codec: codec, size: smallSize, bitrate: 500_000, hardware: .never))
        let streams = OutputStreams(video: .init(codec: codec, size: smallSize, frameRate: 30), audio: nil)
        return (streams, try Pictures.synthetic(count).flatMap { try encoder.encode($0).map { .video($0) } })
    }

    private func writer(
        _ place: OutputTarget.Place, _ format: OutputFormat, _ streams: OutputStreams, _ heard: Heard
    ) -> OutputWriter {
        let target = OutputTarget(place, format: format, shown: "it")
        return OutputWriter(target, streams, isOnly: true, jitter: { 0 }, onEvent: heard.hear)
    }

    @Test(
        "What was written is read again, picture by picture",
        arguments: [
            (OutputFormat.mp4, VideoCodec.h264), (.matroska, .h264), (.matroska, .vp8), (.webm, .vp8), (.webm, .vp9),
            (.mpegTS, .h264), (.flv, .h264),
        ])
    func files(format: OutputFormat, codec: VideoCodec) async throws {
        let folder = try FilmMaker()
        let path = folder.path("film.\(format.muxerName)")
        let (streams, packets) = try encode(codec, 40)
        let heard = Heard()
        let writer = writer(.file(path, overwrites: false), format, streams, heard)
        for packet in packets { writer.take(packet) }
        await writer.finish(within: .seconds(10))
        #expect(heard.all == [.connected, .began, .ended(nil)])
        #expect(writer.state.frames == 40 && writer.state.dropped == 0 && writer.state.phase == .ended)
        var options = FileSourceOptions()
        options.size = smallSize
        let source = try FileSource(path: path, options, clock: JumpingClock().capture)
        var counters: [Int] = []
        while case .video(let frame) = try await source.next()?.content {
            counters += [SyntheticPicture.read(frame)?.counter ?? -1]
        }
        #expect(counters == Array(0..<40))
    }

    @Test("A file that is there is kept; into one that is not nothing is written before there is something")
    func kept() async throws {
        let folder = try FilmMaker()
        let path = folder.path("mine.mkv")
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        let (streams, packets) = try encode(.vp8, 2)
        let heard = Heard()
        _ = writer(.file(path, overwrites: false), .matroska, streams, heard)
        #expect(try await heard.end()?.kind == .unwritable)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("mine".utf8))
        let over = writer(.file(path, overwrites: true), .matroska, streams, Heard())
        for packet in packets { over.take(packet) }
        await over.finish(within: .seconds(10))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count > 500)
        let empty = writer(.file(folder.path("empty.mkv"), overwrites: false), .matroska, streams, Heard())
        await empty.finish(within: .seconds(10))
        #expect(!FileManager.default.fileExists(atPath: folder.path("empty.mkv")))
    }

    @Test("A disk without room ends the file", arguments: [OutputFormat.matroska, .mp4, .mpegTS])
    func full(format: OutputFormat) async throws {
        let (streams, packets) = try encode(.h264, 90)
        let heard = Heard()
        let writer = writer(.file("/dev/full", overwrites: true), format, streams, heard)
        for packet in packets { writer.take(packet) }
        await writer.finish(within: .seconds(10))
        #expect(try await heard.end()?.kind == .full)
    }

    @Test("A server that nobody answers for ends the only output, at once")
    func unreachable() async throws {
        let (streams, _) = try encode(.h264, 1)
        let heard = Heard()
        // Nobody listens at the port of discard.
        _ = writer(.server("rtmp://127.0.0.1:9/live/key"), .flv, streams, heard)
        #expect(try await heard.end()?.kind == .unreachable)
        let unknown = Heard()
        _ = writer(.server("rtmp://host.invalid/live/key"), .flv, streams, unknown)
        #expect(try await unknown.end()?.kind == .unreachable)
    }

    @Test("A login over rtmps is refused before anything is connected to: FFmpeg would check no certificate")
    func login() async throws {
        let (streams, _) = try encode(.h264, 1)
        let heard = Heard()
        // Nobody listens there.
        _ = writer(.server("RTMPS://me:k3y@127.0.0.1:9/live/key"), .flv, streams, heard)
        let failure = try await heard.end()
        #expect(failure?.kind == .unsupported && failure?.description.contains("k3y") == false)
    }

    @Test("What ends while it is tried again ends with its failure: nobody has anything of it")
    func endsUnconnected() async throws {
        let (streams, packets) = try encode(.h264, 2)
        let heard = Heard()
        let target = OutputTarget(.server("rtmp://127.0.0.1:9/live/key"), format: .flv, shown: "it")
        let writer = OutputWriter(target, streams, isOnly: false, jitter: { 1 }, onEvent: heard.hear)
        for packet in packets { writer.take(packet) }
        while writer.state.phase != .reconnecting { try await Task.sleep(for: .milliseconds(5)) }
        await writer.finish(within: .seconds(10))
        #expect(try await heard.end()?.kind == .unreachable)
    }

    @Test("What stands for ever is not waited for: the end is told without it, and once")
    func stands() async throws {
        let folder = try FilmMaker()
        let (streams, packets) = try encode(.vp8, 2)
        let (heard, gate) = (Heard(), DispatchSemaphore(value: 0))
        let target = OutputTarget(.file(folder.path("a.mkv"), overwrites: false), format: .matroska, shown: "it")
        let writer = OutputWriter(target, streams, isOnly: true) { event in
            heard.hear(event)
            // The writer's thread stands here as it would for a name or a disk.
            if event == .connected { gate.wait() }
        }
        for packet in packets { writer.take(packet) }
        await writer.finish(within: .milliseconds(20))
        #expect(try await heard.end()?.kind == .lost)
        #expect(writer.state.phase == .ended)
        gate.signal()
        await writer.finish(within: .seconds(10))
        #expect(heard.all.filter { if case .ended = $0 { true } else { false } }.count == 1)
    }

    @Test("A pipe that nobody reads is no file to write over")
    func pipe() async throws {
        let folder = try FilmMaker()
        let path = folder.path("a.mkv")
        #expect(mkfifo(path, 0o600) == 0)
        let heard = Heard()
        let (streams, _) = try encode(.vp8, 1)
        _ = writer(.file(path, overwrites: true), .matroska, streams, heard)
        #expect(try await heard.end()?.kind == .unwritable)
    }

    @Test("A certificate is distrusted where FFmpeg's TLS says so, and not where a server does")
    func distrust() {
        for line in [
            "[tls @ 0x1f] Peer certificate failed verification",
            "[tls @ 0x1f] The certificate's owner does not match hostname example.org",
            "[tls @ 0x1f] error:0A000086:SSL routines::certificate verify failed",
        ] { #expect(OutputOpening.isDistrust(line), "\(line)") }
        for line in [
            "[rtmps @ 0x1f] Server error: Peer certificate failed verification",
            "[tls @ 0x1f] The TLS connection was non-properly terminated.", "Peer certificate failed verification",
        ] { #expect(!OutputOpening.isDistrust(line), "\(line)") }
        let failure = OutputOpening.failure(
            -1, OutputTarget(.server("rtmp://h/live/key"), format: .flv, shown: "it"), isOpen: false,
            ["[tls @ 0x1f] Peer certificate failed verification"])
        #expect(failure.kind == .refused)
    }

    @Test("Keys stand in no message")
    func concealed() {
        PipelineLog.conceal(["k3y-of-a-test", "k3y-of-a-test&more"])
        #expect(PipelineLog.concealed("rtmp://h/live/k3y-of-a-test&more: k3y-of-a-test") == "rtmp://h/live/…: …")
    }
}
