import Foundation
import Testing

@testable import MediaPipeline

private let hasGraphicsCard =
    FileManager.default.fileExists(atPath: "/dev/dri") || FileManager.default.fileExists(atPath: "/dev/nvidia0")

@Suite("What this machine encodes with")
struct EncoderProbeTests {
    @Test("The probe names the software encoders, and hardware only where there is some")
    func probe() {
        let found = EncoderProbe.probe()
        let software = found.filter { !$0.isHardware }.map(\.name)
        #expect(Set(software).isSuperset(of: ["libvpx", "libvpx-vp9", "libx264", "libaom-av1", "libopus", "aac"]))
        #expect(hasGraphicsCard || found.allSatisfy { !$0.isHardware })
        #expect(found.filter(\.isVideo).map(\.codec).contains("vp8"))
        #expect(found.first { $0.name == "libvpx" }?.description == "vp8: libvpx (software)")
        #expect(found.first { $0.name == "aac" }?.isVideo == false)
    }

    @Test("Where software need only be there, the same is found")
    func withoutOpening() { #expect(EncoderProbe.probe(opensSoftware: false) == EncoderProbe.probe()) }

    @Test("Where hardware is preferred and there is none, software encodes and says that it is")
    func fallback() throws {
        let encoder = try VideoEncoder(
            VideoEncoderConfiguration(codec: .h264, size: smallSize, bitrate: 300_000, hardware: .preferred))
        #expect(hasGraphicsCard || encoder.encoder.name == "libx264" && !encoder.encoder.isHardware)
        #expect(try encoder.encode(Pictures.synthetic(1)[0]).count == 1)
    }

    @Test(
        "Where hardware is required and there is none, that is an error", .enabled(if: !hasGraphicsCard),
        arguments: VideoCodec.allCases)
    func required(codec: VideoCodec) throws {
        let error = #expect(throws: PipelineError.self) {
            try VideoEncoder(
                VideoEncoderConfiguration(codec: codec, size: smallSize, bitrate: 300_000, hardware: .required))
        }
        #expect([.encoderUnavailable, .codecMissing].contains(error?.code))
    }
}
