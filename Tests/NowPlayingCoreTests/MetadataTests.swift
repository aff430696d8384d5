import FoundationEssentials
import Testing

@testable import NowPlayingCore

@Suite struct MetadataTests {
    private let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1]
    private let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1]

    private func title(_ text: String, _ language: String?) -> MetadataItem {
        MetadataItem(identifier: .commonIdentifierTitle, value: .text(text), extendedLanguageTag: language)
    }

    private func shown(_ items: [MetadataItem], _ languages: String...) -> NowPlayingInfo {
        MetadataSelection.info(asset: [], external: items, languages: languages)
    }

    @Test func undIsForEverybodyAndALanguageForThoseWhoHaveIt() {
        #expect(shown([title("Magnificent", "und")], "es")[.title] == "Magnificent")
        #expect(shown([title("Magnificent", nil)], "es")[.title] == "Magnificent")
        #expect(shown([title("Magnificent", "en-us")], "es")[.title] == nil)
        #expect(shown([title("Magnificent", "en-us")], "es", "en-GB")[.title] == "Magnificent")
        #expect(shown([title("Magnificent", "en-us")])[.title] == nil)
    }

    @Test func theBestLanguageIsTakenBeforeWhatIsForEverybody() {
        let items = [title("All", "und"), title("Deutsch", "de"), title("English", "en"), title("Other", "en")]
        #expect(shown(items, "en", "de")[.title] == "English")
        #expect(shown(items, "de_AT.UTF-8", "en")[.title] == "Deutsch")
        #expect(shown(items, "fr")[.title] == "All")
    }

    @Test func descriptionSubtitleAndRatingAreShownByTheSameRule() {
        let kinds: [(MetadataIdentifier, NowPlayingProperty<String>)] = [
            (.commonIdentifierDescription, .itemDescription), (.iTunesMetadataTrackSubTitle, .subtitle),
            (.iTunesMetadataContentRating, .contentRating), (.commonIdentifierArtist, .artist),
            (.commonIdentifierAlbumName, .albumTitle), (.quickTimeMetadataGenre, .genre),
        ]
        for (identifier, property) in kinds {
            #expect(shown([title("Magnificent", "und")], "es")[property] == nil)
            let item = MetadataItem(identifier: identifier, value: .text("Text"))
            #expect(shown([item], "es")[property] == "Text")
            var other = item
            other.extendedLanguageTag = "en-us"
            #expect(shown([other], "es")[property] == nil)
            #expect(shown([other], "en")[property] == "Text")
        }
    }

    @Test func theAppsGoBeforeTheMediumsAndBothAreShown() {
        let info = MetadataSelection.info(
            asset: [
                title("Medium", "und"), MetadataItem(identifier: .commonIdentifierArtist, value: .text("Somebody")),
            ], external: [title("App", "und")], languages: [])
        #expect(info[.title] == "App" && info[.artist] == "Somebody")
    }

    @Test func anEntryKeepsItsThreeValuesAndItsTypeWhenItIsWrittenAndRead() throws {
        let items = [
            title("Magnificent", "en-us"), title("None", nil),
            MetadataItem(identifier: .commonIdentifierArtwork, value: .data(jpeg), dataType: .jpeg),
            MetadataItem(identifier: MetadataIdentifier(rawValue: "own/key"), value: .data([]), dataType: .png),
        ]
        let read = try JSONDecoder().decode([MetadataItem].self, from: JSONEncoder().encode(items))
        #expect(read == items)
        #expect(read[0].text == "Magnificent" && read[0].data == nil && read[0].extendedLanguageTag == "en-us")
        #expect(read[2].data == jpeg && read[2].dataType == .jpeg && read[2].extendedLanguageTag == "und")
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(MetadataItem.self, from: Data(#"{"identifier": "comn/title"}"#.utf8))
        }
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(MetadataItem.self, from: Data(#"{"identifier": "a", "text": 3}"#.utf8))
        }
    }

    @Test func aPictureIsWhatItsBytesSay() {
        let artwork = { (data: [UInt8], type: MetadataDataType) in
            MetadataItem(identifier: .commonIdentifierArtwork, value: .data(data), dataType: type)
        }
        let types: [(MetadataItem, ArtworkType, Bool)] = [
            (artwork(jpeg, .jpeg), .jpeg, false), (artwork(png, .png), .png, false), (artwork(png, .jpeg), .png, true),
            (artwork(jpeg, .png), .jpeg, true),
        ]
        for (item, type, isMismatched) in types {
            #expect(item.hasMismatchedType == isMismatched)
            guard case .picture(.data(let data)) = shown([item])[.artwork]?.content else {
                Issue.record("no picture")
                continue
            }
            #expect(data.type == type && data.type.mimeType == type.rawValue)
        }
        #expect(ArtworkType.jpeg.mimeType == "image/jpeg" && ArtworkType.png.mimeType == "image/png")
    }

    @Test func whatIsNoPictureOrTooLargeIsLeftOut() {
        for data: [UInt8] in [
            [], Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), Array("RIFF1234WAVE".utf8),
            jpeg + [UInt8](repeating: 0, count: NowPlayingLimits.artworkBytes),
        ] {
            #expect(MediaItemArtwork(data: data) == nil)
        }
        #expect(ArtworkType(sniffing: Array("RIFF1234WEBP".utf8)) == .webp)
        #expect(ArtworkType(sniffing: Array("GIF89a".utf8)) == .gif)
        #expect(MediaItemArtwork(url: "https://example.com/\n") == nil)
        #expect(MediaItemArtwork(url: String(repeating: "a", count: 5000)) == nil)
        #expect(MediaItemArtwork(url: "https://example.com/a.jpg") != nil)
        // One that comes later is held to the same rule.
        #expect(MediaItemArtwork.Picture.url("https://example.com/\u{202E}gpj").checked == nil)
        #expect(MediaItemArtwork.Picture.url("https://example.com/a.jpg").checked != nil)
    }

    @Test func whatIsOfAnotherTypeIsAbsentAndTooManyAreBounded() {
        let wrong = [
            MetadataItem(identifier: .commonIdentifierTitle, value: .data(jpeg)),
            MetadataItem(identifier: .commonIdentifierArtwork, value: .text("picture")),
        ]
        #expect(shown(wrong).isEmpty)
        let many = (0..<100_000).map {
            MetadataItem(identifier: MetadataIdentifier(rawValue: "own/\($0)"), value: .text("x"))
        }
        #expect(MetadataSelection.shown(many, languages: []).count == NowPlayingLimits.entries)
    }
}
