import ArgumentParser
import Foundation
import Logging
import MediaServing

/// Serves one file as a cast would, on loopback, until SIGTERM. Prints where, as one JSON object.
struct Serve: AsyncParsableCommand {
    @Option var file: String

    struct Ready: Encodable {
        var event = "ready"
        let url: String
    }

    func run() async throws {
        let logger = Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })
        let server = try await MediaServer.start(.init(address: "127.0.0.1", port: 0), logger: logger)
        var generator = SystemRandomNumberGenerator()
        let path = PublishedPath(name: "film.bin", using: &generator)
        server.publish(
            PublishedItem(name: "film.bin", contentType: "application/octet-stream", content: .file(path: file)),
            at: path)
        printJSON(Ready(url: server.url(for: path)))
        fflush(nil)
        signal(SIGTERM, SIG_IGN)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let source = DispatchSource.makeSignalSource(signal: SIGTERM)
            source.setEventHandler {
                source.cancel()
                continuation.resume()
            }
            source.resume()
        }
        await server.stop()
    }
}
