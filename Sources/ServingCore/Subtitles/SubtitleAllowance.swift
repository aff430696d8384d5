/// How many bytes of subtitles a film may bring along. What the user named is counted and taken in any case; what lies
/// beside the film is taken while there is room.
package struct SubtitleAllowance: Sendable, Equatable {
    private let most: Int
    private var spent = 0

    package init(most: Int) {
        self.most = most
    }

    /// Whether another file may be read.
    package var hasRoom: Bool { spent < most }

    /// A file was read, or would have been: one that is too large is not.
    /// - Parameters:
    ///   - size: bytes that the file has.
    ///   - served: bytes that came of it; 0 for one that has no subtitles in it.
    package mutating func spend(size: Int64, served: Int) {
        spent += max(size <= SubtitleLimits.bytes ? Int(size) : 0, served)
    }
}
