/// Draws rectangles on a picture of any size. Their positions are those in a picture of 1280 by 720.
package struct SceneCanvas {
    package struct Colour: Hashable {
        package var luma, blue, red: UInt8
        package static let black = Colour(luma: 16, blue: 128, red: 128)
        package static let white = Colour(luma: 235, blue: 128, red: 128)
        package static let amber = Colour(luma: 190, blue: 40, red: 165)
        package static let panel = Colour(luma: 24, blue: 132, red: 126)
    }

    package static let width = 1280
    package static let height = 720

    package let canvas: VideoCanvas

    package init(canvas: VideoCanvas) {
        self.canvas = canvas
    }

    package func x(_ x: Int) -> Int { x * canvas.size.width / Self.width }
    package func y(_ y: Int) -> Int { y * canvas.size.height / Self.height }

    /// Fills a rectangle. Anything outside of the picture is not drawn.
    package func fill(x: Int, y: Int, width: Int, height: Int, _ colour: Colour) {
        let columns = (self.x(x)..<self.x(x + width)).clamped(to: 0..<canvas.size.width)
        let rows = (self.y(y)..<self.y(y + height)).clamped(to: 0..<canvas.size.height)
        let luma = canvas.planes[0]
        for row in rows { luma.fill(row, columns, colour.luma) }
        let halfColumns = (columns.lowerBound / 2)..<((columns.upperBound + 1) / 2)
        for row in (rows.lowerBound / 2)..<((rows.upperBound + 1) / 2) {
            switch canvas.layout {
            case .i420:
                canvas.planes[1].fill(row, halfColumns, colour.blue)
                canvas.planes[2].fill(row, halfColumns, colour.red)
            case .nv12:
                canvas.planes[1].fillPairs(row, halfColumns, colour.blue, colour.red)
            }
        }
    }
}

extension MutableVideoPlane {
    /// Sets pairs of bytes: NV12's chroma.
    package func fillPairs(_ y: Int, _ range: Range<Int>, _ first: UInt8, _ second: UInt8) {
        for x in range {
            bytes[y * stride + 2 * x] = first
            bytes[y * stride + 2 * x + 1] = second
        }
    }
}
