/// What an upload process is to do: which pictures and sounds, how, and where they go.
package struct BroadcastRequest: Codable, Hashable, Sendable {
    /// The first of ``outputs`` that is a device; nil where servers and files are all.
    package private(set) var device: Destination?
    /// Nil where ``device`` is the only output, as hosts of the first version say it.
    private var allOutputs: [Output]?
    package var source: Source
    package var video: Video
    /// Nil: no sound is sent.
    package var audio: Audio?
    /// Milliseconds from the capture of a frame to its showing; nil: ``defaultTargetDelay``.
    package var targetDelay: Int?
    /// Milliseconds up to which that may become longer while frames come too late; nil: not at all.
    package var maximumTargetDelay: Int?
    /// Seconds of the source's own time at which it ends by itself, to the picture, to ``longestDuration``; nil: as
    /// long as the source lasts.
    package var duration: Double?
    /// Whether a screen's pointer is shown; nil: it is.
    package var showsCursor: Bool?
    /// Nil: ``Quality/motion``.
    package var quality: Quality?
    /// What is to happen to datagrams on their way out, as `--impair` takes it; nil: nothing.
    package var impairment: String?
    /// Files that are there already may be written over; nil: they may not.
    package var overwrites: Bool?

    /// What Remote Display itself begins with.
    package static let defaultTargetDelay = 400
    /// What may be asked for.
    package static let targetDelays = 20...5_000
    /// Seconds; a week at most.
    package static let longestDuration = 604_800.0

    package init(device: Destination, source: Source, video: Video = Video(), audio: Audio? = Audio()) {
        self.init(outputs: [.device(device)], source: source, video: video, audio: audio)
    }

    /// - Parameter outputs: one to ``mostOutputs``.
    package init(outputs: [Output], source: Source, video: Video = Video(), audio: Audio? = Audio()) {
        self.source = source
        self.video = video
        self.audio = audio
        self.outputs = outputs
    }

    /// Where it goes, one to ``mostOutputs``, in the order in which they were asked for.
    package var outputs: [Output] {
        get { allOutputs ?? device.map { [.device($0)] } ?? [] }
        set {
            device = newValue.lazy.compactMap { if case .device(let device) = $0 { device } else { nil } }.first
            allOutputs = newValue == device.map { [.device($0)] } ? nil : newValue
        }
    }

    /// The same for one of its outputs.
    package func alone(_ output: Output) -> BroadcastRequest {
        var request = self
        request.outputs = [output]
        return request
    }

    /// False for pictures, or nothing but pictures, and a device without a screen: it takes a file's sound alone.
    package var canBeShown: Bool {
        if devices.allSatisfy(\.hasScreen) { return true }
        if case .file = source { return audio != nil }
        return false
    }

    /// A device that the host has found already.
    package struct Destination: Codable, Hashable, Sendable {
        /// The device's own id; its address where nobody knows better.
        package var id: String
        package var name: String
        package var model: String
        /// IP literals or a host name, in the order in which to try them.
        package var addresses: [String]
        package var port: Int
        /// The bits of its announcement's `ca`.
        package var capabilities: Int
        /// False where only its address is known.
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

        /// False for a device that says of itself that it shows no pictures: it takes sound alone. One that says
        /// nothing is tried.
        package var hasScreen: Bool { capabilities == 0 || capabilities & 1 != 0 }
    }

    /// Where the pictures come from.
    package enum Source: Hashable, Sendable {
        /// A moving picture with a frame counter and a time code, and a tone.
        case synthetic
        /// A film's decoded frames, in real time. An absolute path.
        case file(String)
        /// A display: all of it, or one of its monitors by its number from 1 on or its name.
        case screen(String?)
        /// A window, by the window system's number; nil: the one that the desktop lets its user choose.
        case window(UInt32?)
        /// A display that is made for this alone, a second screen; its size is the picture's where none is named.
        case virtual(width: Int?, height: Int?)
        /// A web page that nobody else looks at, in a browser of its own: its URL.
        case page(String)
        /// What the host hands over, picture by picture.
        case samples
        /// One that this version does not know.
        case other(String)

        /// What this machine plays or hears may be sent with it; all others have sound of their own.
        package var takesCapturedSound: Bool {
            switch self {
            case .screen, .window, .virtual, .page: true
            case .synthetic, .file, .samples, .other: false
            }
        }
    }

    package struct Video: Codable, Hashable, Sendable {
        /// Pixels, both or neither: nil is the framework's own choice.
        package var width: Int?
        package var height: Int?
        package var framesPerSecond: Double?
        /// Bits per second at most.
        package var bitRate: Int?
        /// `vp8`, `h264` and the like; nil: whichever the device and this machine both have.
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
        /// `opus` or `aac`; nil: whichever the device and this machine both have.
        package var codec: String?
        /// Bits per second.
        package var bitRate: Int?
        /// What is heard with a live source; nil: what the source itself brings.
        package var capture: SoundChoice?

        package init(codec: String? = nil, bitRate: Int? = nil, capture: SoundChoice? = nil) {
            self.codec = codec
            self.bitRate = bitRate
            self.capture = capture
        }
    }

    /// Which of this machine's sound is sent.
    package enum SoundChoice: Hashable, Sendable {
        /// All that the machine plays.
        case system
        /// What one application plays, by its name as people know it or its process's.
        case application(String)
        case microphone
        /// Both, mixed.
        case systemAndMicrophone
    }

    /// How rate, size, quantiser and delay are traded.
    package enum Quality: String, Codable, Hashable, Sendable, CaseIterable {
        /// Films and moving pictures: every picture in time counts.
        case motion
        /// Documents and code: sharp letters count, the rate may fall.
        case text
        /// The shortest delay that the network allows.
        case game
    }
}

/// As it is written for `--audio` and in a request: `system`, `app:NAME`, `mic`, `system+mic`.
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
