import CastTransport
import NIOCore
import Synchronization
import Testing

@testable import CastReceiver

@Suite struct AddressPlacesTests {
    private final class Closed: Sendable {
        let names = Mutex<[String]>([])
    }

    private let closed = Closed()
    private let now = ContinuousClock.now
    private let places = AddressPlaces(.init(all: 8, perAddress: 4, perNetwork: 5))

    @discardableResult
    private func take(_ address: String, _ name: String = "") -> Int? {
        let peer = PeerAddress(try? SocketAddress(ipAddress: address, port: 0))
        return places.take(peer, at: now) { [closed] in closed.names.withLock { $0.append(name) } }
    }

    @Test func anAddressHasAShareAndPlacesComeFree() throws {
        let first = try #require(take("192.0.2.1"))
        for _ in 0..<3 { take("192.0.2.1") }
        #expect(take("192.0.2.1") == nil)
        places.leave(first)
        #expect(take("192.0.2.1") != nil)
    }

    @Test func theManyAddressesOfOneComputerShareOne() {
        #expect((0..<20).count { take("2001:db8::\($0 + 1)") != nil } == 5)
        for address in ["192.0.2.1", "192.0.2.2"] { take(address) }
        #expect((0..<20).count { take("fe80::\($0 + 1)") != nil } == 3, "as many as those that had most are left")
    }

    @Test func addressesThatTakeAllGiveWayToANewcomer() {
        for number in 0..<4 { take("192.0.2.1", "a\(number)") }
        for number in 0..<4 { take("192.0.2.2", "b\(number)") }
        #expect(take("192.0.2.3") != nil)
        #expect(closed.names.withLock { $0 } == ["a0"])
        #expect(take("192.0.2.4") != nil)
        #expect(closed.names.withLock { $0 } == ["a0", "b0"])
        #expect(take("192.0.2.2") == nil, "it has as many as anybody")
    }

    @Test func anAddressBeginsOnlySoManyConnectionsASecond() {
        let saved = ConnectionBudget().arrivalsSaved
        var taken = 0
        for _ in 0..<2 * Int(saved) {
            guard let place = take("192.0.2.1") else { continue }
            taken += 1
            places.leave(place)
        }
        #expect(taken == Int(saved))
        #expect(take("192.0.2.2") != nil)
    }
}
