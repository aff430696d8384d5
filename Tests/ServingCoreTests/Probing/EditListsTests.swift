import Testing

@testable import ServingCore

/// Indices of MP4 files, made by hand.
@Suite struct EditListsTests {
    private func number(_ value: Int, bytes: Int = 4) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private func box(_ kind: String, _ content: [UInt8], isLong: Bool = false) -> [UInt8] {
        let name = Array(kind.utf8)
        return isLong
            ? number(1) + name + number(content.count + 16, bytes: 8) + content
            : number(content.count + 8) + name + content
    }

    /// Of the version, with a length and a place for each stretch.
    private func track(_ stretches: [(Int, Int)], version: UInt8 = 0) -> [UInt8] {
        let bytes = version == 1 ? 8 : 4
        let entries = stretches.flatMap { length, place -> [UInt8] in
            number(length, bytes: bytes) + number(place, bytes: bytes) + [0, 1, 0, 0]
        }
        let list = box("elst", [version, 0, 0, 0] as [UInt8] + number(stretches.count) + entries)
        return box("trak", box("tkhd", [0, 0]) + box("edts", list))
    }

    private func joins(_ file: [UInt8]) -> Bool {
        EditLists.joinStretches(size: Int64(file.count)) { Array(file.dropFirst(Int($0)).prefix($1)) }
    }

    private func film(_ tracks: [UInt8]) -> [UInt8] {
        box("ftyp", [1]) + box("mdat", [UInt8](repeating: 7, count: 99), isLong: true)
            + box("moov", box("mvhd", []) + tracks)
    }

    @Test(arguments: [0, 1] as [UInt8])
    func severalStretchesAreJoined(version: UInt8) {
        let whole = track([(400, 2)], version: version)
        #expect(!joins(film(whole)))
        #expect(joins(film(whole + track([(400, 2), (600, 900)], version: version))))
        // Nothing is shown first: a track that begins later.
        #expect(!joins(film(track([(400, -1), (600, 2)], version: version))))
    }

    @Test func whatHasNoIndexOrIsBrokenOffIsNoTrap() {
        let file = film(track([(400, 2), (600, 900)]))
        for count in 0..<file.count { #expect(!joins(Array(file.prefix(count)))) }
        for bytes in damaged(file) { _ = joins(bytes) }
        #expect(!joins([0, 0, 0, 1] + Array("moov".utf8) + [UInt8](repeating: 0xFF, count: 8)))
    }
}
