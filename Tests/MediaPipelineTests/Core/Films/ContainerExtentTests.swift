import Testing

@testable import MediaPipeline

@Suite("What a container says of its own length")
struct ContainerExtentTests {
    private func isCutOff(_ bytes: [UInt8], of size: Int64) -> Bool {
        ContainerExtent(size: size) { place, count in Array(bytes.dropFirst(Int(place)).prefix(count)) }.isCutOff
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
        #expect(!extent.isCutOff)
        #expect(reads <= ContainerExtent.mostBoxes + 1)
    }
}
