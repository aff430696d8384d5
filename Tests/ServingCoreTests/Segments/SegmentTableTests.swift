import Testing

@testable import ServingCore

@Suite struct SegmentTableTests {
    @Test func evenCutsCoverTheFilm() {
        let table = SegmentTable.even(duration: 20, framesPerSecond: 25)
        #expect(table.boundaries == [0, 5.99, 11.99, 17.99, 20])
        #expect(table.count == 4)
        #expect(SegmentTable.even(duration: 3, framesPerSecond: nil).boundaries == [0, 3])
        #expect(SegmentTable.even(duration: 12.5, framesPerSecond: nil).boundaries == [0, 6, 12.5])
        #expect(SegmentTable.even(duration: 1e9, framesPerSecond: nil).count == SegmentTable.mostSegments)
    }

    @Test func keyframeCutsAreAtKeyframesAndNotTooClose() {
        let table = SegmentTable.atKeyframes([12.1, 0, 2, 5.9, 6.5, 29.5, 40], duration: 30)
        #expect(table.boundaries == [0, 5.9, 12.1, 30])
        #expect(SegmentTable.atKeyframes([0], duration: 9).boundaries == [0, 9])
    }

    @Test func timeFindsTheSegmentWhoseStartIsNearest() {
        let table = SegmentTable.even(duration: 30, framesPerSecond: nil)
        for (time, index) in [(-5.0, 0), (0, 0), (2.9, 0), (3.1, 1), (6, 1), (23.9, 4), (1000, 4)] {
            #expect(table.nearest(to: time) == index)
        }
    }

    @Test func playlistIsCompleteAndNamesCanBeReadBack() {
        let text = HLSPlaylist.text(SegmentTable.even(duration: 12.5, framesPerSecond: nil))
        #expect(
            text == """
                #EXTM3U
                #EXT-X-VERSION:3
                #EXT-X-TARGETDURATION:7
                #EXT-X-MEDIA-SEQUENCE:0
                #EXT-X-PLAYLIST-TYPE:VOD
                #EXT-X-INDEPENDENT-SEGMENTS
                #EXTINF:6.000000,
                0.ts
                #EXTINF:6.500000,
                1.ts
                #EXT-X-ENDLIST

                """)
        #expect(HLSPlaylist.segmentIndex(HLSPlaylist.segmentName(12)) == 12)
        for name in ["index.m3u8", ".ts", "-1.ts", "1a.ts", "1.ts.ts", "99999999999999.ts", "../1.ts"] {
            #expect(HLSPlaylist.segmentIndex(name) == nil)
        }
    }
}
