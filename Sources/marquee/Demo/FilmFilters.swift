/// The ffmpeg filters (`-vf`) that draw into the demo's films.
enum FilmFilters {
    /// Draws the time code that ``TimeCode`` reads.
    static var timeCode: [String] {
        let code = TimeCode.self
        let codeWidth = (code.bitCount + 2) * code.cellPitch + 18
        var filters = [
            box(x: code.originX - 8, y: code.upperY - 8, width: codeWidth, height: 64, "black"),
            box(
                x: code.originX, y: code.upperY, width: code.cellWidth,
                height: code.lowerY - code.upperY + code.halfHeight, "white"),
        ]
        for bit in 0..<code.bitCount {
            let value = "mod(floor((t*10+0.01)/\(1 << (code.bitCount - 1 - bit))),2)"
            let x = code.cellX(bit + 2)
            for (y, test) in [(code.upperY, "gt(\(value),0.5)"), (code.lowerY, "lt(\(value),0.5)")] {
                filters.append(
                    box(x: x, y: y, width: code.cellWidth, height: code.halfHeight, "white") + ":enable='\(test)'")
            }
        }
        return filters
    }

    static func box(x: Int, y: Int, width: Int, height: Int, _ colour: String) -> String {
        "drawbox=x=\(x):y=\(y):w=\(width):h=\(height):color=\(colour):t=fill"
    }

    /// Draws text, horizontally centered.
    static func text(_ text: String, font: String, size: Int, opacity: Double, y: Int) -> String {
        "drawtext=font='\(font)':text='\(text)':fontsize=\(size):fontcolor=white@\(opacity):x=(w-tw)/2:y=\(y)"
    }
}
