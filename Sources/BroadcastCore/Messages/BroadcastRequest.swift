/// A broadcast for an upload process: its source, its settings and its outputs.
package struct BroadcastRequest: Codable, Hashable, Sendable {
    /// The first device among ``outputs``; nil if they are only servers and files.
    package private(set) var device: Destination?
    /// Nil if ``device`` is the only output, as in requests of the first version.
    private var allOutputs: [Output]?
    package var source: Source
    package var video: Video
    /// Nil: no audio is sent.
    package var audio: Audio?
    /// Milliseconds from the capture of a frame to its display; nil: ``defaultTargetDelay``.
    package var targetDelay: Int?
    /// The limit in milliseconds to which the delay may grow while frames are late; nil: it does not.
    package var maximumTargetDelay: Int?
    /// The source time in seconds at which the broadcast ends, exact to the frame, up to ``longestDuration``; nil: the
    /// source's end.
    package var duration: Double?
    /// Whether a screen's pointer is shown; nil: it is.
    package var showsCursor: Bool?
    /// Nil: ``Quality/motion``.
    package var quality: Quality?
    /// Artificial impairment of outgoing datagrams, as for `--impair`; nil: none.
    package var impairment: String?
    /// Whether existing files may be overwritten; nil: no.
    package var overwrites: Bool?

    /// Remote Display's own default.
    package static let defaultTargetDelay = 400
    /// The allowed delays.
    package static let targetDelays = 20...5_000
    /// A week in seconds.
    package static let longestDuration = 604_800.0

    package init(device: Destination, source: Source, video: Video = Video(), audio: Audio? = Audio()) {
        self.init(outputs: [.device(device)], source: source, video: video, audio: audio)
    }

    /// - Parameter outputs: One to ``mostOutputs``.
    package init(outputs: [Output], source: Source, video: Video = Video(), audio: Audio? = Audio()) {
        self.source = source
        self.video = video
        self.audio = audio
        self.outputs = outputs
    }

    /// One to ``mostOutputs``, in the requested order.
    package var outputs: [Output] {
        get { allOutputs ?? device.map { [.device($0)] } ?? [] }
        set {
            device = newValue.lazy.compactMap { if case .device(let device) = $0 { device } else { nil } }.first
            allOutputs = newValue == device.map { [.device($0)] } ? nil : newValue
        }
    }

    /// The request with only one of its outputs.
    package func alone(_ output: Output) -> BroadcastRequest {
        var request = self
        request.outputs = [output]
        return request
    }

    /// Whether all devices can present it. A device without a screen only takes a file's audio.
    package var canBeShown: Bool {
        if devices.allSatisfy(\.hasScreen) { return true }
        if case .file = source { return audio != nil }
        return false
    }

    /// A device that the host has found.
    package struct Destination: Codable, Hashable, Sendable {
        /// The device's own id, or its address if that is unknown.
        package var id: String
        package var name: String
        package var model: String
        /// IP literals or a host name, in the order in which to try them.
        package var addresses: [String]
        package var port: Int
        /// Further places with their ports, as `DeviceAddress` writes them; nil for none.
        package var otherPlaces: [String]?
        /// The bits of `ca` in its announcement.
        package var capabilities: Int
        /// False if only its address is known.
        package var isDescribed: Bool

        package init(
            id: String, name: String, model: String = "", addresses: [String], port: Int, capabilities: Int = 0,
            isDescribed: Bool = true
        ) {
            self.id = id
            self.name = name
            self.model = model
            self.addresses = addresses
            self.port = port
            self.capabilities = capabilities
            self.isDescribed = isDescribed
        }

        /// False if the device announces that it has no screen: then it only takes audio. A device that announces
        /// nothing counts as having one.
        package var hasScreen: Bool { capabilities == 0 || capabilities & 1 != 0 }
    }

    /// Where the video comes from.
    package enum Source: Hashable, Sendable {
        /// Moving video with a frame counter and a time code, and a tone.
        case synthetic
        /// A film's decoded frames, in real time. An absolute path.
        case file(String)
        /// A display: all of it, or one of its monitors, by its number from 1 or its name.
        case screen(String?)
        /// A window, by the window system's number; nil: the desktop's user chooses.
        case window(UInt32?)
        /// A new virtual display as a second screen; without a size it has that of the video.
        case virtual(width: Int?, height: Int?)
        /// A web page's URL, for a browser without a visible window.
        case page(String)
        /// Samples that the host sends.
        case samples
        /// A source unknown to this version.
        case other(String)

        /// Whether this machine's captured audio may be sent with it. Others have their own audio.
        package var takesCapturedSound: Bool {
            switch self {
            case .screen, .window, .virtual, .page: true
            case .synthetic, .file, .samples, .other: false
            }
        }
    }

    package struct Video: Codable, Hashable, Sendable {
        /// Pixels, both or neither; nil: the default.
        package var width: Int?
        package var height: Int?
        package var framesPerSecond: Double?
        /// The most bits per second.
        package var bitRate: Int?
        /// `vp8`, `h264` and others; nil: one that the device and this machine support.
        package var codec: String?

        package init(
            width: Int? = nil, height: Int? = nil, framesPerSecond: Double? = nil, bitRate: Int? = nil,
            codec: String? = nil
        ) {
            self.width = width
            self.height = height
            self.framesPerSecond = framesPerSecond
            self.bitRate = bitRate
            self.codec = codec
        }
    }

    package struct Audio: Codable, Hashable, Sendable {
        /// `opus` or `aac`; nil: one that the device and this machine support.
        package var codec: String?
        /// Bits per second.
        package var bitRate: Int?
        /// The captured audio for a live source; nil: the source's own.
        package var capture: SoundChoice?

        package init(codec: String? = nil, bitRate: Int? = nil, capture: SoundChoice? = nil) {
            self.codec = codec
            self.bitRate = bitRate
            self.capture = capture
        }
    }

    /// Which audio of this machine is captured.
    package enum SoundChoice: Hashable, Sendable {
        /// Everything that the machine plays.
        case system
        /// One application's playback, by its display name or process name.
        case application(String)
        case microphone
        /// Both, mixed.
        case systemAndMicrophone
    }

    /// How frame rate, size, quantizer and delay are balanced.
    package enum Quality: String, Codable, Hashable, Sendable, CaseIterable {
        /// Films and moving video: every frame in time matters.
        case motion
        /// Documents and code: sharp letters matter, the rate may fall.
        case text
        /// The shortest delay that the network allows.
        case game
    }
}

