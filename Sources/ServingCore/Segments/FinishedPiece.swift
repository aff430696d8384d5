/// A line of ffmpeg's segment list: a finished piece.
package struct FinishedPiece: Sendable, Equatable {
    package let name: String
    /// Seconds from the film's start.
    package let start: Double

    /// Reads `0.ts,10.000000,16.080000`; nil for anything else.
    package init?(_ line: some StringProtocol) {
        let fields = line.split(separator: ",")
        guard fields.count == 3, HLSPlaylist.segmentIndex(String(fields[0])) != nil,
            let start = Double(fields[1]), start.isFinite
        else { return nil }
        name = String(fields[0])
        self.start = start - SegmentCommand.offset
    }

    /// The number of the segment, for a run that has made all segments before `next`.
    package func index(in table: SegmentTable, from next: Int) -> Int {
        max(next, table.nearest(to: start))
    }
}
