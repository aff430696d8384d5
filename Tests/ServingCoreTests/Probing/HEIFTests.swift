import Testing

@testable import ServingCore

@Suite struct HEIFTests {
    private func head(_ major: String, _ others: [String] = []) -> [UInt8] {
        let size = UInt8(16 + 4 * others.count)
        return [0, 0, 0, size] + Array("ftyp\(major)\0\0\0\0\(others.joined())".utf8) + Array("\0\0\0\u{8}meta".utf8)
    }

    @Test(arguments: [
        ("heic", [], HEIFKind.heic), ("heix", [], .heic), ("avif", [], .avif), ("avis", ["avif"], .avif),
        ("mif1", ["heic", "miaf"], .heic), ("mif1", ["miaf", "avif"], .avif), ("msf1", ["hevc"], .heic),
        ("isom", ["avif"], nil), ("mp42", [], nil), ("qt  ", [], nil),
    ])
    func theBrandsSayWhatItIs(major: String, others: [String], kind: HEIFKind?) {
        #expect(HEIFKind(head(major, others)) == kind)
    }

    @Test func whatIsShortOrElseIsNone() {
        #expect(HEIFKind([]) == nil && HEIFKind(Array("ftypheic".utf8)) == nil)
        #expect(HEIFKind(Array("RIFF\0\0\0\0WEBP".utf8)) == nil)
    }

    @Test func theMainPictureIsFoundAmongSeveral() throws {
        let answer = """
            MIME type: image/heic
            main brand: heic

            image: 320x240 (id=1)
              alpha channel: no
            image: 3024x4032 (id=2), primary
              tiles: 6x8, tile size: 512x512
              alpha channel: yes
            metadata:
              none
            """
        let found = try #require(HEIFInformation(Array(answer.utf8)))
        #expect(found.width == 3024 && found.height == 4032 && found.place == 1 && found.isTransparent)
        let file = found.file("/a.heic", kind: .heic, size: 9)
        #expect(file.isImage && file.video?.codec == "heic")
        let conversion = PictureConversion(file, for: .chromium)
        #expect(conversion.source == .heif(place: 1) && conversion.contentType == "image/png")
        #expect(conversion.heifOutputs("/t/p") == ["/t/p-2.png", "/t/p.png"] && conversion.makesHEIFSmaller)
    }

    @Test(arguments: ["", "MIME type: image/heic\n", "image: x (id=1), primary", "image: 0x5 (id=1), primary"])
    func anAnswerThatTellsOfNoPictureIsNone(answer: String) {
        #expect(HEIFInformation(Array(answer.utf8)) == nil)
    }

    @Test func aNameThatBeginsWithADashIsNoOption() {
        #expect(HEIFInformation.argument("-a.heic") == "./-a.heic" && HEIFInformation.argument("/a") == "/a")
    }

    @Test func aFileThatTurnsItsPictureItselfIsToldFromOthers() {
        #expect(HEIFTurn.isGiven(head("heic") + [0, 0, 0, 9] + Array("irot".utf8) + [3]))
        #expect(HEIFTurn.isGiven([0, 0, 0, 9] + Array("imir".utf8) + [1]))
        #expect(!HEIFTurn.isGiven(head("heic") + Array("irot".utf8)))
    }
}
