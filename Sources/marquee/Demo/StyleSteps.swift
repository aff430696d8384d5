import CastSender
import Casting

/// Tests the style of captions: yellow text on a blue window, 1.5 times as large. The pixels are counted on the screen.
@MainActor struct StyleSteps {
    let sight: DemoSight
    let pictures: DemoPictures

    /// The lower part of the image. Larger captions need more rows than the film keeps black.
    private static let rows = 400..<DemoFilm.height
    private static let scale = 1.5

    /// The visible pixels of the style.
    struct Seen {
        let yellow: (pixels: Int, rows: Int)
        let blue: (pixels: Int, rows: Int)

        var text: String { "\(yellow.pixels) yellow pixels, \(blue.pixels) blue ones" }

        @MainActor init(_ picture: Picture) {
            yellow = picture.count(rows: StyleSteps.rows) { $0.red > 200 && $0.green > 200 && $0.blue < 90 }
            blue = picture.count(rows: StyleSteps.rows) { $0.red < 60 && $0.green < 60 && $0.blue > 200 }
        }

        /// Whether there are yellow letters and a blue window around them.
        var isStyled: Bool { yellow.pixels > 1000 && blue.pixels > 4000 && blue.rows >= yellow.rows }
    }

    func run() async throws {
        let (before, letters) = try await sight.log.step(
            "see captions in the usual style", detail: { (seen: (Seen, Int)) in seen.0.text }
        ) {
            let picture = try await sight.picture()
            let seen = Seen(picture)
            guard seen.yellow.pixels == 0, seen.blue.pixels == 0 else {
                throw CastFailure(.refused, "the screen shows a style that nobody has set: \(seen.text)")
            }
            return (seen, picture.count(rows: DemoFilm.captionRows) { $0.red > 160 && $0.blue > 160 }.rows)
        }
        _ = before
        try await sight.log.step(
            "make them yellow on a blue window, and bigger",
            detail: { (seen: Seen) in "\(seen.text); letters \(seen.yellow.rows) rows high instead of \(letters)" }
        ) { try await setStyle(tallerThan: letters) }
    }

    private func setStyle(tallerThan letters: Int) async throws -> Seen {
        var style = TextTrackStyle()
        style.foregroundColor = Color(cssString: "#FFFF00")
        style.backgroundColor = Color(cssString: "#00000000")
        style.windowType = .normal
        style.windowColor = Color(cssString: "#0000FF")
        style.fontScale = Self.scale
        try await sight.link.perform(try sight.link.mediaClient().setTextTrackStyle(style))
        try await sight.wait("the style in the status") { status in
            guard let told = status.mediaInformation?.textTrackStyle else { return false }
            return told.foregroundColor == style.foregroundColor && told.windowColor == style.windowColor
                && told.windowType == style.windowType && told.fontScale == style.fontScale
        }
        var seen: Seen?
        try await sight.until("bigger yellow letters on a blue window") {
            let now = Seen(try await sight.picture())
            seen = now
            return now.isStyled && Double(now.yellow.rows) > 1.3 * Double(letters)
        }
        try await sight.savePicture(pictures.style)
        guard let seen else { throw CastFailure(.refused, "the screen shows no captions") }
        return seen
    }
}
