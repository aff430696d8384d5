/// Large digits for people, made of seven bars each.
///
///      ━a━
///     f┃ ┃b
///      ━g━
///     e┃ ┃c
///      ━d━
package struct SegmentDigits {
    /// The bars of the digits 0 to 9: bits a to g, lowest first.
    private static let bars: [Int] = [0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F]

    /// The height of one digit, in a picture of 1280 by 720.
    package let height: Int
    package let colour: SceneCanvas.Colour

    private var width: Int { height * 11 / 20 }
    private var thickness: Int { height / 8 }
    private var gap: Int { height / 5 }
    private var dotAdvance: Int { thickness + gap }

    package func width(of text: String) -> Int {
        text.reduce(0) { $0 + advance($1) } - gap
    }

    /// Draws digits, colons and periods. Any other character is left blank.
    package func draw(_ text: String, centredAt x: Int, y: Int, on scene: SceneCanvas) {
        var left = x - width(of: text) / 2
        for character in text {
            draw(character, x: left, y: y, on: scene)
            left += advance(character)
        }
    }

    private func advance(_ character: Character) -> Int {
        character == ":" || character == "." ? dotAdvance : width + gap
    }

    private func draw(_ character: Character, x: Int, y: Int, on scene: SceneCanvas) {
        let t = thickness
        switch character {
        case ":":
            scene.fill(x: x, y: y + height / 4, width: t, height: t, colour)
            scene.fill(x: x, y: y + height * 5 / 8, width: t, height: t, colour)
        case ".":
            scene.fill(x: x, y: y + height - t, width: t, height: t, colour)
        default:
            guard let digit = character.wholeNumberValue, Self.bars.indices.contains(digit) else { return }
            drawBars(Self.bars[digit], x: x, y: y, on: scene)
        }
    }

    private func drawBars(_ bars: Int, x: Int, y: Int, on scene: SceneCanvas) {
        let (t, middle) = (thickness, y + (height - thickness) / 2)
        let right = x + width - t
        let (upper, lower) = (middle + t - y, y + height - middle)
        let places = [
            (x, y, width, t), (right, y, t, upper), (right, middle, t, lower), (x, y + height - t, width, t),
            (x, middle, t, lower), (x, y, t, upper), (x, middle, width, t),
        ]
        for (bar, place) in places.enumerated() where bars >> bar & 1 == 1 {
            scene.fill(x: place.0, y: place.1, width: place.2, height: place.3, colour)
        }
    }
}
