import Testing

@testable import ServingCore

@Suite struct FilePiecesTests {
    @Test func piecesGrowAndCoverThePartOnce() {
        var pieces = FilePieces(100...1_099, length: 50, mostLength: 300)
        var read: [Range<Int64>] = []
        while let piece = pieces.next() {
            read.append(piece)
            pieces.wasRead()
            #expect(!pieces.isComplete)
            pieces.wasTaken(Int64(piece.count))
        }
        #expect(read == [100..<150, 150..<250, 250..<450, 450..<750, 750..<1_050, 1_050..<1_100])
        #expect(pieces.isComplete)
        #expect(pieces.sent == 1_000)
    }

    @Test func oneIsReadAtATimeAndTwoWaitForTheReader() {
        var pieces = FilePieces(0...99, length: 10, mostLength: 10)
        #expect(pieces.next() == 0..<10)
        #expect(pieces.next() == nil)
        pieces.wasRead()
        #expect(pieces.next() == 10..<20)
        pieces.wasRead()
        #expect(pieces.next() == nil)
        #expect(pieces.position == 20)
        pieces.wasTaken(10)
        #expect(pieces.next() == 20..<30)
        #expect(pieces.sent == 10)
    }

    @Test func aLengthBeyondTheMostStaysAsItIs() {
        var pieces = FilePieces(5...5, length: 10, mostLength: 0)
        #expect(pieces.next() == 5..<6)
        #expect(!pieces.isComplete)
        pieces.wasRead()
        pieces.wasTaken(1)
        #expect(pieces.isComplete)
    }
}
