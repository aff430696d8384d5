import AsyncHTTPClient
import CastWire
package import MulticastDNS
import NIOCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A picture as its server sent it.
///
/// Marquee's own.
public struct CachedImage: Hashable, Sendable {
    /// A MIME type, `image/...`, in lower case and without parameters.
    public let contentType: String
    /// All of the picture, as its server sent it.
    public let bytes: [UInt8]

    /// A picture from elsewhere than the framework's own fetching.
    public init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// Who named a picture's URL.
package struct ImageOrigin: Hashable, Sendable {
    /// From how far it can be reached; see `AddressReach`.
    package let reach: AddressReach
    /// Its unique id; nil for the app itself.
    package let deviceID: String?

    package static let app = ImageOrigin(reach: .machine)

    package init(reach: AddressReach, deviceID: String? = nil) {
        self.reach = reach
        self.deviceID = deviceID
    }
}

/// Fetches one picture over the network.
package protocol ImageFetching: Sendable {
    /// - Throws: `CastError`, or `CancellationError` where the task was cancelled.
    func fetch(_ url: String, namedBy origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage
}

/// Fetches with HTTP GET; all of it, the lookups, the redirects and the last byte too, within the time-out.
///
/// Redirects are followed to http and https only, `redirectLimit` of them, each looked at as the first URL is
/// (`GuardedWeb`). What its first bytes show to be another kind of picture than the server says is taken for what it
/// is; what they show to be none is refused.
package struct HTTPImageFetcher: ImageFetching {
    static let redirectLimit = 5

    private let timeout: Duration
    private let lookups: HostLookups
    private let reachOf: @Sendable (IPAddress) -> AddressReach

    package init(
        timeout: Duration = .seconds(10), lookups: HostLookups? = nil,
        reachOf: @escaping @Sendable (IPAddress) -> AddressReach = { AddressReach($0) }
    ) {
        self.timeout = timeout
        self.lookups = lookups ?? .shared
        self.reachOf = reachOf
    }

    package func fetch(_ url: String, namedBy origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage {
        try await withThrowingTaskGroup(of: CachedImage?.self) { group in
            group.addTask { try await follow(url, origin, byteLimit: byteLimit) }
            // The client's own time-out ends with the head of the answer; a body could go on for ever.
            group.addTask {
                try await Task.sleep(for: timeout)
                return nil
            }
            defer { group.cancelAll() }
            guard let image = try await group.next() ?? nil else { throw CastError.imageTimedOut }
            return image
        }
    }

    private func follow(_ url: String, _ origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage {
        guard var step = WebStep(url) else { throw CastError.notAnImageURL }
        for _ in 0...Self.redirectLimit {
            switch try await take(step, origin, byteLimit: byteLimit) {
            case .image(let image): return image
            case .redirect(let location, let status):
                guard let next = WebStep(location, after: step) else { throw CastError.imageStatus(status) }
                step = next
            }
        }
        throw CastError.imageRedirects
    }

    private enum Outcome {
        case image(CachedImage)
        case redirect(String, status: UInt)
    }

    private func take(_ step: WebStep, _ origin: ImageOrigin, byteLimit: Int) async throws -> Outcome {
        do {
            return try await GuardedWeb(lookups: lookups, reachOf: reachOf)
                .ask(step, reach: origin.reach, namer: origin.deviceID) { client, _ in
                    try await download(step.url, over: client, byteLimit: byteLimit)
                }
        } catch GuardedWeb.Failure.outOfReach {
            throw CastError.imageOutOfReach
        } catch GuardedWeb.Failure.hostUnknown {
            throw CastError.imageHostUnknown(step.host)
        }
    }

    private func download(_ url: String, over client: HTTPClient, byteLimit: Int) async throws -> Outcome {
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "Accept", value: "image/*")
        // Longer than the time-out, so that there is one that decides.
        let response = try await client.execute(request, timeout: TimeAmount(timeout * 2))
        if (300..<400).contains(response.status.code), let location = response.headers.first(name: "Location") {
            return .redirect(location, status: response.status.code)
        }
        guard (200..<300).contains(response.status.code) else { throw CastError.imageStatus(response.status.code) }
        let type = (response.headers.first(name: "Content-Type") ?? "")
            .prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        guard type.hasPrefix("image/") else { throw CastError.notAnImage(type) }
        let bytes = try await body(of: response, byteLimit: byteLimit)
        guard ImageSignature.isPlausible(bytes, as: type) else { throw CastError.notTheImageItSays(type) }
        return .image(CachedImage(contentType: ImageSignature.type(of: bytes) ?? type, bytes: bytes))
    }

    private func body(of response: HTTPClientResponse, byteLimit: Int) async throws -> [UInt8] {
        do {
            return Array(try await response.body.collect(upTo: byteLimit).readableBytesView)
        } catch is NIOTooManyBytesError {
            throw CastError.imageTooBig(byteLimit)
        }
    }
}

extension CastError {
    static let imageOutOfReach = CastError(
        .notAllowed,
        "The picture is at an address that only this machine, or its own link, can reach, and the device that named it "
            + "is somewhere else; it is not fetched.")
    static let imageRedirects = CastError(
        .networkError, "The picture's server points on from place to place; use the URL of the picture itself.")

    static func imageHostUnknown(_ host: String) -> CastError {
        CastError(.networkError, "The picture's server \(host) has no address; check the picture's URL.")
    }

    static let notAnImageURL = CastError(
        .invalidRequest, "Only pictures at http and https URLs are fetched; give one of those.")
    static let imageCancelled = CastError(
        .cancelled, "The picture is not waited for any more; ask again if it is wanted.")
    static let imageTimedOut = CastError(
        .timeout, "The picture did not come in time; check its server, or ask again later.")

    static func imageStatus(_ status: UInt) -> CastError {
        let sentence =
            (300..<400).contains(status)
            ? "The picture's server points to a place that is not http or https (status \(status)); use another URL."
            : "The picture's server answered with status \(status); check that the picture is there."
        return CastError(.networkError, sentence)
    }

    static func notAnImage(_ type: String) -> CastError {
        let shown = type.isEmpty ? "no type" : type
        return CastError(.invalidResponse, "What the server sent is not a picture (\(shown)); check the picture's URL.")
    }

    static func notTheImageItSays(_ type: String) -> CastError {
        CastError(
            .invalidResponse, "The server says \(type), but what it sent is not a picture; check the picture's URL.")
    }

    static func imageTooBig(_ limit: Int) -> CastError {
        CastError(.messageTooBig, "The picture has more than \(limit) bytes; use a smaller one.")
    }

    static func imageUnreachable(_ error: any Error) -> CastError {
        CastError(
            .networkError, "The picture could not be fetched; check that its server can be reached.",
            underlying: error)
    }
}
