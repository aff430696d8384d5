import CastTransport
import CastWire
import FilePaths
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import PlatformC

/// Hummingbird's request context with the peer's address.
struct ServingContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let peer: String
    let channel: any Channel

    init(source: Source) {
        coreContext = .init(source: source)
        channel = source.channel
        let address = source.channel.remoteAddress
        peer = PlaceText.of(host: address?.ipAddress ?? "unknown", port: address?.port ?? 0)
    }
}

/// Answers GET, HEAD and OPTIONS for published items, and 404 for everything else.
///
/// ``ContentAnswer`` decides what is sent. Items are never listed, and paths never logged.
struct MediaResponder: Sendable {
    let items: PublishedItems
    let hub: ServingEventHub
    let chunkLength: Int
    let connections: Connections

    func respond(to request: Request, context: ServingContext) async -> Response {
        guard let found = items.find(request.uri.path) else {
            // Only the server's end cancels this.
            try? await Task.sleep(for: connections.limits.strangersWait)
            return refusal(.notFound)
        }
        connections.proved(context.channel)
        let served = ServedRequest(
            id: found.request, path: found.path, resource: found.resource, peer: context.peer,
            method: request.method.rawValue)
        hub.send(.requestStarted(served))
        switch request.method {
        case .options:
            hub.send(.requestFinished(served, bytes: 0, complete: true))
            let asksPrivate = request.field(.requestPrivateNetwork) == "true"
            return Response(status: .noContent, headers: CrossOrigin.preflight(privateNetwork: asksPrivate))
        case .get, .head:
            return await answer(served, item: found.item, request: request, context: context)
        default:
            hub.send(.requestFinished(served, bytes: 0, complete: true))
            return refusal(.methodNotAllowed, [.allow: "GET, HEAD, OPTIONS"])
        }
    }

    private func answer(
        _ served: ServedRequest, item: PublishedItem, request: Request, context: ServingContext
    ) async -> Response {
        do {
            switch item.content {
            case .file(let path):
                return try await file(path, type: item.contentType, served: served, request: request, context: context)
            case .arriving(let path, let state):
                return try await file(
                    path, type: item.contentType, whole: state, served: served, request: request, context: context)
            case .fronted(let path, let front):
                return try await file(
                    path, type: item.contentType, front: front, served: served, request: request, context: context)
            case .bytes(let buffer):
                return bytes(buffer, type: item.contentType, served: served, request: request)
            case .folder(let folder):
                let made = try await connections.whileConnected(context.channel) {
                    try await folder.resource(named: served.resource)
                }
                guard let resource = made else {
                    hub.send(.requestFinished(served, bytes: 0, complete: true))
                    return refusal(.notFound)
                }
                switch resource.content {
                case .file(let path):
                    return try await file(
                        path, type: resource.contentType, served: served, request: request, context: context)
                case .bytes(let buffer):
                    return bytes(buffer, type: resource.contentType, served: served, request: request)
                }
            }
        } catch let error as ServingError {
            hub.send(.requestFailed(served, error))
            return switch Refusal(error) {
            case .notFound: refusal(.notFound)
            case .forbidden: refusal(.forbidden)
            case .comeAgain(let seconds): refusal(.serviceUnavailable, [.retryAfter: "\(seconds)"])
            case .failed: refusal(.internalServerError)
            }
        } catch is CancellationError {
            // Nobody reads this answer: the client has hung up, or the server is stopping.
            hub.send(.requestFinished(served, bytes: 0, complete: false))
            return refusal(.serviceUnavailable)
        } catch {
            let problem = ServingError(.serverFailed, "An answer failed: \(error)", underlying: error)
            hub.send(.requestFailed(served, problem))
            return refusal(.internalServerError)
        }
    }

    private func refusal(_ status: HTTPResponse.Status, _ more: HTTPFields = [:]) -> Response {
        var headers = CrossOrigin.always
        headers.append(contentsOf: more)
        headers[.cacheControl] = "no-store"
        return Response(status: status, headers: headers)
    }

    /// An error answer after which the connection is closed. The server itself only reads the request's Connection
    /// field.
    private func lastRefusal(
        _ status: HTTPResponse.Status, _ more: HTTPFields, on channel: any Channel
    ) -> Response {
        var response = refusal(status, more)
        response.headers[.connection] = "close"
        response.body = ResponseBody(contentLength: 0) { writer in
            try await writer.finish(nil)
            channel.close(promise: nil)
        }
        return response
    }

    // MARK: Bytes in memory

