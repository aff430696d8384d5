/// Which piece of a file is read next while it is being sent: one at a time, and only so many ahead of the reader. The
/// first is short, since a player that seeks waits for it, and each twice as long as the one before.
package struct FilePieces: Equatable, Sendable {
    /// One that is being sent, and one that is there when the reader has taken it.
    package static let mostUnderWay = 2

    private let end: Int64
    private var length: Int64
    private let mostLength: Int64
    private var isReading = false
    private var underWay = 0
    /// Where the next piece begins: all before it has been read, or is being read.
    package private(set) var position: Int64
    /// Bytes that the reader has taken.
    package private(set) var sent: Int64 = 0

    /// - Parameters:
    ///   - part: what is sent, in bytes of the file.
    ///   - length: of the first piece, in bytes: 1 or more.
    ///   - mostLength: of a piece.
    package init(_ part: ClosedRange<Int64>, length: Int64, mostLength: Int64) {
        precondition(length > 0)
        position = part.lowerBound
        end = part.upperBound + 1
        self.length = length
        self.mostLength = max(length, mostLength)
    }

    /// What is to be read now; nil while nothing is.
    ///
    /// - Parameter arrived: bytes of the file that are there; of one that is still being written not all.
    package mutating func next(within arrived: Int64 = .max) -> Range<Int64>? {
        guard !isReading, underWay < Self.mostUnderWay, position < min(end, arrived) else { return nil }
        isReading = true
        let piece = position..<min(position + length, end, arrived)
        position = piece.upperBound
        length = min(length * 2, mostLength)
        return piece
    }

    /// The piece was read, and is on its way.
    package mutating func wasRead() {
        isReading = false
        underWay += 1
    }

    /// The reader has taken a piece of that many bytes.
    package mutating func wasTaken(_ bytes: Int64) {
        underWay -= 1
        sent += bytes
    }

    package var isComplete: Bool { position == end && !isReading && underWay == 0 }
}
