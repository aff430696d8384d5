import Foundation
import Testing

@testable import CastReceiver

@Suite struct CertificateKeeperTests {
    private struct CanNotMake: Error {}

    private static func keeper(failing: Bool = false) -> CertificateKeeper {
        CertificateKeeper { validity in
            if failing { throw CanNotMake() }
            return TLSIdentity(
                certificate: Array("\(validity.notBefore.timeIntervalSince1970)".utf8), privateKey: [1],
                validity: validity)
        }
    }

    @Test func overTenDaysNoConnectionSeesACertificateThatSendersRefuse() async throws {
        let keeper = Self.keeper()
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        var certificates: Set<[UInt8]> = []
        for minute in 0..<(10 * 24 * 60) {
            let now = start.addingTimeInterval(Double(minute) * 60)
            try await keeper.refresh(at: now)
            let current = try #require(keeper.current)
            certificates.insert(current.certificate)
            let left = current.validity.notAfter.timeIntervalSince(now)
            try #require(left > 23 * 3_600 && left < 4 * 24 * 3_600)
            try #require(current.validity.notBefore <= now.addingTimeInterval(-3_599))
        }
        #expect((10...11).contains(certificates.count))
    }

    @Test func whatCanNotBeMadeLeavesThePresentOne() async throws {
        let failing = Self.keeper(failing: true)
        await #expect(throws: CanNotMake.self) { try await failing.refresh(at: .now) }
        #expect(failing.current == nil)
    }

    @Test func anExpiredOrFutureOneIsNotShownAndIsMissed() async throws {
        let keeper = Self.keeper()
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        try await keeper.refresh(at: start)
        #expect(keeper.valid(at: start) != nil)
        #expect(keeper.valid(at: start.addingTimeInterval(72 * 3_600)) == nil)
        #expect(keeper.valid(at: start.addingTimeInterval(-72 * 3_600)) == nil)
        var wakes = keeper.wakes.makeAsyncIterator()
        #expect(await wakes.next() != nil)
        try await keeper.refresh(at: start.addingTimeInterval(72 * 3_600))
        #expect(keeper.valid(at: start.addingTimeInterval(72 * 3_600)) != nil)
    }

    @Test func afterASleepTheNextRefreshReplacesAnExpiredOne() async throws {
        let keeper = Self.keeper()
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(try await keeper.refresh(at: start))
        #expect(try await !keeper.refresh(at: start.addingTimeInterval(60)))
        #expect(try await keeper.refresh(at: start.addingTimeInterval(72 * 3_600)))
        #expect(keeper.current?.validity.notAfter ?? start > start.addingTimeInterval(72 * 3_600))
    }
}
