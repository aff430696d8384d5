/// How one of FFmpeg's picture encoders is set up for live use.
package struct EncoderRecipe: Sendable {
    package let name: String
    package let codec: VideoCodec
    package var hardware: Hardware?
    /// The layouts that it takes, the cheapest first.
    package let layouts: [PixelLayout]
    package let bitrateChange: BitrateChange
    /// Seconds of its bitrate that a burst may take from the network's patience: the rate control's buffer.
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

    /// How a new bitrate comes about while it runs.
    package enum BitrateChange: Sendable {
        /// What its context says is followed with the next picture.
        case byContext
        /// By libvpx's own call.
        case byLibrary
        /// The encoder is opened anew.
        case byReopening
    }

    package enum Hardware: Sendable {
        /// Pictures are copied to the card before, by VA-API.
        case surfaces
        /// The encoder copies them itself.
        case own
    }

    package var description: EncoderDescription {
        EncoderDescription(name: name, codec: codec.rawValue, isVideo: true, isHardware: hardware != nil)
    }

    /// Those for `codec`, in the order in which they are tried.
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

    // Speed 8 is fixed by its sign; a positive one would follow the machine's load, and with it the picture.
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

    // Forced key frames must be ones that a decoder can start at (IDR), in a stream that carries its parameter sets
    // and access unit delimiters (protocol.md 5.10).
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