/// The text for `--audio` and requests: `system`, `app:NAME`, `mic`, `system+mic`.
extension BroadcastRequest.SoundChoice: RawRepresentable, Codable {
    package init?(rawValue: String) {
        switch rawValue {
        case "system": self = .system
        case "mic": self = .microphone
        case "system+mic", "mic+system": self = .systemAndMicrophone
        default:
            guard rawValue.hasPrefix("app:"), rawValue.utf8.count <= 260, rawValue.utf8.count > 4 else { return nil }
            self = .application(String(rawValue.dropFirst(4)))
        }
    }

    package var rawValue: String {
        switch self {
        case .system: "system"
        case .application(let name): "app:\(name)"
        case .microphone: "mic"
        case .systemAndMicrophone: "system+mic"
        }
    }
}

extension BroadcastRequest.Source: Codable {
    private enum CodingKeys: CodingKey {
        case kind, path, screen, window, width, height, url
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "synthetic": self = .synthetic
        case "file": self = .file(try container.decode(String.self, forKey: .path))
        case "screen": self = .screen(try container.decodeIfPresent(String.self, forKey: .screen))
        case "window": self = .window(try container.decodeIfPresent(UInt32.self, forKey: .window))
        case "virtual":
            self = .virtual(
                width: try container.decodeIfPresent(Int.self, forKey: .width),
                height: try container.decodeIfPresent(Int.self, forKey: .height))
        case "page": self = .page(try container.decode(String.self, forKey: .url))
        case "samples": self = .samples
        default: self = .other(kind)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .synthetic: try container.encode("synthetic", forKey: .kind)
        case .file(let path):
            try container.encode("file", forKey: .kind)
            try container.encode(path, forKey: .path)
        case .screen(let screen):
            try container.encode("screen", forKey: .kind)
            try container.encodeIfPresent(screen, forKey: .screen)
        case .window(let window):
            try container.encode("window", forKey: .kind)
            try container.encodeIfPresent(window, forKey: .window)
        case .virtual(let width, let height):
            try container.encode("virtual", forKey: .kind)
            try container.encodeIfPresent(width, forKey: .width)
            try container.encodeIfPresent(height, forKey: .height)
        case .page(let url):
            try container.encode("page", forKey: .kind)
            try container.encode(url, forKey: .url)
        case .samples: try container.encode("samples", forKey: .kind)
        case .other(let kind): try container.encode(kind, forKey: .kind)
        }
    }
}
