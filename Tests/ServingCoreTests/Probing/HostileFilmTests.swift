import Foundation
import Testing

@testable import ServingCore

/// Numbers that a film may say, and what may be made of them.
@Suite struct HostileFilmTests {
    private func report(_ json: String) throws -> MediaFile {
        try JSONDecoder().decode(ProbeReport.self, from: Data(json.utf8)).mediaFile(path: "x.mkv", size: 1)
    }

    @Test(arguments: ["1e300", "-1e300", "nan", "inf", "-5", "1e12", "x", ""])
    func aTimeThatNoFilmHasCountsAsNone(number: String) throws {
        let file = try report(
            """
            {"format": {"format_name": "matroska,webm", "duration": "\(number)", "start_time": "\(number)"},
             "streams": [{"index": 0, "codec_type": "video", "codec_name": "h264", "avg_frame_rate": "\(number)/1",
                          "r_frame_rate": "2147483647/1"}]}
            """)
        #expect(file.duration == nil)
        #expect(abs(file.startTime) <= 5)
        #expect(file.video?.framesPerSecond == nil)
    }

    /// Names of tags are looked up, and one of them may be as long as the film likes.
    @Test func aTagsMarksAreThoseThatLettersHave() throws {
        let marked = "T" + String(repeating: "\u{301}", count: 60)
        let json = #"{"format": {"tags": {"\#(marked)": "x", "title": "\#(marked)"}}, "streams": []}"#
        let tags = try #require(try ProbeReport.read(Array(json.utf8)).format?.tags)
        #expect(tags.count == 2)
        #expect(tags.allSatisfy { $0.key.unicodeScalars.count <= 31 && $0.value.unicodeScalars.count <= 31 })
    }

    @Test func aFilmOfThousandsOfStreamsIsPlannedInGoodTime() throws {
        let streams = (0..<5_000).map { #"{"index": \#($0), "codec_type": "subtitle", "codec_name": "subrip"}"# }
        let video = #"{"index": 5000, "codec_type": "video", "codec_name": "h264", "width": 2147483647, "height": -9}"#
        let file = try report(
            #"{"format": {"format_name": "matroska,webm", "duration": "5"}, "streams": ["#
                + (streams + [video]).joined(separator: ",") + "]}")
        #expect(file.textSubtitles.count == 5_000)
        _ = try PlaybackPlan.decide(file, for: .chromium)
    }

    @Test(arguments: [1e12, 1e300, Double.infinity, Double.nan, -1, 0])
    func tablesAndPlaylistsAreMadeForAnyLength(duration: Double) {
        for table in [
            SegmentTable.even(duration: duration, framesPerSecond: 25),
            .even(duration: duration, framesPerSecond: 1e-9), .atKeyframes([0, 6, 12, 1e11], duration: duration),
        ] {
            #expect(table.count <= SegmentTable.mostSegments)
            #expect(table.duration <= SegmentTable.longestFilm && table.duration > 0)
            #expect(HLSPlaylist.text(table).utf8.count < 2 << 20)
            #expect((0..<table.count).contains(table.nearest(to: 1e300)))
        }
    }
}
