import CastReceiver
import CastWire
import Foundation
import Glibc
import MediaServing

/// What somebody casts to a receiver without a screen, as ffprobe finds it: for `--player clock,probe`, where the
/// sender says no length.
///
/// Whoever is in the network may name any address, so little is fetched: http and https without redirects, the
/// beginning of files that films and songs come in, for ten seconds at most. A host's name is looked up first, and the
/// address that was looked at is the one that is asked; https by name can't be asked so, and is left alone. What can't
/// be found out is taken for what its sender says it is.
enum FilmLength {
    static let time = Duration.seconds(10)
    /// No lists: they name other files.
    static let containers = "mov,mp4,matroska,webm,mp3,flac,ogg,wav,aac,mpegts,avi,flv"

    static func describe(_ item: MediaItem) async throws -> MediaDescription {
        let told = ClockPlayer.assume(item)
        guard told.duration == nil, told.kind != .image, let address = await reachable(item) else { return told }
        let output = try? await MediaProgram.ffprobe.output(
            arguments(address), limit: 64 << 10, within: time)
        guard let output, let found = try? JSONDecoder().decode(Report.self, from: Data(output)) else { return told }
        return found.description(orElse: told)
    }

    // MARK: - Where it is

    struct Address: Equatable {
        /// With a numeric host.
        var url: String
        /// What stands in the request's Host.
        var host: String
    }

    private static func reachable(_ item: MediaItem) async -> Address? {
        guard let components = URLComponents(string: item.contentURL), let name = components.host else { return nil }
        let plain = withoutBrackets(name)
        let resolved = await Task.detached { addresses(of: plain) }.value
        return address(components, resolved, allowsLoopback: item.senderIsLoopback)
    }

    /// - Parameter resolved: all that the URL's host means. One that is this machine keeps senders elsewhere from all
    ///   of them.
    static func address(_ components: URLComponents, _ resolved: [String], allowsLoopback: Bool) -> Address? {
        guard let name = components.encodedHost, let first = resolved.first else { return nil }
        guard allowsLoopback || !resolved.contains(where: LoadPolicy.isLoopback(host:)) else { return nil }
        let isNumeric = resolved.contains(withoutBrackets(name))
        guard components.scheme?.lowercased() == "http" || isNumeric else { return nil }
        var numeric = components
        numeric.user = nil
        numeric.password = nil
        if !isNumeric { numeric.encodedHost = first.contains(":") ? "[\(first)]" : first }
        let port = components.port.map { ":\($0)" } ?? ""
        return numeric.string.map { Address(url: $0, host: name + port) }
    }

    private static func withoutBrackets(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }

    private static func addresses(of name: String) -> [String] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [String] = []
        var entry = list
        while let info = entry?.pointee {
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            if getnameinfo(
                info.ai_addr, info.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
            {
                found.append(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
            }
            entry = info.ai_next
        }
        return found
    }

    // MARK: - What it is

    static func arguments(_ address: Address) -> [String] {
        [
            "-v", "error", "-protocol_whitelist", "http,https,tcp,tls", "-format_whitelist", containers,
            "-max_redirects", "0", "-headers", "Host: \(address.host)\r\n", "-show_entries",
            "format=duration:stream=codec_type,width,height:stream_disposition=attached_pic", "-of", "json",
            address.url,
        ]
    }

    /// ffprobe's JSON.
    struct Report: Decodable {
        struct Format: Decodable { var duration: String? }
        struct Stream: Decodable {
            var codec_type: String?
            var width: Int?
            var height: Int?
            var disposition: [String: Int]?
        }
        var format: Format?
        var streams: [Stream]?

        /// What has an end is no live stream, whatever its sender says.
        func description(orElse told: MediaDescription) -> MediaDescription {
            let length = format?.duration.flatMap { Double($0) }
            guard let length, length.isFinite, length > 0 else { return told }
            let picture = streams?.first { $0.codec_type == "video" && $0.disposition?["attached_pic"] != 1 }
            return MediaDescription(
                kind: picture == nil ? .audio : .video, duration: length, isLive: false,
                width: picture?.width.flatMap(WireNumber.side) ?? 0,
                height: picture?.height.flatMap(WireNumber.side) ?? 0)
        }
    }
}
