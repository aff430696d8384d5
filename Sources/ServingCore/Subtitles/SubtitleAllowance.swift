/// Limits the bytes of a film's subtitles. Files that the user named are counted and always accepted; files beside the
/// film are accepted while there is room.
package struct SubtitleAllowance: Sendable, Equatable {
    private let most: Int
    private var spent = 0

    package init(most: Int) {
        self.most = most
    }

    /// Whether another file may be read.
    package var hasRoom: Bool { spent < most }

    /// Counts a file. One that is too large is not read and counts only as served.
    ///
    /// - Parameters:
    ///   - size: The file's bytes.
    ///   - served: The bytes made of it; 0 if it contains no subtitles.
    package mutating func spend(size: Int64, served: Int) {
        spent += max(size <= SubtitleLimits.bytes ? Int(size) : 0, served)
    }
}
