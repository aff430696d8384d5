package import NIOCore
import NIOHTTP1

/// The rules for connections to an HTTP port, the same for each of this project's ports.
///
/// Each connection gets a place (`PortPlaces`) or is closed at once. The head of each request has to arrive within a
/// time limit, counted from the beginning of the connection or from the first byte of a further request. So no client
/// can keep a place by being slow.
package struct PortGate: Sendable {
    package let places: PortPlaces
    /// How long a request's head may take.
    package var headTime: Duration = .seconds(10)

    package init(_ places: PortPlaces) { self.places = places }

    /// Returns a handler for the connection's pipeline. It has to be added at the connection's beginning, after the
    /// HTTP codec.
    package func makeHandler() -> any RemovableChannelHandler & Sendable { PortGateInstaller(self) }
}

/// Inserts a connection's gate before all other handlers, for servers that only allow handlers at the end.
private final class PortGateInstaller: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = NIOAny

    private let gate: PortGate

    init(_ gate: PortGate) { self.gate = gate }

    func handlerAdded(context: ChannelHandlerContext) {
        guard let tenant = gate.places.place(of: context.channel) else { return context.close(promise: nil) }
        let first = GateHandler(tenant, headTime: TimeAmount(gate.headTime))
        let own = NIOLoopBound(first, eventLoop: context.eventLoop)
        let isHeld = tenant.whenEvicted { [loop = context.eventLoop] in
            if loop.inEventLoop { own.value.close() } else { loop.execute { own.value.close() } }
        }
        do {
            let pipeline = context.pipeline.syncOperations
            try pipeline.addHandler(first, position: .first)
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try pipeline.addHandler(HeadWatch(first), position: .after(decoder))
        } catch {
            // Nobody would count the connection, and nobody would end it.
            tenant.leave()
            return context.close(promise: nil)
        }
        if !isHeld { first.close() }
    }
}

/// The handler before TLS and HTTP. It sees when bytes arrive, and closes at once, without a goodbye that others would
/// have to wait for.
private final class GateHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let tenant: Tenant
    private let headTime: TimeAmount
    private var context: ChannelHandlerContext?
    private var deadline: Scheduled<Void>?
    /// The number of requests whose heads have arrived and whose answers have not ended.
    private var unanswered = 0
    /// True from a request's head to its end.
    private var isReceiving = false

    init(_ tenant: Tenant, headTime: TimeAmount) { (self.tenant, self.headTime) = (tenant, headTime) }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        waitForHead()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        deadline?.cancel()
        deadline = nil
        tenant.leave()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if deadline == nil, unanswered == 0, !isReceiving { waitForHead() }
        context.fireChannelRead(data)
    }

    func close() { context?.close(promise: nil) }

    private func waitForHead() {
        guard let context else { return }
        let own = NIOLoopBound(self, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: headTime) { own.value.close() }
    }

    func headCame() {
        deadline?.cancel()
        deadline = nil
        unanswered += 1
        isReceiving = true
        tenant.spoke()
    }

    func requestEnded() { isReceiving = false }

    /// Counts an answer. There may also be an answer to data that was no request.
    func answered() { unanswered = max(0, unanswered - 1) }
}

/// The handler after the HTTP decoder. It sees the beginning of requests and the end of their answers.
private final class HeadWatch: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: GateHandler

    init(_ gate: GateHandler) { self.gate = gate }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: gate.headCame()
        case .body: break
        case .end: gate.requestEnded()
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { gate.answered() }
        context.write(data, promise: promise)
    }
}
