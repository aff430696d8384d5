package import CastStreaming

/// Identifies one mirroring on one device while it runs. Each new offer is a new mirroring.
package struct MirroringID: RawRepresentable, Hashable, Sendable, Comparable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a screen has to know before the first frame: the streams, and how each is decoded.
package struct MirroringFormat: Sendable, Equatable {
    package struct Stream: Sendable, Equatable {
        /// The stream's index in the offer, which every frame carries.
        package var index: Int
        package var codec: StreamCodec
        /// The codec's name in WebCodecs.
        package var decoder: String
        /// The sample rate of audio in Hz; 0 for video.
        package var sampleRate: Int
        /// The number of channels of audio; 0 for video.
        package var channels: Int

        package init(index: Int, codec: StreamCodec, decoder: String, sampleRate: Int, channels: Int) {
            self.index = index
            self.codec = codec
            self.decoder = decoder
            self.sampleRate = sampleRate
            self.channels = channels
        }

        package var kind: StreamKind { codec.kind }
    }

    package var id: MirroringID
    package var streams: [Stream]

    package init(id: MirroringID, streams: [Stream]) {
        self.id = id
        self.streams = streams
    }

    package init(id: MirroringID, parameters: [StreamParameters]) {
        self.init(id: id, streams: parameters.map(Stream.init))
    }
}

extension MirroringFormat.Stream {
    package init(_ parameters: StreamParameters) {
        let isSound = parameters.kind == .audio
        index = parameters.index
        codec = parameters.codec
        decoder = Self.decoder(parameters)
        // Opus is always decoded to 48 kHz.
        sampleRate = !isSound ? 0 : parameters.codec == .opus ? 48_000 : parameters.timeBase
        channels = isSound ? parameters.channels : 0
    }

    /// The codec with profile and level as in the offer, if they are in WebCodecs's form. Otherwise it names a profile
    /// and level that cover everything that a software sender makes; the data itself contains the actual ones.
    private static func decoder(_ parameters: StreamParameters) -> String {
        let named = parameters.codecParameter.prefix { $0 != "," }
        let (prefix, other): (String, String) =
            switch parameters.codec {
            case .vp8: ("", "vp8")
            case .vp9: ("vp09.", "vp09.00.51.08")
            case .h264: ("avc1.", "avc1.640034")
            case .av1: ("av01.", "av01.0.15M.08")
            case .hevc: ("hev1.", "hev1.1.6.L153.B0")
            case .opus: ("", "opus")
            case .aac: ("mp4a.", "mp4a.40.2")
            }
        let isPlain = named.utf8.count <= 64
            && named.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == UInt8(ascii: ".")
            }
        return !prefix.isEmpty && named.hasPrefix(prefix) && isPlain ? String(named) : other
    }
}

/// A frame for the screen, complete and decodable: it follows the frame that it refers to.
package struct MirroredFrame: Sendable, Equatable {
    package var mirroring: MirroringID
    /// See `MirroringFormat.Stream.index`.
    package var stream: Int
    package var frame: EncodedFrame
    /// When it is to be seen or heard, on its stream's clock.
    package var timestamp: Duration
    /// The same moment on this machine's clock.
    package var playout: ContinuousClock.Instant

    package init(
        mirroring: MirroringID, stream: Int, frame: EncodedFrame, timestamp: Duration,
        playout: ContinuousClock.Instant
    ) {
        self.mirroring = mirroring
        self.stream = stream
        self.frame = frame
        self.timestamp = timestamp
        self.playout = playout
    }

    package var isKey: Bool { frame.dependency == .key }
}
