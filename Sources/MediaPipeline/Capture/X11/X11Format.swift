import CXCB

/// How a visual's pixels lie in the images that the display gives.
struct X11Format {
    let visual: xcb_visualid_t
    let depth: Int
    /// The bits of a pixel, and the number of bits to whose multiple a row is padded.
    let bits, pad: Int
    let (red, green, blue): (UInt32, UInt32, UInt32)
    let isBigEndian: Bool

    /// The bytes of a row.
    func stride(width: Int) -> Int { (width * bits + pad - 1) / pad * pad / 8 }

    var pixels: ScreenPixelFormat {
        get throws(PipelineError) {
            try ScreenPixelFormat(
                depth: depth, bits: bits, red: red, green: green, blue: blue, isBigEndian: isBigEndian)
        }
    }

    /// The formats of a screen.
    static func all(_ connection: OpaquePointer, _ screen: xcb_screen_t) -> [X11Format] {
        guard let setup = xcb_get_setup(connection) else { return [] }
        var pixmaps: [UInt8: xcb_format_t] = [:]
        var formats = xcb_setup_pixmap_formats_iterator(setup)
        while formats.rem > 0 {
            pixmaps[formats.data.pointee.depth] = formats.data.pointee
            xcb_format_next(&formats)
        }
        var found: [X11Format] = []
        // The depths of a screen follow it in the setup's memory, so its own address is needed.
        var screens = xcb_setup_roots_iterator(setup)
        while screens.rem > 0, screens.data.pointee.root != screen.root { xcb_screen_next(&screens) }
        guard screens.rem > 0 else { return [] }
        var depths = xcb_screen_allowed_depths_iterator(screens.data)
        while depths.rem > 0 {
            var visuals = xcb_depth_visuals_iterator(depths.data)
            while visuals.rem > 0 {
                let (visual, depth) = (visuals.data.pointee, depths.data.pointee.depth)
                if let pixmap = pixmaps[depth], pixmap.scanline_pad >= 8 {
                    found.append(
                        X11Format(
                            visual: visual.visual_id, depth: Int(depth), bits: Int(pixmap.bits_per_pixel),
                            pad: Int(pixmap.scanline_pad), red: visual.red_mask, green: visual.green_mask,
                            blue: visual.blue_mask,
                            isBigEndian: setup.pointee.image_byte_order == UInt8(XCB_IMAGE_ORDER_MSB_FIRST.rawValue)))
                }
                xcb_visualtype_next(&visuals)
            }
            xcb_depth_next(&depths)
        }
        return found
    }
}
