extension BroadcastRequest {
    /// A destination of a broadcast.
    package enum Output: Hashable, Sendable {
        /// A Cast device, with its own Remote Display session.
        case device(Destination)
        /// A streaming server: an `rtmp`, `rtmps` or `srt` URL with all its secrets. Only ``shown`` may be displayed.
        case server(String)
        /// An absolute path whose extension names the format; see ``OutputText/fileExtensions``.
        case file(String)
    }

    /// The most outputs of one broadcast.
    package static let mostOutputs = 8

    /// The servers and files, which share encodes.
    package var streams: [Output] {
        outputs.filter { if case .device = $0 { false } else { true } }
    }

    /// The request for a restarted broadcast: existing files are kept, and new files get other names, `film-2.mkv`
    /// after `film.mkv`.
    ///
    /// - Parameter isThere: Whether a file with that path exists.
    package func sparingFiles(_ isThere: (String) -> Bool) -> BroadcastRequest {
        var request = self
        request.overwrites = nil
        var taken: Set<String> = []
        request.outputs = outputs.map { output in
            guard case .file(let path) = output else { return output }
            let free = (1...999).lazy.map { OutputText.numbered(path, $0) }.first {
                !taken.contains($0) && !isThere($0)
            }
            taken.insert(free ?? path)
            return .file(free ?? path)
        }
        return request
    }

    package var devices: [Destination] {
        outputs.compactMap { if case .device(let device) = $0 { device } else { nil } }
    }
}

extension BroadcastRequest.Output {
    /// The text for people and logs: a device's name, a file's path, or a server's scheme, host and the first part of
    /// its path, since the rest is its key.
    package var shown: String {
        switch self {
        case .device(let device): device.name
        case .server(let url): OutputText.shown(url)
        case .file(let path): path
        }
    }

    /// Whether it is valid.
    var isSound: Bool {
        switch self {
        case .device(let device): (0...65_535).contains(device.port)
        case .server(let url): OutputText.isServer(url)
        case .file(let path): path.hasPrefix("/") && OutputText.isFile(path)
        }
    }
}

extension BroadcastRequest.Output: Codable {
    private enum CodingKeys: CodingKey {
        case kind, device, url, path
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .kind) {
        case "device":
            self = .device(try container.decode(BroadcastRequest.Destination.self, forKey: .device))
        case "server": self = .server(try container.decode(String.self, forKey: .url))
        case "file": self = .file(try container.decode(String.self, forKey: .path))
        // An unknown output must not be ignored.
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: container, debugDescription: "an output of a kind that is not known")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .device(let device):
            try container.encode("device", forKey: .kind)
            try container.encode(device, forKey: .device)
        case .server(let url):
            try container.encode("server", forKey: .kind)
            try container.encode(url, forKey: .url)
        case .file(let path):
            try container.encode("file", forKey: .kind)
            try container.encode(path, forKey: .path)
        }
    }
}
