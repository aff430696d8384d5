import CastReceiver
import CastTransport
import CastWire
import MediaServing
import MulticastDNS

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What somebody casts to a receiver without a screen, as ffprobe finds it: for `--player clock-probe`, where the
/// sender says no length.
///
/// Whoever is in the network may name any address, so little is fetched: http and https without redirects, the
/// beginning of files that films and songs come in, for ten seconds at most. A host's name is looked up first, what it
/// leads to is held against the rule that the browser's connections are held against, and the address that was looked
/// at is the one that is asked. https by name can't be asked so, nor can an address that means something on one link
/// only: they are left alone. What can't be found out is taken for what its sender says it is.
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
        /// With a numeric host.
        var url: String
        /// What stands in the request's Host.
        var host: String
    }

    private static func reachable(_ item: MediaItem) async -> Address? {
        guard let url = InternationalHost.ascii(inURL: item.contentURL), let components = URLComponents(string: url),
            let name = components.host
        else { return nil }
        let resolved = await NameResolver.addresses(of: withoutBrackets(name))
        return address(components, resolved, LoadPolicy(item, machine: .now))
    }

    /// - Parameter resolved: all that the URL's host means. One that may not be asked keeps its sender from all.
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
