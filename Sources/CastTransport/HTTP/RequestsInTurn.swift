package import NIOCore
import NIOHTTP1

/// Makes an HTTP server handle a connection's requests one after the other, and read only little of them at a time.
///
/// A client may send thousands of requests before it reads an answer. The server would decode them all and pass each to
/// one of the few threads that all tasks of this process share, without a pause in which others had their turn. New
/// clients then waited for seconds. With this handler, the next request is passed on when the answer to the previous
/// one is written. Until then nothing more is read than what had arrived by then.
package enum RequestsInTurn {
    /// The number of bytes that are read at a time: enough for one of this project's requests, and fewer than a
    /// thousand of the shortest possible ones.
    static let readAtATime = 4_096

    /// Adds the handlers. Call it when the HTTP codec is already in the pipeline and nothing has been read.
    package static func keep(in context: ChannelHandlerContext) throws {
        let pipeline = context.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try pipeline.addHandler(HTTPServerPipelineHandler(), position: .after(decoder))
        let options = context.channel.syncOptions
        try options?.setOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: readAtATime))
        try options?.setOption(.maxMessagesPerRead, value: 1)
    }
}
