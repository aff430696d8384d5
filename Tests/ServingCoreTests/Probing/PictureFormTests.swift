import Foundation
import Testing

@testable import ServingCore

/// What ffprobe says of how a picture is shown, and whether a copy says it too.
@Suite struct PictureFormTests {
    private func stream(_ fields: String, in container: String = "mov") throws -> MediaStream {
        let json =
            #"{"format": {"format_name": "\#(container)", "duration": "9"}, "streams": [{"index": 0, "codec_type": "video","#
            + #" "codec_name": "h264", \#(fields)}]}"#
        return try #require(try ProbeReport.read(Array(json.utf8)).mediaFile(path: "x", size: 1).video)
    }

    private func matrix(_ numbers: [Int]) -> String {
        let lines = (0..<3).map { line in
            "0000000\(line): " + numbers[line * 3..<line * 3 + 3].map(String.init).joined(separator: "   ")
        }
        return lines.joined(separator: #"\n"#)
    }

    @Test(arguments: [
        ([65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30], false), ([0, 65536, 0, -65536, 0, 0, 0, 0, 1 << 30], true),
        ([-65536, 0, 0, 0, -65536, 0, 0, 0, 1 << 30], true), ([0, -65536, 0, 65536, 0, 0, 0, 0, 1 << 30], true),
        ([-65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30], true), ([65536, 0, 0, 0, -65536, 0, 0, 0, 1 << 30], true),
    ])
    func aRotatedOrMirroredPictureIsTurned(numbers: [Int], isTurned: Bool) throws {
        let data = #""side_data_list": [{"side_data_type": "Display Matrix", "displaymatrix": "\#(matrix(numbers))"}]"#
        let form = try stream(data).form
        #expect(form.isTurned == isTurned && form.survivesCopying == !isTurned)
    }

    @Test(arguments: ["", "x", "1: 2", "00000000: 1 2 3\n00000001: 4"])
    func whatIsNoMatrixTurnsNothing(text: String) {
        #expect(!PictureForm.turns(text))
    }

    @Test func pointsThatAreNotSquareKeepTheirAspect() throws {
        #expect(try stream(#""sample_aspect_ratio": "64:45""#).form.pointAspect == .init(width: 64, height: 45))
        // What the container says of square points has to reach a codec that says something else.
        #expect(try stream(#""sample_aspect_ratio": "1:1""#).form.pointAspect == .init(width: 1, height: 1))
        for text in ["0:1", "5:0", "x", "", "70000:1", "1:2:3"] {
            #expect(try stream(#""sample_aspect_ratio": "\#(text)""#).form.pointAspect == nil, "\(text)")
        }
    }

    @Test(arguments: [
        ("tt", true), ("bb", true), ("tb", true), ("bt", true), ("progressive", false), ("unknown", false),
    ])
    func fieldsAreToldByTheStreamsFlags(order: String, isInterlaced: Bool) throws {
        let form = try stream(#""field_order": "\#(order)""#).form
        #expect(form.isInterlaced == isInterlaced && form.mayBeInterlaced == (order == "unknown"))
    }

    @Test func aDisplaySizeIsThatOfTheWholePictureItIsSaidOf() {
        #expect(
            PictureForm.PointAspect(showing: 320, 180, as: .init(width: 320, height: 180)) == .init(width: 1, height: 1)
        )
        #expect(
            PictureForm.PointAspect(showing: 320, 240, as: .init(width: 16, height: 9)) == .init(width: 4, height: 3))
        let large = PictureForm.PointAspect(showing: 8191, 4093, as: .init(width: 16_777_213, height: 9_999_991))
        #expect(max(large.width, large.height) <= 65_535)
        #expect(abs(Double(large.width) / Double(large.height) - 0.83835) < 0.0001)
    }

