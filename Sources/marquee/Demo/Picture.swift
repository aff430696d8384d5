/// A decoded image: 8-bit RGB, row by row.
struct Picture: Equatable {
    let width: Int
    let height: Int
    let rgb: [UInt8]

    init?(width: Int, height: Int, rgb: [UInt8]) {
        guard width > 0, height > 0, rgb.count == width * height * 3 else { return nil }
        self.width = width
        self.height = height
        self.rgb = rgb
    }

    /// The luma of a pixel, 0 to 255 (ITU-R BT.601); nil outside the image.
    func luma(x: Int, y: Int) -> Int? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let index = (y * width + x) * 3
        return (299 * Int(rgb[index]) + 587 * Int(rgb[index + 1]) + 114 * Int(rgb[index + 2])) / 1000
    }

    typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8)

    /// Nil outside the image.
    func pixel(x: Int, y: Int) -> Pixel? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let index = (y * width + x) * 3
        return (rgb[index], rgb[index + 1], rgb[index + 2])
    }

    /// The number of pixels in a band of rows that satisfy `fits`, and the number of rows with such a pixel.
    func count(rows: Range<Int>, where fits: (Pixel) -> Bool) -> (pixels: Int, rows: Int) {
        var (pixels, rowsWithPixels) = (0, 0)
        for y in rows.clamped(to: 0..<height) {
            var found = 0
            var index = y * width * 3
            for _ in 0..<width {
                if fits((rgb[index], rgb[index + 1], rgb[index + 2])) { found += 1 }
                index += 3
            }
            pixels += found
            rowsWithPixels += found > 0 ? 1 : 0
        }
        return (pixels, rowsWithPixels)
    }

    /// The number of pixels in a band of rows that are brighter than `threshold`.
    func brightPixelCount(rows: Range<Int>, threshold: Int = 160) -> Int {
        var count = 0
        for y in rows.clamped(to: 0..<height) {
            for x in 0..<width where (luma(x: x, y: y) ?? 0) > threshold {
                count += 1
            }
        }
        return count
    }
}
