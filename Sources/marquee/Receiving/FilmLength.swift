import CastReceiver
import CastTransport
import CastWire
import MediaServing
import MulticastDNS
import PlatformFoundation

/// Finds the duration of media with ffprobe, for `--player clock-probe`, if the sender gives none.
///
/// Any host on the network may name any address, so the access is limited:
/// - only http and https, without redirects
/// - only the beginning of files in film and audio formats
/// - at most ten seconds
///
/// The host's name is resolved first. The resolved addresses have to pass the rule that also applies to connections of
/// the browser, and ffprobe then connects to the checked address itself. URLs that can't be checked this way are not
/// fetched: https with a host name, and IPv6 link-local addresses. If the duration can't be found, the sender's
/// description is used.
enum FilmLength {
    static let time = Duration.seconds(10)

    static func describe(_ item: MediaItem) async throws -> MediaDescription {
        let told = ClockPlayerCore.assume(item)
        guard told.duration == nil, told.kind != .image, let address = await reachable(item) else { return told }
        let output = try? await MediaProgram.ffprobe.output(
            arguments(address), limit: 64 << 10, within: time)
        guard let output, let found = try? JSONDecoder().decode(Report.self, from: Data(output)) else { return told }
        return found.description(orElse: told)
    }

    // MARK: - Where it is

    struct Address: Equatable {
        /// The URL with a numeric host.
        var url: String
        /// The value of the request's Host header.
        var host: String
    }

    private static func reachable(_ item: MediaItem) async -> Address? {
        guard let url = InternationalHost.ascii(inURL: item.contentURL), let components = URLComponents(string: url),
            let name = components.host
        else { return nil }
        let resolved = await NameResolver.addresses(of: withoutBrackets(name))
        return address(components, resolved, LoadPolicy(item, machine: .now))
    }

    /// The address to probe; nil if the URL must not be fetched.
    ///
    /// - Parameter resolved: all addresses of the host. If a single one is not allowed, the URL is not fetched.
    static func address(_ components: URLComponents, _ resolved: [IPAddress], _ policy: LoadPolicy) -> Address? {
        guard let name = components.host, let written = components.encodedHost, let first = resolved.first,
            let scheme = components.scheme?.lowercased()
        else { return nil }
        let port = components.port ?? (scheme == "https" ? 443 : 80)
        let mayBeAsked = resolved.allSatisfy {
            !$0.needsScope && policy.allows(address: "\($0)", of: withoutBrackets(name), port: port)
        }
        let isAddress = IPAddress(literal: withoutBrackets(name)) == first
        guard mayBeAsked, scheme == "http" || scheme == "https" && isAddress else { return nil }
        let host = if case .v6 = first { "[\(first)]" } else { "\(first)" }
        let told = components.port.map { ":\($0)" } ?? ""
        let query = components.percentEncodedQuery.map { "?\($0)" } ?? ""
        let path = components.percentEncodedPath
        let url = "\(scheme)://\(host)\(told)\(path.isEmpty ? "/" : path)\(query)"
        guard URL(string: url) != nil else { return nil }
        return Address(url: url, host: written + told)
    }

    private static func withoutBrackets(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }

    // MARK: - What it is

    static func arguments(_ address: Address) -> [String] {
        ["-v", "error"] + MediaProgram.only(protocols: "http,https,tcp,tls") + [
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

        /// Media with a duration is not live, even if its sender says so.
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
