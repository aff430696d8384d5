import Testing

@testable import ServingCore

@Suite struct PictureOrientationTests {
    /// A TIFF directory with two entries, the second of which is the orientation.
    private static func tiff(_ value: UInt8, isLittle: Bool = true, at offset: UInt8 = 8) -> [UInt8] {
        func number(_ value: UInt8, _ count: Int) -> [UInt8] {
            let bytes = [value] + [UInt8](repeating: 0, count: count - 1)
            return isLittle ? bytes : bytes.reversed()
        }
        func pair(_ high: UInt8, _ low: UInt8) -> [UInt8] { isLittle ? [low, high] : [high, low] }
        let width = pair(1, 0) + number(3, 2) + number(1, 4) + number(9, 2) + [0, 0]
        let turn = pair(1, 0x12) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
        let filling = [UInt8](repeating: 0, count: Int(offset) - 8)
        return (isLittle ? Array("II*\0".utf8) : Array("MM\0*".utf8)) + number(offset, 4) + filling + number(2, 2)
            + width + turn
    }

    private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xFF)] + body
    }

    private static func jpeg(_ segments: [UInt8]) -> [UInt8] {
        [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0\u{1}\u{2}\0".utf8)) + segments + [0xFF, 0xDA, 0, 2, 1, 2, 3]
    }

    private func orientation(_ bytes: [UInt8]) -> Int {
        PictureOrientation { Array(bytes.dropFirst($0).prefix($1)) }.value
    }

    @Test(arguments: [UInt8(1), 3, 6, 8])
    func eachKindOfFileSaysIt(value: UInt8) {
        let exif = Array("Exif\0\0".utf8)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let tiff = Self.tiff(value)
        #expect(orientation(tiff) == value)
        #expect(orientation(Self.tiff(value, isLittle: false, at: 20)) == value)
        #expect(orientation(Self.jpeg(Self.segment(0xE1, exif + tiff))) == value)
        let other = Self.segment(0xE1, Array("http://ns".utf8))
        #expect(orientation(Self.jpeg(other + Self.segment(0xE1, exif + tiff))) == value)
        let header = [0, 0, 0, 2] + Array("IHDR".utf8) + [1, 2, 0, 0, 0, 0]
        #expect(orientation(png + header + [0, 0, 0, UInt8(tiff.count)] + Array("eXIf".utf8) + tiff) == value)
        let riff = Array("RIFF\0\0\0\0WEBPVP8X\u{3}\0\0\0abc\0EXIF".utf8) + [UInt8(tiff.count), 0, 0, 0]
        #expect(orientation(riff + tiff) == value)
        #expect(orientation(riff + exif + tiff) == value)
    }

    @Test func whatSaysNothingIsUpright() {
        #expect(orientation([]) == 1 && orientation(Self.jpeg([])) == 1 && orientation(Array("BM".utf8)) == 1)
        #expect(orientation(Self.tiff(9)) == 1 && orientation(Self.tiff(0)) == 1)
        #expect(orientation(Array("II*\0".utf8) + [0xFF, 0xFF, 0xFF, 0x7F]) == 1)
        for length in 0..<60 { _ = orientation(Array(Self.tiff(6).prefix(length))) }
        // A part of no length does not keep it for ever.
        #expect(orientation([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0xFF, count: 90)) == 1)
    }

    @Test func aJPEGLosesItsExifDataAloneAndTakesAProfile() {
        let exif = Self.segment(0xE1, Array("Exif\0\0".utf8) + Self.tiff(6))
        let profile = Self.segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}colours".utf8))
        let whole = Self.jpeg(exif + profile)
        let bare = JPEGSegments.withoutExif(whole)
        #expect(bare == Self.jpeg(profile) && orientation(bare) == 1)
        #expect(JPEGSegments.profile { Array(whole.dropFirst($0).prefix($1)) } == profile)
        #expect(JPEGSegments.adding(profile, to: Self.jpeg([])) == Self.jpeg(profile))
        #expect(JPEGSegments.withoutExif([1, 2, 3]) == [1, 2, 3] && JPEGSegments.adding(profile, to: [1]) == [1])
    }
}
