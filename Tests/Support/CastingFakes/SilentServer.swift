import NIOCore
import NIOPosix

/// A server at which a question is never answered.
package final class SilentServer: Sendable {
    private let channel: any Channel

    package init() async throws {
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
    }

    deinit {
        channel.close(promise: nil)
    }

    package var film: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/film.mp4" }
}
