import Foundation
import Testing

@testable import MediaServing

@Suite(.timeLimit(.minutes(2))) struct ServerEndTests {
    /// Anybody may come in the moment that a server ends. In a process of its own, which a trap would end.
    @Test func whoeverConnectsWhileAServerEndsStopsNobody() async throws {
        await #expect(processExitsWith: .success) {
            for _ in 0..<150 {
                let server = try await MediaServer.start(
                    .init(address: "127.0.0.1", connections: Connections()), logger: quiet)
                let port = server.port
                let coming = Task.detached {
                    var held: [RawConnection] = []
                    // As many as a listening socket keeps waiting, so that connecting never blocks.
                    while held.count < 100, let comer = try? await RawConnection(port: port) {
                        held.append(comer)
                        await Task.yield()
                    }
                }
                await Task.yield()
                await server.stop()
                await coming.value
            }
        }
    }
}
