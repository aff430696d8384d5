import AsyncHTTPClient
import CastWire
package import MulticastDNS
import NIOCore
import PlatformFoundation

/// Fetches one image over the network.
package protocol ImageFetching: Sendable {
    /// - Throws: `CastError`, or `CancellationError` if the task was cancelled.
    func fetch(_ url: String, namedBy origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage
}

/// Fetches an image with HTTP GET. The timeout covers lookups, redirects and the complete body.
///
/// Redirects are followed to http and https only, at most `redirectLimit` of them, and each is checked like the first
/// URL (`GuardedWeb`). If the first bytes show another image type than the server names, the type of the bytes is used.
/// If they show that it is not an image, it is refused.
struct HTTPImageFetcher: ImageFetching {
    static let redirectLimit = 5

    private let timeout: Duration
    private let lookups: HostLookups
    private let published: PublishedPictures
    private let reachOf: @Sendable (IPAddress) -> AddressReach

    init(
        timeout: Duration = .seconds(10), lookups: HostLookups? = nil,
        published: PublishedPictures = .standard,
        reachOf: @escaping @Sendable (IPAddress) -> AddressReach = AddressReach.now
    ) {
        self.timeout = timeout
        self.lookups = lookups ?? .shared
        self.published = published
        self.reachOf = reachOf
    }

    func fetch(_ url: String, namedBy origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage {
        try await withThrowingTaskGroup(of: CachedImage?.self) { group in
            group.addTask { try await follow(url, origin, byteLimit: byteLimit) }
            // The client's own timeout ends with the head of the answer; a body could be endless.
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
            do {
                return try await ask(step, origin, reach: origin.reach, byteLimit: byteLimit)
            } catch GuardedWeb.Failure.outOfReach where published.contains(step.url) {
                // An image that this user's own processes serve comes back in the status of the device that shows it.
                return try await ask(step, origin, reach: .machine, byteLimit: byteLimit)
            }
        } catch GuardedWeb.Failure.outOfReach {
            throw CastError.imageOutOfReach
        } catch GuardedWeb.Failure.hostUnknown {
            throw CastError.imageHostUnknown(step.host)
        }
    }

    private func ask(
        _ step: WebStep, _ origin: ImageOrigin, reach: AddressReach, byteLimit: Int
    ) async throws -> Outcome {
        try await GuardedWeb(lookups: lookups, reachOf: reachOf)
            .ask(step, reach: reach, namer: origin.deviceID) { client, _ in
                try await download(step.url, over: client, byteLimit: byteLimit)
            }
    }

    private func download(_ url: String, over client: HTTPClient, byteLimit: Int) async throws -> Outcome {
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "Accept", value: "image/*")
        // Longer than the overall timeout, so that only the overall timeout decides.
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
