import Testing

@testable import CastRemote

@Suite struct ArrivingMediaTests {
    private static let total: Int64 = 100 << 20

    private static func box(_ type: String, _ contents: [UInt8] = [], size: UInt32? = nil) -> [UInt8] {
        let size = size ?? UInt32(contents.count + 8)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + Array(type.utf8) + contents
    }

    private static func standing(_ head: [UInt8], arrived: Int64? = nil, of total: Int64 = total)
        -> ArrivingMedia.Standing
    {
        var media = ArrivingMedia(total: total)
        media.take(head)
        return media.standing(arrived: arrived ?? Int64(head.count))
    }

    private static let type = box("ftyp", Array("isom".utf8) + [0, 0, 2, 0])
    private static let filling = [UInt8](repeating: 0, count: ArrivingMedia.headLength)

    @Test func anMP4PlaysOnceItsTableAndSomeMediaAreThere() {
        let head = Self.type + Self.box("free", [0, 0, 0]) + Self.box("moov", size: 3_000_000)
        let needed = Int64(head.count - 8 + 3_000_000) + ArrivingMedia.lead
        #expect(Self.standing(head + Self.filling) == .needs(needed))
        #expect(Self.standing(head + Self.filling, arrived: needed - 1) == .needs(needed))
        #expect(Self.standing(head + Self.filling, arrived: needed) == .ready)
        #expect(Self.standing(head + Self.filling, of: needed) == .whole, "that is all of it")
        // Before so much is there, there is nothing to be said.
        #expect(Self.standing([]) == .needs(16))
        #expect(Self.standing(Array(Self.type)) == .needs(Int64(Self.type.count + 16)))
        // The longer form of a length.
        let long = Self.box("moov", [0, 0, 0, 0, 0, 0x10, 0, 0], size: 1)
        let end = Int64(Self.type.count + 0x10_0000) + ArrivingMedia.lead
        #expect(Self.standing(Self.type + long + Self.filling) == .needs(end))
    }

    @Test func anMP4WithItsTableAtTheEndOrInPiecesIsWaitedFor() {
        #expect(Self.standing(Self.type + Self.box("mdat", size: 9_000_000) + Self.filling) == .whole)
        #expect(Self.standing(Self.type + Self.box("mdat", size: 0) + Self.filling) == .whole)
        let pieces = Self.box("moov", Self.box("mvhd", [1, 2]) + Self.box("mvex", [0, 0, 0, 0]) + [0, 0, 0, 0, 0, 0])
        #expect(Self.standing(Self.type + pieces + Self.filling) == .whole)
        let plain = Self.box("moov", Self.box("mvhd", [1, 2]) + Self.box("trak", [0, 0, 0, 0]))
        #expect(Self.standing(Self.type + plain + Self.filling, arrived: 2 << 20) == .ready)
    }

    /// Lengths that are none, or that lead out of the file, make nobody wait or read there.
    @Test func lengthsThatLieMakeItAFileOfWhichAllIsNeeded() {
        for size in [2, 7, UInt32.max] {
            #expect(Self.standing(Self.type + Self.box("free", size: size) + Self.filling) == .whole, "\(size)")
            #expect(Self.standing(Self.type + Self.box("moov", size: size) + Self.filling) == .whole, "\(size)")
        }
        for size in [0, 15, UInt64.max, 1 << 63] {
            let bytes = (0..<8).reversed().map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
            #expect(Self.standing(Self.type + Self.box("moov", bytes, size: 1) + Self.filling) == .whole, "\(size)")
        }
        let many = (0..<10_000).flatMap { _ in Self.box("free") }
        #expect(Self.standing(Self.type + many) == .whole)
        let inner = Self.box("moov", Self.box("trak", size: 0) + [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(Self.standing(Self.type + inner + Self.filling, arrived: 2 << 20) == .ready)
    }

    @Test func otherFormsPlayFromTheirBeginningOrAreWaitedFor() {
        let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]
        for head in [matroska, Array("fLaC".utf8)] {
            #expect(Self.standing(head + Self.filling) == .needs(ArrivingMedia.lead))
            #expect(Self.standing(head + Self.filling, arrived: ArrivingMedia.lead) == .ready)
            #expect(Self.standing(head + Self.filling, of: ArrivingMedia.lead) == .whole)
        }
        // A tag of 2 MiB: four bytes of seven bits.
        let tag = Array("ID3".utf8) + [4, 0, 0, 1, 0, 0, 0]
        #expect(Self.standing(tag + Self.filling) == .needs(2 << 20 + 10 + ArrivingMedia.lead))
        for head in [Array("OggS".utf8), [0xFF, 0xFB, 0x90, 0], Array("RIFF".utf8), [0xFF, 0xD8, 0xFF, 0xE0]] {
            #expect(Self.standing(head + Self.filling) == .whole)
        }
        for count in 0..<16 {
            let short = Array((Array("ID3".utf8) + matroska + matroska + matroska + [0]).prefix(count))
            #expect(Self.standing(short, of: Int64(count)) == .whole, "\(count)")
        }
    }
}
