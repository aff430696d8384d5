package import NIOCore
import NIOHTTP1

/// Has an HTTP server take a connection's requests one after the other, and little of them at a time.
///
/// A client may write thousands before it reads an answer. The server would decode them all, and hand each to a thread
/// of the few that all of this process's tasks share, without a pause in which another had its turn: newcomers then
/// waited for seconds. So the next request is handed on when the answer to the one before is written, and until then
/// nothing more is read than what had come by then.
package enum RequestsInTurn {
    /// Bytes that are read at a time: what a request of ours has, and less than a thousand if they are as short as can
    /// be.
    static let readAtATime = 4_096

    /// Call it where HTTP's codec stands in the pipeline already, before anything was read.
    package static func keep(in context: ChannelHandlerContext) throws {
        let pipeline = context.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try pipeline.addHandler(HTTPServerPipelineHandler(), position: .after(decoder))
        let options = context.channel.syncOptions
        try options?.setOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: readAtATime))
        try options?.setOption(.maxMessagesPerRead, value: 1)
    }
}
