import ArgumentParser
import CastSender
import CastTransport
import CastWire
import Foundation
import Synchronization

/// A queue of so many items, scrolled through from the first to the last row as a list on a screen would: how often the
/// receiver was asked, and how long it took.
struct Queue: AsyncParsableCommand {
    @Option(help: "A device's port on 127.0.0.1.") var port: Int
    @Option(help: "The folder of its developer root.") var root: String
    @Option var items = 10_000
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Result: Encodable {
        let items: Int
        /// Items that a request asks for.
        let page: Int
        let requests: Int
        /// Items that were asked for more than once.
        let itemsAskedAgain: Int
        let loadSeconds: Double
        let scrollSeconds: Double
    }

    @MainActor func run() async throws {
        let requests = RequestLog()
        let context = CastContext.bench(root: root) { environment in
            environment.connector = CountingConnector(base: environment.connector, requests: requests)
        }
        let manager = context.makeSessionManager()
        let session = try await manager.connect(to: Device(address: "127.0.0.1", port: port))
        guard let client = session.remoteMediaClient else { throw ValidationError("there is no media client") }
        var began = ContinuousClock.now
        try await fill(client)
        let queue = MediaQueue(client: client)
        var changes = queue.changes.makeAsyncIterator()
        while queue.itemCount < items { _ = await changes.next() }
        let loaded = ContinuousClock.now - began
        requests.reset()
        began = .now
        for index in 0..<items {
            while queue.item(at: index) == nil { _ = await changes.next() }
        }
        let scrolled = ContinuousClock.now - began
        let asked = requests.items
        printJSON(
            Result(
                items: items, page: MediaQueue.defaultFetchCount, requests: requests.count,
                itemsAskedAgain: asked.count - Set(asked).count, loadSeconds: loaded / .seconds(1),
                scrollSeconds: scrolled / .seconds(1)))
        try? await manager.disconnect(stopCasting: true)
    }

    /// As many items as fit into a message of CASTV2 at a time.
    @MainActor private func fill(_ client: RemoteMediaClient) async throws {
        let batch = 150
        for start in stride(from: 0, to: items, by: batch) {
            let part = try (start..<min(start + batch, items)).map { index in
                try MediaQueueItemBuilder(mediaInformation: .benchFilm(index)).build()
            }
            let request = start == 0 ? client.queueLoad(part) : client.queueInsert(part)
            try await request.value
        }
    }
}

/// The items that were asked for, request by request.
private final class RequestLog: Sendable {
    private let state = Mutex<(count: Int, items: [Int])>((0, []))

    var count: Int { state.withLock { $0.count } }
    var items: [Int] { state.withLock { $0.items } }

    func reset() { state.withLock { $0 = (0, []) } }

    func sent(_ message: CastMessage) {
        guard case .string(let text) = message.payload, text.contains("\"QUEUE_GET_ITEMS\""),
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { return }
        state.withLock { state in
            state.count += 1
            state.items += object["itemIds"] as? [Int] ?? []
        }
    }
}

/// Looks at what leaves for the device.
private struct CountingConnector: DeviceConnecting {
    let base: any DeviceConnecting
    let requests: RequestLog

    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        CountingConnection(base: try await base.connect(to: device), requests: requests)
    }
}

private struct CountingConnection: DeviceConnection {
    let base: any DeviceConnection
    let requests: RequestLog

    var peerCertificate: [UInt8]? { base.peerCertificate }
    var remoteAddress: String { base.remoteAddress }
    var localAddress: String { base.localAddress }
    var isWritable: Bool { base.isWritable }
    var closeReason: TransportError { get async { await base.closeReason } }

    func send(_ message: CastMessage) throws(TransportError) {
        requests.sent(message)
        try base.send(message)
    }

    func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async {
        await base.forEachMessage(body)
    }

    func close() { base.close() }
}
