import Testing

@testable import marquee

@Suite struct PictureAgreementTests {
    private func picture(_ value: (_ x: Int, _ y: Int) -> UInt8) throws -> Picture {
        let (width, height) = (320, 180)
        let rgb = (0..<height).flatMap { y in (0..<width).flatMap { x in repeatElement(value(x, y), count: 3) } }
        return try #require(Picture(width: width, height: height, rgb: rgb))
    }

    @Test("A picture agrees with itself, and with one that a codec has gone over")
    func agrees() throws {
        let ground = try picture { x, y in UInt8((x + y) % 200) }
        #expect(PictureAgreement(ground, ground).isReached)
        let coded = try picture { x, y in UInt8((x + y) % 200 + (x % 2 == 0 ? 3 : 0)) }
        let agreement = PictureAgreement(ground, coded)
        #expect(agreement.isReached)
        #expect(agreement.text == "they differ by 1.5 of 255, by 1.5 in the worst block")
    }

    @Test("One spot that differs is found, though the whole hardly does")
    func spot() throws {
        let ground = try picture { _, _ in 80 }
        // As a digit that was drawn since.
        let other = try picture { x, y in (100..<120).contains(x) && (90..<100).contains(y) ? 255 : 80 }
        let agreement = PictureAgreement(ground, other)
        #expect(agreement.mean < 1)
        #expect(!agreement.isReached)
    }

    @Test("Colours that are a little off everywhere are not taken for a codec's work")
    func colours() throws {
        #expect(!PictureAgreement(try picture { _, _ in 80 }, try picture { _, _ in 88 }).isReached)
    }

    @Test("Pictures of two sizes do not agree")
    func sizes() throws {
        let small = try #require(Picture(width: 2, height: 1, rgb: Array(repeating: 80, count: 6)))
        #expect(!PictureAgreement(try picture { _, _ in 80 }, small).isReached)
    }

    @Test("Two pictures stand side by side, with a line between them")
    func beside() throws {
        let left = try #require(Picture(width: 1, height: 2, rgb: [1, 1, 1, 2, 2, 2]))
        let right = try #require(Picture(width: 1, height: 2, rgb: [3, 3, 3, 4, 4, 4]))
        let both = left.beside(right, gap: 1)
        #expect((both.width, both.height) == (3, 2))
        #expect(both.rgb == [1, 1, 1, 255, 255, 255, 3, 3, 3, 2, 2, 2, 255, 255, 255, 4, 4, 4])
    }
}
