/// The rows of a picture that have changed, in bands of some rows.
///
/// However many rectangles a program draws, at most 64 bands are kept, and at most 32 ranges come out. Whole rows are
/// used because a display server writes those to their place in the picture, without another copy of ours.
package struct DamagedRows: Equatable, Sendable {
    package let size: VideoSize
    /// The rows of a band: an even number, so that chroma at half the size has its own rows.
    package let bandHeight: Int
    private var bands: UInt64 = 0

    package init(size: VideoSize) {
        self.size = size
        bandHeight = max(16, (size.height + 127) / 128 * 2)
    }

    package var isEmpty: Bool { bands == 0 }

    package mutating func addAll() {
        add(ScreenRectangle(size))
    }

    /// - Parameter part: In the picture. Anything outside of the picture is ignored.
    package mutating func add(_ part: ScreenRectangle) {
        let inside = part.intersection(ScreenRectangle(size))
        guard !inside.isEmpty else { return }
        for band in (inside.y / bandHeight)...((inside.y + inside.height - 1) / bandHeight) { bands |= 1 << band }
    }

    /// The ranges of consecutive changed rows, from the top.
    package var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        var band = 0
        while band * bandHeight < size.height {
            guard bands >> band & 1 == 1 else {
                band += 1
                continue
            }
            let first = band
            while band < 64, bands >> band & 1 == 1 { band += 1 }
            runs.append(first * bandHeight..<min(band * bandHeight, size.height))
        }
        return runs
    }
}
