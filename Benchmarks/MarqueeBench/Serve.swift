import ArgumentParser
import Foundation
import Logging
import MediaServing

/// Serves one file as a cast would, on loopback, until SIGTERM. Prints where, as one JSON object.
struct Serve: AsyncParsableCommand {
    @Option var file: String
    @Option(help: "Bytes that are read from disk at once; default: as for a cast.") var chunk: Int?

    struct Ready: Encodable {
        var event = "ready"
        let url: String
    }

    func run() async throws {
        let logger = Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })
        var configuration = MediaServer.Configuration(address: "127.0.0.1", port: 0)
        if let chunk { configuration.chunkLength = chunk }
        let server = try await MediaServer.start(configuration, logger: logger)
        var generator = SystemRandomNumberGenerator()
        let path = PublishedPath(name: "film.bin", using: &generator)
        server.publish(
            PublishedItem(name: "film.bin", contentType: "application/octet-stream", content: .file(path: file)),
            at: path)
        printJSON(Ready(url: server.url(for: path)))
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
