import NIOCore
import NIOPosix
import NIOSSL

/// One GET on loopback, with or without TLS, certificates unchecked as senders do it.
enum HTTPExchange {
    struct Reply: Sendable {
        var status = 0
        var body = ""
    }

    static func get(_ path: String, port: Int, isTLS: Bool) async throws -> Reply {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(10))
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    if isTLS {
                        var configuration = TLSConfiguration.makeClientConfiguration()
                        configuration.certificateVerification = .none
                        let context = try NIOSSLContext(configuration: configuration)
                        try channel.pipeline.syncOperations.addHandler(
                            try NIOSSLClientHandler(context: context, serverHostname: nil))
                    }
                    return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
            try await outbound.write(ByteBuffer(string: request))
            var bytes = ByteBuffer()
            for try await part in inbound { bytes.writeImmutableBuffer(part) }
            return reply(in: [UInt8](bytes.readableBytesView))
        }
    }

    private static func reply(in bytes: [UInt8]) -> Reply {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { return Reply() }
        let words = text.split(separator: " ", maxSplits: 2)
        return Reply(
            status: words.count > 1 ? Int(words[1]) ?? 0 : 0, body: String(text[end.upperBound...]))
    }
}
