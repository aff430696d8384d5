/// How a display's pixels lie in memory: which bits of a pixel are which color.
package struct ScreenPixelFormat: Hashable, Sendable {
    /// The formats that can be converted. They are named by their bytes in memory, first byte first, or as numbers of
    /// 16 and 32 bits, least significant byte first.
    package enum Kind: Hashable, Sendable, CaseIterable {
        case bgrx, rgbx, xrgb, xbgr
        case bgr24, rgb24
        case x2rgb10
        case rgb565, rgb555
    }

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// - Parameters:
    ///   - bits: The bits of a pixel in memory, with unused ones.
    ///   - red: The mask of the visual, like `green` and `blue`.
    /// - Throws: ``PipelineError/Code/captureUnavailable`` for an unknown format, such as eight bits with a palette.
    package init(
        depth: Int, bits: Int, red: UInt32, green: UInt32, blue: UInt32, isBigEndian: Bool
    ) throws(PipelineError) {
        switch (bits, red, green, blue) {
        case (32, 0xff_0000, 0xff00, 0xff): kind = isBigEndian ? .xrgb : .bgrx
        case (32, 0xff, 0xff00, 0xff_0000): kind = isBigEndian ? .xbgr : .rgbx
        case (24, 0xff_0000, 0xff00, 0xff): kind = isBigEndian ? .rgb24 : .bgr24
        case (32, 0x3ff0_0000, 0xffc00, 0x3ff) where !isBigEndian: kind = .x2rgb10
        case (16, 0xf800, 0x7e0, 0x1f) where !isBigEndian: kind = .rgb565
        case (16, 0x7c00, 0x3e0, 0x1f) where !isBigEndian: kind = .rgb555
        default:
            throw PipelineError(
                .captureUnavailable,
                "This display has pixels of \(depth) bits in an order that can't be captured; set it to 24 bits.")
        }
    }

    package var bytesPerPixel: Int {
        switch kind {
        case .bgrx, .rgbx, .xrgb, .xbgr, .x2rgb10: 4
        case .bgr24, .rgb24: 3
        case .rgb565, .rgb555: 2
        }
    }

    /// Where each color begins in a pixel that is read as a number, least significant byte first, and how many bits it
    /// has.
    var channels: [(shift: UInt32, bits: UInt32)] {
        switch kind {
        case .bgrx, .bgr24: [(16, 8), (8, 8), (0, 8)]
        case .rgbx, .rgb24: [(0, 8), (8, 8), (16, 8)]
        case .xrgb: [(8, 8), (16, 8), (24, 8)]
        case .xbgr: [(24, 8), (16, 8), (8, 8)]
        case .x2rgb10: [(20, 10), (10, 10), (0, 10)]
        case .rgb565: [(11, 5), (5, 6), (0, 5)]
        case .rgb555: [(10, 5), (5, 5), (0, 5)]
        }
    }
}
