import Testing

@testable import FilePaths

@Suite("What a container says of its own length")
struct ContainerExtentTests {
    private func isCutOff(_ bytes: [UInt8], of size: Int64) -> Bool {
        ContainerExtent(size: size) { place, count in Array(bytes.dropFirst(Int(place)).prefix(count)) }.missing != nil
    }

    @Test("Recordings that were never finished, and what is no container, are not cut off")
    func unknown() {
        #expect(!isCutOff([], of: 0))
        #expect(!isCutOff(Array("RIFF".utf8) + [0, 0, 0, 0], of: 5_000))
        #expect(!isCutOff(Array("RIFF".utf8) + [255, 255, 255, 255], of: 5_000))
        #expect(!isCutOff([0, 0, 0, 0] + Array("mdat".utf8), of: 5_000))
        // Matroska with a segment of unknown length.
        let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80, 0x18, 0x53, 0x80, 0x67]
        #expect(!isCutOff(head + [0x01, 255, 255, 255, 255, 255, 255, 255], of: 5_000))
        #expect(isCutOff(head + [0x01, 0, 0, 0, 0, 0, 0xFF, 0xFF], of: 5_000))
        #expect(!isCutOff(Array("ffconcat version 1.0".utf8), of: 5_000))
    }

    @Test("Lengths beyond all bounds are reckoned with")
    func absurd() {
        let long: [UInt8] = [0, 0, 0, 1] + Array("mdat".utf8)
        #expect(isCutOff(long + [0x0F, 255, 255, 255, 255, 255, 255, 255], of: 5_000))
        #expect(!isCutOff(long + [255, 255, 255, 255, 255, 255, 255, 255], of: 5_000))
        #expect(!isCutOff(long + [0, 0, 0, 0, 0, 0, 0, 3], of: 5_000))
        let header: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x01, 0, 255, 255, 255, 255, 255, 255]
        #expect(!isCutOff(header, of: 5_000))
    }

    @Test("What stands behind a whole film is a box only where its type is known")
    func behindTheFilm() {
        func box(_ type: String, _ length: UInt8 = 8) -> [UInt8] {
            [0, 0, 0, length] + Array(type.utf8) + Array(repeating: 0, count: Int(length) - 8)
        }
        let film = box("ftyp") + box("moov") + box("mdat", 16)
        let note: [UInt8] = Array("  x notes".utf8)
        #expect(!isCutOff(film + note, of: Int64(film.count + note.count)))
        #expect(!isCutOff(film + box("free"), of: Int64(film.count + 8)))
        // As much is missing of one that is known, or that the film may still need.
        let cut = [0, 0, 4, 0] + Array("free".utf8)
        #expect(isCutOff(film + cut, of: Int64(film.count + 8)))
        let early = box("ftyp") + box("moov") + [0, 0, 4, 0] + Array("abcd".utf8)
        #expect(isCutOff(early, of: Int64(early.count)))
    }

    @Test("A million empty boxes are not all looked at")
    func boxes() {
        let box: [UInt8] = [0, 0, 0, 8] + Array("free".utf8)
        var reads = 0
        let extent = ContainerExtent(size: 8_000_000) { _, count in
            reads += 1
            return Array((box + box).prefix(count))
        }
        #expect(extent.missing == nil)
        #expect(reads <= ContainerExtent.mostBoxes + 1)
    }

    // MARK: - How much is missing

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
        let file = Array(file)
        return ContainerExtent(size: Int64(file.count)) { Array(file.dropFirst(Int($0)).prefix($1)) }.missing
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
        #expect(missing(riff("AVI ", 40, told: 0xFFFF_1234)) == nil, "a length that was never filled in")
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
        }
        #expect(missing([]) == nil && missing(Array("a text of some letters".utf8)) == nil)
        #expect(missing(box("ftyp", 8) + [0, 0, 0, 1] + Array("mdat".utf8) + [UInt8](repeating: 0xFF, count: 8)) == nil)
    }
}
