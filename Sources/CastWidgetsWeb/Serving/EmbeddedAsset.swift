import FilePaths
package import HTTPTypes
package import Hummingbird
import NIOCore
import PlatformFoundation
import Synchronization

/// A page's file in the binary: as text and as gzip, or only as bytes if it is an image.
package final class EmbeddedAsset: Sendable {
    package let contentType: String
    private let tag: String
    private let text: String?
    private let base64: String
    /// Decoded at first use.
    private let decoded = Mutex<ByteBuffer?>(nil)

    /// - Parameter gzip: the compressed text in base64.
    package init(_ contentType: String, tag: String, text: String, gzip: String) {
        (self.contentType, self.tag, self.text, base64) = (contentType, tag, text, gzip)
    }

    package init(_ contentType: String, tag: String, base64: String) {
        (self.contentType, self.tag, text, self.base64) = (contentType, tag, nil, base64)
    }

    /// Creates a file at run time, which has text alone.
    package init(_ contentType: String, text: String) {
        (self.contentType, tag, self.text, base64) = (contentType, String(FNV1a.hash(text.utf8), radix: 16), text, "")
    }

    /// The file's text; nil for an image.
    package var string: String? { text }

    /// Returns the answer to a GET or HEAD.
    ///
    /// - Parameter fields: fields besides the type and the tag.
    package func response(to request: Request, with fields: HTTPFields? = nil) -> Response {
        var headers = fields ?? WebHeaders.file
        // A weak tag: it is the same file in any encoding.
        let tag = "W/\"\(tag)\""
        headers[.eTag] = tag
        if let known = request.headers[.ifNoneMatch], known == "*" || known.contains(tag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = contentType
        let (bytes, isGzip) = body(for: request.headers[.acceptEncoding])
        if isGzip { headers[.contentEncoding] = "gzip" }
        guard request.method == .head else {
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: bytes))
        }
        headers[.contentLength] = String(bytes.readableBytes)
        return Response(status: .ok, headers: headers)
    }

    private func body(for acceptEncoding: String?) -> (ByteBuffer, isGzip: Bool) {
        if let text, base64.isEmpty || !Self.acceptsGzip(acceptEncoding) { return (ByteBuffer(string: text), false) }
        let bytes = decoded.withLock { decoded in
            if let decoded { return decoded }
            let made = ByteBuffer(bytes: Data(base64Encoded: base64) ?? Data())
            decoded = made
            return made
        }
        return (bytes, text != nil)
    }

    private static let refusals: Set<String> = ["q=0", "q=0.0", "q=0.00", "q=0.000"]

    private static func acceptsGzip(_ field: String?) -> Bool {
        (field ?? "").lowercased().split(separator: ",").contains { part in
            let words = part.split(separator: ";").map { $0.filter { $0 != " " } }
            return words.first == "gzip" && !words.dropFirst().contains(where: refusals.contains)
        }
    }
}
