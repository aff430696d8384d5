import Testing

@testable import ServingCore

/// Beginnings of files, made by hand.
@Suite struct FileExtentTests {
    private func number(_ value: Int, bytes: Int = 4) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private func box(_ kind: String, _ length: Int, isLong: Bool = false) -> [UInt8] {
        let name = Array(kind.utf8)
        let head = isLong ? number(1) + name + number(length + 16, bytes: 8) : number(length + 8) + name
        return head + [UInt8](repeating: 7, count: length)
    }

    private func riff(_ kind: String, _ length: Int, told: Int? = nil) -> [UInt8] {
        Array("RIFF".utf8) + number(told ?? length + 4).reversed() + Array(kind.utf8)
            + [UInt8](repeating: 7, count: length)
    }

    private func missing(_ file: some Collection<UInt8>) -> Int64? {
        FileExtent.missing(size: Int64(file.count)) { Array(file.dropFirst(Int($0)).prefix($1)) }
    }

    @Test(arguments: [false, true])
    func aFilmThatIsCutShortMissesTheRestOfItsMedia(isLong: Bool) {
        let film = box("ftyp", 8) + box("moov", 30) + box("mdat", 100, isLong: isLong)
        #expect(missing(film) == nil)
        #expect(missing(film.dropLast(1)) == 1 && missing(film.dropLast(60)) == 60)
        #expect(missing(box("ftyp", 8) + box("moof", 4) + box("mdat", 9).dropLast(2)) == 2)
    }

    @Test func whatAProgramHasAddedAtTheEndIsNoPartOfTheFilm() {
        let film = box("ftyp", 8) + box("moov", 30) + box("mdat", 100)
        #expect(missing(film + [UInt8](repeating: 0, count: 40)) == nil)
        #expect(missing(film + Array("some words that end it".utf8)) == nil)
        #expect(missing(box("ftyp", 8) + number(0) + Array("mdat".utf8) + [1, 2, 3]) == nil, "up to the end")
    }

    @Test func anAVIOfSeveralPartsSaysTheLengthOfEach() {
        let film = riff("AVI ", 40) + riff("AVIX", 2000)
        #expect(missing(film) == nil && missing(film.dropLast(1500)) == 1500)
        #expect(missing(film.dropLast(5)) == nil, "writers are wrong by a few bytes")
        #expect(missing(riff("AVI ", 40, told: 0)) == nil && missing(riff("AVI ", 40, told: 0xFFFF_FFFF)) == nil)
        #expect(missing(riff("WAVE", 40, told: 90)) == nil, "recorders leave any number in a WAV file")
    }

    @Test func aMatroskaSegmentSaysItsLength() {
        let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x82, 1, 2]
        let segment: [UInt8] = [0x18, 0x53, 0x80, 0x67, 0x90]
        let content = [UInt8](repeating: 7, count: 16)
        #expect(missing(head + segment + content) == nil && missing(head + segment + content.dropLast(4)) == 4)
        #expect(missing(head + [0x18, 0x53, 0x80, 0x67, 0xFF] + content) == nil, "it does not say it")
    }

    @Test func anyBytesAreNoTrap() {
        let film = box("ftyp", 8) + box("moov", 30) + box("mdat", 100, isLong: true)
        for file in [film, riff("AVI ", 40) + riff("AVIX", 60)] {
            for count in 0..<file.count { _ = missing(file.prefix(count)) }
            for bytes in damaged(file) { _ = missing(bytes) }
        }
        #expect(missing([]) == nil && missing(Array("a text of some letters".utf8)) == nil)
        #expect(missing(box("ftyp", 8) + [0, 0, 0, 1] + Array("mdat".utf8) + [UInt8](repeating: 0xFF, count: 8)) == nil)
    }
}
