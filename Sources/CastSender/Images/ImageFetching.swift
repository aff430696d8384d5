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

/// Fetches with HTTP GET, following redirects, within ten seconds.
package struct HTTPImageFetcher: ImageFetching {
    private let timeout: TimeAmount

    package init() {
        timeout = .seconds(10)
    }

    package func fetch(_ url: String, byteLimit: Int) async throws -> CachedImage {
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "Accept", value: "image/*")
        let response = try await HTTPClient.shared.execute(request, timeout: timeout)
        guard (200..<300).contains(response.status.code) else { throw CastError.imageStatus(response.status.code) }
        let type = (response.headers.first(name: "Content-Type") ?? "").prefix { $0 != ";" }.lowercased()
        guard type.hasPrefix("image/") else { throw CastError.notAnImage(type) }
        let body: ByteBuffer
        do {
            body = try await response.body.collect(upTo: byteLimit)
        } catch is NIOTooManyBytesError {
            throw CastError.imageTooBig(byteLimit)
        }
        return CachedImage(contentType: type, bytes: Array(body.readableBytesView))
    }
}

extension CastError {
    static let notAnImageURL = CastError(
        .invalidRequest, "Only pictures at http and https URLs are fetched; give one of those.")
    static let imageCancelled = CastError(.cancelled, "The picture is not waited for any more; ask again if it is wanted.")

    static func imageStatus(_ status: UInt) -> CastError {
        CastError(.networkError, "The picture's server answered with status \(status); check that the picture is there.")
    }

    static func notAnImage(_ type: String) -> CastError {
        let shown = type.isEmpty ? "no type" : type
        return CastError(.invalidResponse, "What the server sent is not a picture (\(shown)); check the picture's URL.")
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
