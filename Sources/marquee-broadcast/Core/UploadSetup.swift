package import BroadcastCore
import struct CastSender.Device

/// The parameters of the extension `marquee-broadcast`, from its host's setup information. Pure.
///
///     to          a device: an address or host name, with its port unless that is 8009; or a server's URL, rtmp://,
///                 rtmps:// or srt://, with its key
///     id, name    the device's, if the host knows them; else its address
///     capabilities  the bits of `ca` in its announcement; without them a screen is assumed
///     quality     motion, text, game
///     size        1280x720, 720p
///     fps, bitrate, codec, delay   as for `marquee mirror`: frames per second, 2.5M, vp8, milliseconds
///     sound       on, off
///     microphone  mix, drop
///     title       the broadcast's name
///
/// Unknown keys are ignored, because other extensions have theirs.
struct UploadSetup: Hashable, Sendable {
    var request: BroadcastRequest
    /// Whether the microphone is mixed with the application's audio; otherwise it is left out.
    var mixesMicrophone: Bool
    var title: String?

    /// The default port of devices.
    static let usualPort = Device.defaultPort

    /// - Throws: ``PlanError`` for a missing or invalid value; the sentence names the key.
    init(_ information: [String: String]?) throws(PlanError) {
        let information = information ?? [:]
        func value<Value>(
            _ key: String, _ what: String, _ read: (String) -> Value?
        ) throws(PlanError) -> Value? {
            guard let text = information[key] else { return nil }
            guard let value = read(text) else {
                throw PlanError("\"\(key)\" in the setup information is \"\(text.prefix(80))\", and should be \(what)")
            }
            return value
        }
        guard let destination = information["to"] else {
            throw PlanError("the setup information does not say where to send: \"to\" is missing")
        }
        let output: BroadcastRequest.Output
        if destination.contains("://") {
            // Its sentences contain no key.
            if let complaint = OutputText.complaint(destination) { throw PlanError(complaint) }
            guard case .server(let url) = OutputText.output(destination) else {
                throw PlanError("\"to\" is no server's URL")
            }
            output = .server(url)
        } else {
            guard let place = Self.place(destination) else {
                // The value is not quoted: it may be a server's URL without its beginning, with a key.
                throw PlanError(
                    "\"to\" in the setup information should be a device's address, as 192.0.2.7:8009, or a server's "
                        + "URL, as rtmp://HOST/APPLICATION/KEY")
            }
            var device = BroadcastRequest.Destination(
                id: information["id"] ?? place.host, name: information["name"] ?? place.host, addresses: [place.host],
                port: place.port, isDescribed: information["capabilities"] != nil)
            device.capabilities = try value("capabilities", "a number", { Int($0) }) ?? 0
            output = .device(device)
        }
        var video = BroadcastRequest.Video()
        if let size = try value("size", "a size, as 1280x720", PictureText.size) {
            (video.width, video.height) = (size.width, size.height)
        }
        video.framesPerSecond = try value("fps", "1 to 120") { Double($0).flatMap { 1...120 ~= $0 ? $0 : nil } }
        video.bitRate = try value("bitrate", "a bitrate, as 2.5M", PictureText.bitRate)
        video.codec = information["codec"]
        let hasSound = try value("sound", "on or off", Self.isOn) ?? true
        request = BroadcastRequest(
            outputs: [output], source: .samples, video: video, audio: hasSound ? BroadcastRequest.Audio() : nil)
        request.quality = try value("quality", "motion, text or game") { BroadcastRequest.Quality(rawValue: $0) }
        request.targetDelay = try value("delay", "20 to 5000 milliseconds") {
            Int($0).flatMap { BroadcastRequest.targetDelays.contains($0) ? $0 : nil }
        }
        mixesMicrophone =
            try value("microphone", "mix or drop") { ["mix": true, "drop": false][$0] } ?? true
        title = information["title"]
    }

    private static func isOn(_ text: String) -> Bool? { ["on": true, "off": false][text] }

    /// Reads `host`, `host:port`, `[IPv6]:port`, or an IPv6 address without a port.
    private static func place(_ text: String) -> (host: String, port: Int)? {
        guard (1...255).contains(text.utf8.count), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F })
        else { return nil }
        if text.hasPrefix("[") {
            let parts = text.dropFirst().split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { return nil }
            if parts[1].isEmpty { return (String(parts[0]), usualPort) }
            return parts[1].hasPrefix(":") ? port(parts[1].dropFirst()).map { (String(parts[0]), $0) } : nil
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        switch parts.count {
        case 1: return (text, usualPort)
        case 2: return parts[0].isEmpty ? nil : port(parts[1]).map { (String(parts[0]), $0) }
        default: return (text, usualPort)
        }
    }

    private static func port(_ text: Substring) -> Int? {
        Int(text).flatMap { 1...65_535 ~= $0 ? $0 : nil }
    }
}
