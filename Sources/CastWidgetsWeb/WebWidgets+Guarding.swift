import CastWidgetsCore
import HTTPTypes
public import Hummingbird
import NIOCore

/// The holders whose tokens open a route. Marquee's own.
public enum WidgetHolders: Sendable, Hashable, CaseIterable {
    /// Holders who may do everything.
    case owners
    /// Guests too.
    case everyone
}

extension WebWidgets {
    /// Makes a route of the app's own that needs a token.
    ///
    /// Host, Origin, token and rate are checked, and `body` gets what the token permits. An error that `body` throws is
    /// answered as `{"error": sentence}`. From any thread; `body` is called by several tasks at once.
    public nonisolated func guarded<Context: RemoteAddressRequestContext>(
        for holders: WidgetHolders = .owners,
        _ body: @escaping @Sendable (Request, Context, WidgetGrant) async throws -> Response
    ) -> @Sendable (Request, Context) async -> Response {
        open { [gate] request, context in
            let grant = try await gate.grant(of: request, from: context.remoteAddress)
            guard holders == .everyone || !grant.isGuest else {
                throw WebRefusal(.forbidden, "This link is for one device alone, and shows and moves nothing else.")
            }
            return try await body(request, context, grant)
        }
    }

    /// Returns whether the token of an admitted request still permits the same. Ask it while an answer or a body takes
    /// long.
    package nonisolated func stillGives(_ grant: WidgetGrant, to request: Request) async -> Bool {
        await gate.stillGives(grant, to: request)
    }

    /// Makes a route of the app's own without a token: for its page, or for something that an unguessable name
    /// protects.
    ///
    /// Host, Origin and rate are checked. A HEAD is answered without the body. From any thread; `body` is called by
    /// several tasks at once.
    public nonisolated func open<Context: RemoteAddressRequestContext>(
        _ body: @escaping @Sendable (Request, Context) async throws -> Response
    ) -> @Sendable (Request, Context) async -> Response {
        let answer = answering(body)
        return { request, context in
            let response = await answer(request, context)
            return request.method == .head ? response.createHeadResponse() : response
        }
    }

    private nonisolated func answering<Context: RemoteAddressRequestContext>(
        _ body: @escaping @Sendable (Request, Context) async throws -> Response
    ) -> @Sendable (Request, Context) async -> Response {
        { [gate, logger] request, context in
            let verdict: OriginRule.Verdict
            do throws(WebRefusal) {
                verdict = try gate.origin(of: request)
            } catch {
                return error.response
            }
            do {
                try gate.count(from: context.remoteAddress)
                return try await body(request, context).shown(to: verdict)
            } catch let refusal as WebRefusal {
                return refusal.response.shown(to: verdict)
            } catch let error as any HTTPResponseError {
                return WebRefusal(error.status, error.status.reasonPhrase).response.shown(to: verdict)
            } catch {
                logger.warning("A request of the widgets' server failed: \(error)")
                return WebRefusal(.internalServerError, "The server could not do that: its log says why.")
                    .response.shown(to: verdict)
            }
        }
    }

    /// Makes the answer to a browser's request whether a page of another site may send one (CORS). From any thread.
    public nonisolated func preflight<Context: RemoteAddressRequestContext>()
        -> @Sendable (Request, Context) async -> Response
    {
        { [gate] request, context in
            do throws(WebRefusal) {
                try gate.count(from: context.remoteAddress)
                return Response.preflight(request, try gate.origin(of: request))
            } catch {
                return error.response
            }
        }
    }

    /// Reads a request's JSON body, of 0 to so many `bytes`. From any task.
    ///
    /// - Throws: 415 for another type, because a form of another site can send other types; 413 for more bytes.
    public nonisolated func body(of request: Request, upTo bytes: Int) async throws(WebRefusal) -> [UInt8] {
        let type = request.headers[.contentType] ?? ""
        let name = type.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        guard name == "application/json" else {
            throw WebRefusal(.unsupportedMediaType, "The body is to be JSON: send Content-Type: application/json.")
        }
        do {
            let buffer = try await request.body.collect(upTo: bytes)
            return Array(buffer.readableBytesView)
        } catch {
            throw WebRefusal(.contentTooLarge, "The body is too large: at most \(bytes) bytes are read.")
        }
    }
}
