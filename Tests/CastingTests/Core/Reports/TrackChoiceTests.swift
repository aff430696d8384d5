import CastWire
import Testing

@testable import Casting
@testable import SenderCore

@Suite struct TrackChoiceTests {
    private static func track(
        _ id: Int, _ type: MediaTrack.TrackType, _ name: String, _ language: String
    ) -> MediaTrack {
        MediaTrack(
            identifier: id, contentIdentifier: nil, contentType: nil, type: type, name: name, languageCode: language)
    }

    private let tracks = [
        track(1, .text, "English", "en"), track(2, .text, "English (CC)", "en"), track(3, .text, "Deutsch", "de-CH"),
        track(4, .audio, "Ton", "de"), track(5, .audio, "Sound", "fr"),
    ]

    @Test("A track goes by id, name and language", arguments: [
        ("3", 3), ("english", 1), ("English (CC)", 2), ("fr", 5), ("DE", 3), ("de-ch", 3), ("ton", 4),
    ])
    func found(word: String, id: Int) throws {
        #expect(try TrackChoice.track(word, of: tracks).identifier == id)
    }

    @Test("What fits none or several is refused, with what there is", arguments: [
        ("en", "1 (English, en), 2 (English (CC), en)"), ("9", "5 (Sound, fr)"), ("it", "3 (Deutsch, de-CH)"),
    ])
    func refused(word: String, told: String) throws {
        let failure = try #require(#expect(throws: CastFailure.self) { try TrackChoice.track(word, of: tracks) })
        #expect(failure.code == .wrongUse)
        #expect(failure.description.contains(told))
    }

    @Test("Several words are tracks of different kinds")
    func chosen() throws {
        #expect(try TrackChoice.chosen(["de-ch", "fr", "3"], of: tracks).map(\.identifier) == [3, 5])
        let failure = try #require(#expect(throws: CastFailure.self) {
            try TrackChoice.chosen(["3", "english"], of: tracks)
        })
        #expect(failure.code == .wrongUse)
        #expect(failure.description.contains("only one text track"))
    }

    @Test("One that is turned on takes the place of its kind, and off means captions only")
    func active() {
        #expect(TrackChoice.active(with: [tracks[2]], tracks, [1, 4]) == [4, 3])
        #expect(TrackChoice.active(with: [tracks[4]], tracks, [1, 4]) == [1, 5])
        #expect(TrackChoice.active(with: [tracks[0], tracks[0]], tracks, []) == [1])
        #expect(TrackChoice.withoutText(tracks, [1, 4]) == [4])
    }
}

@Suite struct StyleWishTests {
    @Test("What is named changes and the rest stays")
    func changes() throws {
        var style = TextTrackStyle()
        style.fontScale = 2
        var wish = StyleWish()
        #expect(wish.isEmpty)
        (wish.color, wish.edge, wish.window, wish.family) = (
            "#ff0000", "drop-shadow", "rounded-corners", "small_capitals")
        try wish.apply(to: &style)
        #expect(style.foregroundColor == .red)
        #expect(style.edgeType == .dropShadow)
        #expect(style.windowType == .roundedCorners)
        #expect(style.fontGenericFamily == .smallCapitals)
        #expect(style.fontScale == 2)
        #expect(!wish.isEmpty)
    }

    @Test("A style is told in the words that set it")
    func words() throws {
        var style = TextTrackStyle()
        #expect(StyleWish.words(of: style).isEmpty)
        try StyleWish(color: "#ff0000", edge: "drop-shadow", scale: 1.5, font: "Droid Sans").apply(to: &style)
        #expect(StyleWish.words(of: style) == "color #FF0000FF\nedge drop-shadow\nscale 1.5\nfont Droid Sans")
    }

    @Test("What is no colour, kind or size is refused with what would be")
    func refused() throws {
        for (wish, told) in [
            (StyleWish(color: "red"), "#RRGGBB"), (StyleWish(edge: "unknown"), "outline"), (StyleWish(scale: 0), "0.1"),
            (StyleWish(fontStyle: "loud"), "bold-italic"), (StyleWish(font: " "), "no font"),
        ] {
            var style = TextTrackStyle()
            let failure = try #require(#expect(throws: CastFailure.self) { try wish.apply(to: &style) })
            #expect(failure.description.contains(told))
            #expect(style == TextTrackStyle())
        }
    }
}
