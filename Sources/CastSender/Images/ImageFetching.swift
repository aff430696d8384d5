import AsyncHTTPClient
import CastWire
import NIOCore

/// A picture as its server sent it.
public struct CachedImage: Hashable, Sendable {
    /// A MIME type, `image/...`, in lower case and without parameters.
    public let contentType: String
    public let bytes: [UInt8]

    public init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// Fetches one picture over the network.
package protocol ImageFetching: Sendable {
    /// - Throws: `CastError`, or `CancellationError` where the task was cancelled.
    func fetch(_ url: String, byteLimit: Int) async throws -> CachedImage
}

/// Fetches with HTTP GET; all of it, the redirects and the last byte too, within the time-out.
///
/// Redirects are followed to http and https only. What its first bytes show to be another kind of picture than the
/// server says is taken for what it is; what they show to be none is refused.
package struct HTTPImageFetcher: ImageFetching {
    private let timeout: Duration

    package init(timeout: Duration = .seconds(10)) {
        self.timeout = timeout
    }

    package func fetch(_ url: String, byteLimit: Int) async throws -> CachedImage {
        try await withThrowingTaskGroup(of: CachedImage?.self) { group in
            group.addTask { try await download(url, byteLimit: byteLimit) }
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

    private func download(_ url: String, byteLimit: Int) async throws -> CachedImage {
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "Accept", value: "image/*")
        // Longer than the time-out, so that there is one that decides.
        let response = try await WebClient.shared.execute(request, timeout: TimeAmount(timeout * 2))
        guard (200..<300).contains(response.status.code) else { throw CastError.imageStatus(response.status.code) }
        let type = (response.headers.first(name: "Content-Type") ?? "")
            .prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        guard type.hasPrefix("image/") else { throw CastError.notAnImage(type) }
        let bytes = try await body(of: response, byteLimit: byteLimit)
        guard ImageSignature.isPlausible(bytes, as: type) else { throw CastError.notTheImageItSays(type) }
        return CachedImage(contentType: ImageSignature.type(of: bytes) ?? type, bytes: bytes)
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
