/// How one of FFmpeg's video encoders is configured for live use.
package struct EncoderRecipe: Sendable {
    package let name: String
    package let codec: VideoCodec
    package var hardware: Hardware?
    /// The layouts that it accepts, cheapest first.
    package let layouts: [PixelLayout]
    package let bitrateChange: BitrateChange
    /// The size of the rate control's buffer, in seconds of the bit rate. It limits the bursts that the network has to
    /// carry.
    package var bufferSeconds: Double
    package let options: @Sendable (VideoEncoderConfiguration) -> [(String, String)]

    package init(
        name: String, codec: VideoCodec, hardware: Hardware? = nil, layouts: [PixelLayout],
        bitrateChange: BitrateChange, bufferSeconds: Double = 0.6,
        options: @escaping @Sendable (VideoEncoderConfiguration) -> [(String, String)]
    ) {
        self.name = name
        self.codec = codec
        self.hardware = hardware
        self.layouts = layouts
        self.bitrateChange = bitrateChange
        self.bufferSeconds = bufferSeconds
        self.options = options
    }

    /// How a new bit rate takes effect while the encoder runs.
    package enum BitrateChange: Sendable {
        /// The encoder uses the value in its context from the next frame on.
        case byContext
        /// By a call to libvpx itself.
        case byLibrary
        /// The encoder is opened again.
        case byReopening
    }

    package enum Hardware: Sendable {
        /// Frames are copied to the graphics card first, through VA-API.
        case surfaces
        /// The encoder copies the frames itself.
        case own
    }

    package var description: EncoderDescription {
        EncoderDescription(name: name, codec: codec.rawValue, isVideo: true, isHardware: hardware != nil)
    }

    /// The recipes for `codec`, in the order in which they are tried.
    package static func candidates(for codec: VideoCodec, _ use: HardwareUse) -> [EncoderRecipe] {
        all.filter { recipe in
            recipe.codec == codec && (use != .never || recipe.hardware == nil)
                && (use != .required || recipe.hardware != nil)
        }
    }

    package static let all: [EncoderRecipe] = [
        surfaces("vp8_vaapi", .vp8), vp8,
        nvidia("h264_nvenc", .h264), surfaces("h264_vaapi", .h264), h264,
        surfaces("vp9_vaapi", .vp9), vp9,
        nvidia("av1_nvenc", .av1), surfaces("av1_vaapi", .av1), av1,
    ]

    // The sign fixes the speed at 8. A positive value would let the speed, and with it the picture, follow the
    // machine's load.
    private static let vp8 = EncoderRecipe(
        name: "libvpx", codec: .vp8, layouts: [.i420], bitrateChange: .byLibrary,
        options: { _ in
            [
                ("deadline", "realtime"), ("cpu-used", "-8"), ("lag-in-frames", "0"), ("auto-alt-ref", "0"),
                ("error-resilient", "default"), ("max-intra-rate", "600"), ("undershoot-pct", "100"),
                ("overshoot-pct", "15"), ("static-thresh", "1"),
            ]
        })

    private static let vp9 = EncoderRecipe(
        name: "libvpx-vp9", codec: .vp9, layouts: [.i420], bitrateChange: .byLibrary,
        options: { configuration in
            [
                ("deadline", "realtime"), ("cpu-used", "8"), ("lag-in-frames", "0"), ("auto-alt-ref", "0"),
                ("error-resilient", "default"), ("max-intra-rate", "600"), ("undershoot-pct", "50"),
                ("overshoot-pct", "50"), ("aq-mode", "3"), ("row-mt", "1"), ("frame-parallel", "0"),
                ("tile-columns", configuration.size.width >= 1280 ? "2" : "0"),
            ] + (configuration.tuning == .text ? [("tune-content", "screen")] : [])
        })

    // Forced key frames must be IDR frames, at which a decoder can start, in a stream with its parameter sets and
    // access unit delimiters. In this form Open Screen's standalone receiver was seen to decode H.264.
    private static let h264 = EncoderRecipe(
        name: "libx264", codec: .h264, layouts: [.i420, .nv12], bitrateChange: .byContext,
        options: { _ in
            [
                ("preset", "superfast"), ("tune", "zerolatency"), ("profile", "main"), ("forced-idr", "1"),
                ("aud", "1"), ("sc_threshold", "0"), ("x264-params", "repeat-headers=1:annexb=1"),
            ]
        })

    private static let av1 = EncoderRecipe(
        name: "libaom-av1", codec: .av1, layouts: [.i420], bitrateChange: .byReopening,
        options: { configuration in
            [
                ("usage", "realtime"), ("cpu-used", "8"), ("lag-in-frames", "0"), ("row-mt", "1"), ("aq-mode", "3"),
                ("error-resilience", "0"), ("enable-global-motion", "0"), ("enable-obmc", "0"),
                ("enable-palette", configuration.tuning == .text ? "1" : "0"), ("enable-cfl-intra", "0"),
                ("enable-smooth-intra", "0"),
                ("tiles", configuration.size.width >= 1280 ? "2x1" : "1x1"),
            ]
        })

    private static func nvidia(_ name: String, _ codec: VideoCodec) -> EncoderRecipe {
        EncoderRecipe(
            name: name, codec: codec, hardware: .own, layouts: [.nv12, .i420], bitrateChange: .byContext,
            options: { _ in
                [
                    ("preset", "p3"), ("tune", "ull"), ("rc", "cbr"), ("zerolatency", "1"), ("delay", "0"),
                    ("forced-idr", "1"), ("no-scenecut", "1"), ("aud", "1"),
                ]
            })
    }

    private static func surfaces(_ name: String, _ codec: VideoCodec) -> EncoderRecipe {
        EncoderRecipe(
            name: name, codec: codec, hardware: .surfaces, layouts: [.nv12], bitrateChange: .byReopening,
            options: { _ in [("rc_mode", "CBR"), ("async_depth", "1"), ("aud", "1"), ("idr_interval", "0")] })
    }
}