    @Test func highDynamicRangesAreToldByTheirCurve() throws {
        #expect(try stream(#""color_transfer": "smpte2084""#).form.highRange == .pq)
        #expect(try stream(#""color_transfer": "arib-std-b67""#).form.highRange == .hlg)
        #expect(try stream(#""color_transfer": "bt709""#).form.highRange == nil)
        let dolby = #""side_data_list": [{"side_data_type": "DOVI configuration record", "dv_profile": 5}]"#
        #expect(try stream(dolby).form.hasDolbyColours)
    }

    /// FFmpeg doubles a side of Matroska's display size, so that 16:9 becomes 32:9 or 8:9.
    @Test(arguments: [
        ("side by side", "2:1", "matroska,webm", 1, 1), ("top and bottom", "1:2", "matroska,webm", 1, 1),
        ("side by side", "1:1", "matroska,webm", 1, 2), ("interleaved columns", "2:1", "matroska,webm", 1, 1),
        ("frame alternate", "1:1", "matroska,webm", 1, 1), ("side by side", "1:1", "mov,mp4", 1, 1),
    ])
    func aPictureForBothEyesHasTheShapeOfOne(
        type: String, told: String, container: String, width: Int, height: Int
    ) throws {
        let form = try stream(
            #""sample_aspect_ratio": "\#(told)", "side_data_list": [{"side_data_type": "Stereo 3D", "type": "\#(type)"}]"#,
            in: container
        ).form
        #expect(form.pointAspect == .init(width: width, height: height))
    }

    @Test func twoEyesPicturesAreNotCopied() throws {
        let form = try stream(#""side_data_list": [{"side_data_type": "Stereo 3D", "type": "side by side"}]"#).form
        #expect(form.isStereo && !form.survivesCopying)
        #expect(!(try stream(#""side_data_list": [{"side_data_type": "Stereo 3D", "type": "2D"}]"#).form.isStereo))
    }

    @Test(arguments: [
        ("25/1", "25/1", 25, false), ("24000/1001", "30000/1001", 30000 / 1001, false), ("25/1", "50/1", 25, false),
        ("83/10", "25/1", 25, true), ("15/1", "600/1", 15, true), ("1/1", "1/1", 10, true), ("4/1", "4/1", 12, true),
        ("0/0", "25/1", 25, false), ("90/1", "500/1", 90, true), ("1/15", "1000/1", 10, true),
        ("0/0", "1/8", 10, true),
    ])
    func anUnevenRateIsToldFromAnEvenOne(average: String, finest: String, rate: Double, isUneven: Bool) throws {
        let stream = try stream(#""avg_frame_rate": "\#(average)", "r_frame_rate": "\#(finest)""#)
        #expect(stream.evenRate == rate && stream.hasUnevenRate == isUneven)
    }

    /// Of a slide show in a transport stream ffprobe tells no rate.
    @Test func theRateThatNothingTellsIsThatOfTheFirstPackets() throws {
        let film = MediaFile(path: "a.ts", containers: ["mpegts"], startTime: 1.4, streams: [])
        let stream = try stream(#""avg_frame_rate": "0/0", "r_frame_rate": "90000/1""#)
        #expect(stream.framesPerSecond == nil)
        func paced(_ answer: String) -> MediaStream { ProbeReport.pacing(stream, Array(answer.utf8), of: film) }
        let slow = paced("0,13.4,6.0,K_,\n\n0,31.4,6.0,__\n0,19.4,6,__\n0,25.4,6,__\n")
        #expect(abs(try #require(slow.framesPerSecond) - 1 / 6) < 0.0001)
        #expect(abs(try #require(slow.evenRate) - 10) < 0.001 && slow.hasUnevenRate)
        let quick = paced("0,1.40,0.04,K_\n0,1.44,0.04,__\n0,1.48,0.04,__\n")
        #expect(abs(try #require(quick.evenRate) - 25) < 0.001 && !quick.hasUnevenRate)
        #expect(paced("").evenRate == 10 && paced("0,1.4,0,K_").hasUnevenRate)
    }
}
