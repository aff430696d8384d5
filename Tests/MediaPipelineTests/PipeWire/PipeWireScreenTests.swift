import CPipeWire
import Foundation
import Testing

@testable import MediaPipeline

@Suite("A screen's pictures by PipeWire", .serialized, .timeLimit(.minutes(1)))
struct PipeWireScreenTests {
    private static let size = VideoSize(320, 240)

    /// A server, who gives pictures, and who takes them.
    private struct Stage {
        let server: PipeWireServer
        let producer: ScreenProducer
        let source: PipeWireScreenSource

        init(_ format: spa_video_format, showsCursor: Bool = true) async throws {
            server = try await PipeWireServer()
            producer = ScreenProducer(PipeWireScreenTests.size, format, on: try server.connect())
            let configuration = ScreenConfiguration(
                target: .screen(nil), size: PipeWireScreenTests.size, showsCursor: showsCursor)
            source = try PipeWireScreenSource(
                configuration,
                of: SharedScreen(remote: try server.connect(), node: await producer.node(), size: nil), session: nil)
            try await server.link()
        }

        /// The first picture for which that holds, and how old it was.
        func picture(
            _ what: String, _ wanted: (VideoFrame) -> Bool
        ) async throws -> (frame: VideoFrame, age: Duration) {
            while let sample = try await source.next() {
                guard case .video(let frame) = sample.content else { continue }
                if wanted(frame) { return (frame, ContinuousClock.now - sample.capturedAt) }
            }
            Issue.record("\(what) did not come")
            throw CancellationError()
        }
    }

    private static func luma(_ frame: VideoFrame, _ x: Int, _ y: Int) -> UInt8 {
        frame.withPlanes { $0[0].bytes[y * $0[0].stride + x] }
    }

    private static func redness(_ frame: VideoFrame) -> UInt8 { frame.withPlanes { $0[2].bytes[0] } }

    @Test(
        "In each order of colours, what is red is red",
        arguments: [
            (SPA_VIDEO_FORMAT_BGRx.rawValue, 0xff_0000), (SPA_VIDEO_FORMAT_RGBA.rawValue, 0xff00_00ff),
            (SPA_VIDEO_FORMAT_xRGB.rawValue, 0xff00),
        ] as [(UInt32, UInt32)])
    func colours(format: UInt32, red: UInt32) async throws {
        let stage = try await Stage(spa_video_format(rawValue: format))
        stage.producer.show(.init(colour: red))
        let frame = try await stage.picture("red") { _ in true }.frame
        #expect(Self.luma(frame, 10, 10) == 63 && Self.redness(frame) == 240)
    }

    @Test("Rows that are told to have changed are taken; what is not told stays")
    func damage() async throws {
        let stage = try await Stage(SPA_VIDEO_FORMAT_BGRx)
        stage.producer.show(.init(colour: 0))
        _ = try await stage.picture("black") { Self.luma($0, 5, 5) == 16 }
        // All is white in the buffer, of which a band alone is told.
        stage.producer.show(.init(colour: 0xff_ffff, band: (96..<128, 0xff_ffff)))
        let frame = try await stage.picture("a band") { Self.luma($0, 5, 100) == 235 }.frame
        #expect(Self.luma(frame, 5, 5) == 16 && Self.luma(frame, 5, 127) == 235 && Self.luma(frame, 5, 128) == 16)
    }

    @Test("The pointer is drawn where it is told to be, moves without a picture, and is left out on request")
    func cursor() async throws {
        let stage = try await Stage(SPA_VIDEO_FORMAT_BGRx)
        stage.producer.show(.init(colour: 0, cursor: (20, 30, 0xffff_ffff)))
        let first = try await stage.picture("a pointer") { Self.luma($0, 22, 32) == 235 }.frame
        #expect(Self.luma(first, 19, 29) == 16 && Self.luma(first, 28, 38) == 16)
        stage.producer.show(.init(colour: nil, cursor: (200, 100, 0xffff_ffff)))
        let moved = try await stage.picture("the pointer elsewhere") { Self.luma($0, 202, 102) == 235 }.frame
        #expect(Self.luma(moved, 22, 32) == 16)
        let without = try await Stage(SPA_VIDEO_FORMAT_BGRx, showsCursor: false)
        without.producer.show(.init(colour: 0, cursor: (20, 30, 0xffff_ffff)))
        #expect(Self.luma(try await without.picture("a picture") { _ in true }.frame, 22, 32) == 16)
    }

    @Test("A picture is as old as the desktop says")
    func age() async throws {
        let stage = try await Stage(SPA_VIDEO_FORMAT_BGRx)
        stage.producer.show(.init(colour: 0))
        _ = try await stage.picture("black") { _ in true }
        // No picture is older than the one before.
        try await Task.sleep(for: .milliseconds(70))
        stage.producer.show(.init(colour: 0xff_ffff, age: 60))
        let age = try await stage.picture("white") { Self.luma($0, 5, 5) == 235 }.age
        #expect(age >= .milliseconds(60) && age < .milliseconds(600))
    }

    @Test("A desktop that gives no picture before something changes is black until then")
    func noFirst() async throws {
        let stage = try await Stage(SPA_VIDEO_FORMAT_BGRx)
        _ = try await stage.picture("black") { Self.luma($0, 5, 5) == 16 }
        stage.producer.show(.init(colour: 0xff_ffff, band: (0..<32, 0xff_ffff)))
        let frame = try await stage.picture("all of it") { Self.luma($0, 5, 5) == 235 }.frame
        #expect(Self.luma(frame, 5, 200) == 235)
    }

    @Test("A picture in which nothing has changed is none")
    func same() async throws {
        let stage = try await Stage(SPA_VIDEO_FORMAT_BGRx)
        for _ in 0..<20 { stage.producer.show(.init(colour: 0)) }
        stage.producer.show(.init(colour: 0xff_ffff))
        var blacks = 0
        _ = try await stage.picture("white") {
            blacks += Self.luma($0, 5, 5) == 16 ? 1 : 0
            return Self.luma($0, 5, 5) == 235
        }
        // The first, and those that are given again while nothing changes.
        #expect(blacks <= 3)
    }

    @Test("What gave the pictures goes, or PipeWire: a sentence says so")
    func ends() async throws {
        let stage = try await Stage(SPA_VIDEO_FORMAT_BGRx)
        stage.producer.show(.init(colour: 0))
        _ = try await stage.picture("black") { _ in true }
        stage.producer.end()
        await #expect(throws: PipelineError.screenGone) { try await stage.picture("nothing") { _ in false } }
        let other = try await Stage(SPA_VIDEO_FORMAT_BGRx)
        other.producer.show(.init(colour: 0))
        _ = try await other.picture("black") { _ in true }
        other.server.kill9()
        await #expect(throws: PipelineError.pipeWireGone) { try await other.picture("nothing") { _ in false } }
    }
}
