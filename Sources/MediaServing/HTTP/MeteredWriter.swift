import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// How far an answer got, and on which side it broke.
final class BodyProgress: Sendable {
    private let state = Mutex<(sent: Int64, peerIsGone: Bool)>((0, false))

    var sent: Int64 { state.withLock { $0.sent } }
    var peerIsGone: Bool { state.withLock { $0.peerIsGone } }

    func add(_ bytes: Int) { state.withLock { $0.sent += Int64(bytes) } }
    func lostPeer() { state.withLock { $0.peerIsGone = true } }
}

/// Passes a body on and counts it. It refuses to finish one that is shorter than promised, since the receiver would
/// otherwise wait for the rest on a connection that stays open.
struct MeteredWriter: ResponseBodyWriter {
    struct TooShort: Error {}

    var parent: any ResponseBodyWriter
    let expected: Int64
    let progress: BodyProgress

    mutating func write(_ buffer: ByteBuffer) async throws {
        do {
            try await parent.write(buffer)
        } catch {
            progress.lostPeer()
            throw error
        }
        progress.add(buffer.readableBytes)
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        guard progress.sent == expected else { throw TooShort() }
        do {
            try await parent.finish(trailingHeaders)
        } catch {
            progress.lostPeer()
            throw error
        }
    }
}
