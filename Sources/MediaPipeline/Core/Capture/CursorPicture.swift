/// The image of a pointer, and how it is drawn over a screen's pixels.
package struct CursorPicture: Equatable, Sendable {
    package let size: VideoSize
    /// The point of the image that points.
    package let hotspot: (x: Int, y: Int)
    /// 0xAARRGGBB, row after row, with the colors already multiplied by alpha.
    private let pixels: [UInt32]

    /// The longest side in pixels. Displays send any size that a program sets.
    package static let largestSide = 512

    /// Returns nil for an image without pixels, or one that is too large.
    package init?(size: VideoSize, hotspot: (x: Int, y: Int), pixels: [UInt32]) {
        let sides = 1...Self.largestSide
        guard sides.contains(size.width), sides.contains(size.height), pixels.count == size.width * size.height
        else { return nil }
        (self.size, self.hotspot, self.pixels) = (size, hotspot, pixels)
    }

    package static func == (one: CursorPicture, other: CursorPicture) -> Bool {
        one.size == other.size && one.hotspot == other.hotspot && one.pixels == other.pixels
    }

    /// The area that the image covers if it points at (x, y).
    package func area(pointingAt x: Int, _ y: Int) -> ScreenRectangle {
        ScreenRectangle(x: x - hotspot.x, y: y - hotspot.y, width: size.width, height: size.height)
    }

    /// Draws the pointer over a picture whose rows begin every `stride` bytes.
    ///
    /// - Returns: the pixels under the pointer, for ``ScreenPatch/restore(on:stride:)``.
    package func draw(
        pointingAt x: Int, _ y: Int, on picture: UnsafeMutableRawPointer, size: VideoSize, stride: Int,
        _ format: ScreenPixelFormat
    ) -> ScreenPatch {
        let whole = area(pointingAt: x, y)
        let part = whole.intersection(ScreenRectangle(size))
        let patch = ScreenPatch(part, of: picture, stride: stride, format)
        let (width, channels) = (format.bytesPerPixel, format.channels)
        for row in part.y..<(part.y + part.height) {
            for column in part.x..<(part.x + part.width) {
                let over = pixels[(row - whole.y) * self.size.width + column - whole.x]
                let opacity = over >> 24
                guard opacity > 0 else { continue }
                let place = picture + row * stride + column * width
                var pixel: UInt32 = 0
                for byte in 0..<width {
                    pixel |= UInt32(place.load(fromByteOffset: byte, as: UInt8.self)) << (8 * byte)
                }
                for (index, (shift, bits)) in channels.enumerated() {
                    let most: UInt32 = 1 << bits - 1
                    let colour = over >> (16 - 8 * UInt32(index)) & 0xff
                    let under = pixel >> shift & most
                    let blended = min(most, (colour * most + under * (255 - opacity) + 127) / 255)
                    pixel = pixel & ~(most << shift) | blended << shift
                }
                for byte in 0..<width {
                    place.storeBytes(of: UInt8(pixel >> (8 * byte) & 0xff), toByteOffset: byte, as: UInt8.self)
                }
            }
        }
        return patch
    }
}

/// Some pixels of a picture, kept to be put back.
package struct ScreenPatch {
    package let area: ScreenRectangle
    private let width: Int
    private var bytes: [UInt8] = []

    /// - Parameter area: Inside the picture.
    init(_ area: ScreenRectangle, of picture: UnsafeMutableRawPointer, stride: Int, _ format: ScreenPixelFormat) {
        self.area = area
        width = format.bytesPerPixel
        bytes.reserveCapacity(area.width * area.height * width)
        for row in area.y..<(area.y + area.height) {
            let start = UnsafeRawPointer(picture + row * stride + area.x * width)
            bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: area.width * width))
        }
    }

    package func restore(on picture: UnsafeMutableRawPointer, stride: Int) {
        let length = area.width * width
        guard length > 0 else { return }
        bytes.withUnsafeBytes { bytes in
            for row in 0..<area.height {
                let target = picture + (area.y + row) * stride + area.x * width
                target.copyMemory(from: bytes.baseAddress! + row * length, byteCount: length)
            }
        }
    }
}