    private func bytes(_ buffer: ByteBuffer, type: String, served: ServedRequest, request: Request) -> Response {
        let size = Int64(buffer.readableBytes)
        var headers = fields(type: type)
        switch ContentAnswer.decide(request.content, size: size) {
        case .unsatisfiable:
            return unsatisfiable(served, size: size)
        case .part(let range):
            headers[.contentRange] = ByteRange.text(range, of: size)
            let slice = buffer.getSlice(at: buffer.readerIndex + Int(range.lowerBound), length: range.count) ?? buffer
            hub.send(.requestFinished(served, bytes: Int64(slice.readableBytes), complete: true))
            return Response(status: .partialContent, headers: headers, body: .init(byteBuffer: slice))
        case .whole:
            hub.send(.requestFinished(served, bytes: size, complete: true))
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: buffer))
        case .head, .notModified:
            return head(served, headers, size: size)
        }
    }

    private func head(_ served: ServedRequest, _ headers: HTTPFields, size: Int64) -> Response {
        var headers = headers
        headers[.contentLength] = String(size)
        hub.send(.requestFinished(served, bytes: 0, complete: true))
        return Response(status: .ok, headers: headers)
    }

    // MARK: Files

    /// - Parameters:
    ///   - whole: The final state of a file that is still being written.
    ///   - front: What is sent in place of the file's beginning; nil: the file is sent unchanged.
    private func file(
        _ path: String, type: String, whole: FileValidators? = nil, front: FileFront? = nil, served: ServedRequest,
        request: Request, context: ServingContext
    ) async throws -> Response {
        let present = try FileValidators(path: path)
        let state = whole ?? front?.served ?? present
        let isArriving = front == nil && present.size < state.size
        guard access(path.pathBytes, R_OK) == 0 else { throw FileProblem.describe(path: path, number: errno) }
        // A process without free descriptors ends (docs/decisions.md). Players retry, and closing frees a descriptor.
        guard DescriptorBudget.ofProcess.mayOpen() else {
            hub.send(.requestFinished(served, bytes: 0, complete: false))
            return lastRefusal(.serviceUnavailable, [.retryAfter: "2"], on: context.channel)
        }
        var headers = fields(type: type)
        headers[.eTag] = state.entityTag
        headers[.lastModified] = state.lastModified
        switch ContentAnswer.decide(request.content, size: state.size, state: state) {
        case .notModified:
            hub.send(.requestFinished(served, bytes: 0, complete: true))
            return Response(status: .notModified, headers: headers)
        case .head:
            return head(served, headers, size: state.size)
        case .unsatisfiable:
            return unsatisfiable(served, size: state.size)
        case .whole where state.size == 0:
            hub.send(.requestFinished(served, bytes: 0, complete: true))
            return Response(status: .ok, headers: headers)
        case .whole:
            let part = 0...(state.size - 1)
            let body = body(
                path, state, part, isArriving: isArriving, front: front, served: served, context: context)
            return Response(status: .ok, headers: headers, body: body)
        case .part(let range):
            headers[.contentRange] = ByteRange.text(range, of: state.size)
            let body = body(
                path, state, range, isArriving: isArriving, front: front, served: served, context: context)
            return Response(status: .partialContent, headers: headers, body: body)
        }
    }

    private func fields(type: String) -> HTTPFields {
        var headers = CrossOrigin.always
        headers[.contentType] = type
        headers[.acceptRanges] = "bytes"
        headers[.cacheControl] = "no-cache"
        return headers
    }

    private func unsatisfiable(_ served: ServedRequest, size: Int64) -> Response {
        hub.send(.requestFinished(served, bytes: 0, complete: true))
        return refusal(.rangeNotSatisfiable, [.contentRange: ByteRange.unsatisfiableText(of: size)])
    }

    private static func problem(with path: String, _ trouble: FileTrouble) -> ServingError {
        if let number = trouble.reason?.errnoCode, number == EMFILE || number == ENFILE {
            return ServingError(
                .serverFailed, "\(path) can't be opened at the moment: too many files are open here (ulimit -n).",
                underlying: trouble)
        }
        return ServingError(
            .fileChanged, "\(path) ended or went away while it was being sent: put it back and cast it again.",
            underlying: trouble)
    }

    /// Streams part of a file. If the file ends early, the thrown error makes Hummingbird close the connection, which
    /// is the only way in HTTP/1.1 to signal that the promised length will not come.
    private func body(
        _ path: String, _ state: FileValidators, _ part: ClosedRange<Int64>, isArriving: Bool, front: FileFront?,
        served: ServedRequest, context: ServingContext
    ) -> ResponseBody {
        let expected = part.upperBound - part.lowerBound + 1
        let pieces = front?.split(part) ?? (front: nil, file: part)
        return ResponseBody(contentLength: Int(expected)) { [hub, chunkLength] writer in
            var sent: Int64 = 0
            do {
                let file = try await NIOThreadPool.singleton.runIfActive { try OpenedFile(path: path, state: state) }
                if let front = pieces.front { try await writer.write(front) }
                if let part = pieces.file {
                    try await FileBody(
                        file: file, part: part, pieceLength: chunkLength, arriving: isArriving ? state.size : nil
                    ).send(on: context.channel)
                }
                sent = expected
                try await writer.finish(nil)
                hub.send(.requestFinished(served, bytes: expected, complete: true))
            } catch let trouble as FileTrouble {
                let problem = Self.problem(with: path, trouble)
                hub.send(.requestFailed(served, problem))
                throw problem
            } catch {
                hub.send(.requestFinished(served, bytes: (error as? ReaderIsGone)?.sent ?? sent, complete: false))
                throw error
            }
        }
    }
}

extension Request {
    fileprivate var content: ContentRequest {
        ContentRequest(
            isHead: method == .head, range: field(.range), ifRange: field(.ifRange),
            ifNoneMatch: field(.ifNoneMatch), ifModifiedSince: field(.ifModifiedSince))
    }

    /// A field's value; nil if it is missing or could not be compared safely.
    fileprivate func field(_ name: HTTPField.Name) -> String? {
        headers[name].flatMap { $0.isStreamSafe ? $0 : nil }
    }
}
