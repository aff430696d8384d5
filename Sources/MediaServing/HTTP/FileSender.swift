import NIOCore
import NIOPosix
import PlatformC

/// Part of a file as an answer's body. It is an outbound event for a connection with a ``FileSender``, after the
/// answer's head. Its promise succeeds when the client's system has taken all of it.
struct FileBody: Sendable {
    let file: OpenedFile
    let part: ClosedRange<Int64>
    /// Bytes of the first piece, and of each piece that is read into this process's memory.
    let pieceLength: Int
    /// The final size of a file that is still being written; the rest is waited for as ``FileArrival`` decides.
    var arriving: Int64?
    /// Bytes of a piece that the kernel sends from the file. Smaller ones would switch threads more often.
    static let mostPieceLength: Int64 = 4 << 20

    /// - Throws: ``FileTrouble``, of which only closing the connection can tell the client; ``ReaderIsGone``.
    func send(on channel: any Channel) async throws {
        let promise = channel.eventLoop.makePromise(of: Void.self)
        channel.triggerUserOutboundEvent(self, promise: promise)
        try await promise.futureResult.get()
    }
}

/// The client does not take the rest.
struct ReaderIsGone: Error {
    /// Bytes that were taken.
    var sent: Int64
    var reason: any Error
}

/// Sends ``FileBody``s below HTTP's codec, in pieces that the kernel sends from the file (sendfile(2)) if it can,
/// without copies in this process. At most two are in flight, however slow the client is.
///
/// The event loop is shared and must not wait for the disk, so another thread loads each piece into the page cache. If
/// a file is truncated while a piece waits for its client, the kernel would send nothing forever. So the file's length
/// is checked repeatedly, and more often while the file is being written, to send what has arrived.
final class FileSender: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private static let look = TimeAmount.seconds(1)
    private static let lookAtArriving = TimeAmount.milliseconds(100)

    /// One body. A class, so that work in progress at its end can't be taken for the next body's.
    private final class Sending {
        let body: FileBody
        let promise: EventLoopPromise<Void>?
        var pieces: FilePieces
        var arrival: FileArrival?
        var watch: RepeatedTask?

        init(_ body: FileBody, _ promise: EventLoopPromise<Void>?) {
            self.body = body
            self.promise = promise
            arrival = body.arriving.map { FileArrival(total: $0, at: .now) }
            pieces = FilePieces(
                body.part, length: Int64(body.pieceLength),
                mostLength: body.file.isSentByKernel ? FileBody.mostPieceLength : 0)
        }
    }

    private var sending: Sending?

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard let body = event as? FileBody else {
            return context.triggerUserOutboundEvent(event, promise: promise)
        }
        precondition(sending == nil, "a connection's requests are answered in turn")
        let new = Sending(body, promise)
        sending = new
        fillSegments(new.arrival == nil, context)
        // The answer's head must not wait for bytes that are still to come.
        if new.arrival != nil { context.flush() }
        watch(new, context)
        goOn(new, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        guard let sending else { return }
        end(sending, ReaderIsGone(sent: sending.pieces.sent, reason: ChannelError.ioOnClosedChannel))
    }

    /// Whether the system delays a packet until it is full, or 200 ms have passed. Packets that are not full take a
    /// fifth of the time of sending.
    private func fillSegments(_ fill: Bool, _ context: ChannelHandlerContext) {
        #if os(Linux)
            let option = ChannelOptions.tcpOption(NIOBSDSocket.Option(rawValue: TCP_CORK))
            try? context.channel.syncOptions?.setOption(option, value: fill ? 1 : 0)
        #endif
    }

    private func goOn(_ current: Sending, _ context: ChannelHandlerContext) {
        guard sending === current else { return }
        if current.pieces.isComplete {
            fillSegments(false, context)
            return end(current, nil)
        }
        guard let piece = current.pieces.next(within: current.arrival?.arrived ?? .max) else { return }
        let file = current.body.file
        NIOThreadPool.singleton.runIfActive(eventLoop: context.eventLoop) { try file.piece(piece) }
            .assumeIsolated().whenComplete { result in
                guard self.sending === current else { return }
                switch result {
                case .failure(let error): self.end(current, error)
                case .success(let data): self.write(data, current, context)
                }
            }
    }

    private func write(_ data: IOData, _ current: Sending, _ context: ChannelHandlerContext) {
        current.pieces.wasRead()
        let count = Int64(data.readableBytes)
        let taken = context.eventLoop.makePromise(of: Void.self)
        taken.futureResult.assumeIsolated().whenComplete { result in
            // The file stays open until its last piece is gone, even after an error.
            withExtendedLifetime(current.body.file) {}
            switch result {
            case .success:
                current.pieces.wasTaken(count)
                self.goOn(current, context)
            case .failure(let error):
                self.end(current, ReaderIsGone(sent: current.pieces.sent, reason: error))
            }
        }
        context.writeAndFlush(wrapOutboundOut(data), promise: taken)
        goOn(current, context)
    }

    private func watch(_ current: Sending, _ context: ChannelHandlerContext) {
        if current.arrival != nil { return watchArriving(current, context) }
        let (file, loop) = (current.body.file, context.eventLoop)
        let held = NIOLoopBound((self, current), eventLoop: loop)
        current.watch = loop.scheduleRepeatedAsyncTask(initialDelay: Self.look, delay: Self.look) { _ in
            let position = held.value.1.pieces.position
            return NIOThreadPool.singleton.runIfActive(eventLoop: loop) { file.reaches(position) }.map { isThere in
                if !isThere { held.value.0.end(held.value.1, FileTrouble()) }
            }
        }
    }

    private func watchArriving(_ current: Sending, _ context: ChannelHandlerContext) {
        let (file, loop) = (current.body.file, context.eventLoop)
        let held = NIOLoopBound((self, current, context), eventLoop: loop)
        current.watch = loop.scheduleRepeatedAsyncTask(initialDelay: .zero, delay: Self.lookAtArriving) { _ in
            NIOThreadPool.singleton.runIfActive(eventLoop: loop) { file.extent }.map { extent in
                let (sender, current, context) = held.value
                sender.looked(extent, current, context)
            }
        }
    }

    private func looked(
        _ extent: (size: Int64, isThere: Bool)?, _ current: Sending, _ context: ChannelHandlerContext
    ) {
        guard sending === current else { return }
        let (size, isThere) = extent ?? (0, false)
        guard current.arrival?.looked(size: size, isThere: isThere, at: .now) == .goesOn else {
            return end(current, FileTrouble())
        }
        goOn(current, context)
    }

    private func end(_ current: Sending, _ error: (any Error)?) {
        guard sending === current else { return }
        sending = nil
        current.watch?.cancel()
        if let error { current.promise?.fail(error) } else { current.promise?.succeed() }
    }
}
