package import NIOCore
import NIOHTTP1

/// How an HTTP port of ours takes connections in: the same for every one of them.
///
/// Each has a place (`PortPlaces`), or is closed at once; and it has so long for the head of a request, from its
/// beginning and from the first byte of each further one, so that nobody keeps a place by being slow.
package struct PortGate: Sendable {
    package let places: PortPlaces
    /// How long a request's head may take.
    package var headTime: Duration = .seconds(10)

    package init(_ places: PortPlaces) { self.places = places }

    /// Stands among a connection's handlers from its beginning, behind HTTP's codec.
    package func makeHandler() -> any RemovableChannelHandler & Sendable { PortGateInstaller(self) }
}

/// Puts a connection's gate before everything else, where a server lets handlers in at the end only.
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
            // Nobody would count it, and nobody would end it.
            tenant.leave()
            return context.close(promise: nil)
        }
        if !isHeld { first.close() }
    }
}

/// Before TLS and HTTP: it sees when bytes come, and closes at once, without a goodbye for which others would wait.
private final class GateHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let tenant: Tenant
    private let headTime: TimeAmount
    private var context: ChannelHandlerContext?
    private var deadline: Scheduled<Void>?
    /// Requests whose heads have come, and whose answers have not ended.
    private var unanswered = 0
    /// From a request's head to its end.
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

    /// Of what was no request an answer may say so.
    func answered() { unanswered = max(0, unanswered - 1) }
}

/// Behind HTTP's decoder: it sees requests begin, and their answers end.
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
