/// Decides which piece of a file is read next while the file is sent. One is read at a time, and at most two are under
/// way. The first piece is short, because a player that seeks waits for it; each next one is twice as long.
package struct FilePieces: Equatable, Sendable {
    /// One piece is being sent, and one is ready when the reader has taken it.
    package static let mostUnderWay = 2

    private let end: Int64
    private var length: Int64
    private let mostLength: Int64
    private var isReading = false
    private var underWay = 0
    /// The start of the next piece. All bytes before it have been read or are being read.
    package private(set) var position: Int64
    /// The number of bytes that the reader has taken.
    package private(set) var sent: Int64 = 0

    /// - Parameters:
    ///   - part: The bytes of the file to send.
    ///   - length: The length of the first piece in bytes, 1 or more.
    ///   - mostLength: The largest length of a piece.
    package init(_ part: ClosedRange<Int64>, length: Int64, mostLength: Int64) {
        precondition(length > 0)
        position = part.lowerBound
        end = part.upperBound + 1
        self.length = length
        self.mostLength = max(length, mostLength)
    }

    /// Returns the piece to read now, or nil if there is none.
    ///
    /// - Parameter arrived: The bytes of the file that exist; fewer than its final size while it is being written.
    package mutating func next(within arrived: Int64 = .max) -> Range<Int64>? {
        guard !isReading, underWay < Self.mostUnderWay, position < min(end, arrived) else { return nil }
        isReading = true
        let piece = position..<min(position + length, end, arrived)
        position = piece.upperBound
        length = min(length * 2, mostLength)
        return piece
    }

    /// Records that the piece was read and is being sent.
    package mutating func wasRead() {
        isReading = false
        underWay += 1
    }

    /// Records that the reader has taken a piece of this many bytes.
    package mutating func wasTaken(_ bytes: Int64) {
        underWay -= 1
        sent += bytes
    }

    package var isComplete: Bool { position == end && !isReading && underWay == 0 }
}
