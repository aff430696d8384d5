import CastWire
import Foundation
import SwiftProtobuf
import Testing
import X509

struct RevocationTests {
    @Test func aRevokedKeyIsRefusedEvenWhenPinned() async throws {
        let device = SyntheticDevice()
        var maker = RevocationMaker()
        for certificate in [try device.device(), try device.intermediate(), try device.root()] {
            maker.keyHashes = [certificate.keyHash]
            let configuration = DeviceAuthenticationMachine.Configuration(
                anchors: try device.anchors(), pins: TrustedPins([try keyPin(try device.device())]))
            let refused = try refusal(
                try await authenticate(device, configuration, revocation: try maker.bundle()))
            #expect(refused.code == .revoked)
            #expect(refused.pin == nil)
        }
    }

    @Test func serialNumbersAreRevokedByIssuerBothEndsIncluded() async throws {
        let device = SyntheticDevice()
        var maker = RevocationMaker()
        let issuer = try device.intermediate().keyHash
        let cases = [(77, 77, true), (70, 77, true), (77, 90, true), (78, 90, false), (1, 76, false)]
        for (first, last, isRevoked) in cases {
            maker.ranges = [(issuer, UInt64(first), UInt64(last))]
            let action = try await authenticate(device, revocation: try maker.bundle())
            switch action {
            case .finished(.refused(let refused), _): #expect(isRevoked && refused.code == .revoked)
            case .finished(.genuine, _): #expect(!isRevoked)
            default: Issue.record("\(first) to \(last): \(action)")
            }
        }
        maker.ranges = [(try device.root().keyHash, 77, 77)]
        guard case .finished(.genuine, _) = try await authenticate(device, revocation: try maker.bundle()) else {
            Issue.record("another issuer's range counted")
            return
        }
    }

    @Test func aSerialNumberBeyond64BitsIsInNoRange() throws {
        var device = SyntheticDevice()
        device.deviceSerial = .init(bytes: [1] + Array(repeating: 0, count: 8))
        #expect(try device.device().serialNumber == nil)
        device.deviceSerial = .init(bytes: Array(repeating: 0x7f, count: 8))
        #expect(try device.device().serialNumber == 0x7f7f_7f7f_7f7f_7f7f)
    }

    @Test func theNewestListIsHandedOutAndCountsForDevicesThatSendNone() async throws {
        let device = SyntheticDevice()
        var maker = RevocationMaker()
        maker.unknownFirst = true
        let bundle = try maker.bundle()
        let action = try await authenticate(device, revocation: bundle)
        guard case .finished(.genuine, let list?) = action else {
            Issue.record("\(action)")
            return
        }
        #expect(list.bundle == bundle)
        let again = try await authenticate(
            device, .init(anchors: try device.anchors(), storedList: list), revocation: bundle)
        guard case .finished(.genuine, nil) = again else {
            Issue.record("an old list was offered as new")
            return
        }
        maker.keyHashes = [try device.device().keyHash]
        maker.notAfter = testTime - 3_600
        let stored = try await RevocationList.restore(try maker.bundle(), root: try maker.root())
        let refused = try refusal(
            try await authenticate(device, .init(anchors: try device.anchors(), storedList: stored)))
        #expect(refused.code == .revoked)
    }

    @Test func aListThatFailsItsRulesCountsAsNone() async throws {
        let device = SyntheticDevice()
        let keyHashes = [try device.device().keyHash]
        let faults: [(inout RevocationMaker) -> Void] = [
            { $0.signer = TestKeys.tls }, { $0.isSignatureBroken = true }, { $0.version = 1 },
            { $0.notAfter = testTime - 1 }, { $0.notBefore = testTime + 1 },
            { $0.ranges = [([], 5, 4)] },
        ]
        for fault in faults {
            var maker = RevocationMaker(keyHashes: keyHashes)
            fault(&maker)
            let bundle = try maker.bundle()
            await #expect(throws: WireError.self) {
                try await RevocationList.verify(bundle, root: try maker.root(), at: testTime)
            }
            guard case .finished(.genuine, newList: nil) = try await authenticate(device, revocation: bundle) else {
                Issue.record("an unusable list counted")
                return
            }
        }
    }

    @Test func aListThatCannotBeReadDoesNotTakeTheOthersAlong() async throws {
        let maker = RevocationMaker(keyHashes: [[UInt8](repeating: 7, count: 32)])
        let good = try WireCrlBundle(serializedBytes: try maker.bundle())
        let torn = try WireCrlBundle(serializedBytes: try RevocationMaker(isSignatureBroken: true).bundle())
        var nonsense = WireCrl()
        nonsense.tbsCrl = Data([0xFF, 0xFF, 0xFF])
        var unsigned = good.crls[0]
        unsigned.signerCert = Data([0x30])
        for bad in [nonsense, unsigned, torn.crls[0], WireCrl()] {
            var bundle = WireCrlBundle()
            bundle.crls = [bad] + good.crls
            let bytes: [UInt8] = try bundle.serializedBytes()
            let root = try RevocationMaker().root()
            let list = try await RevocationList.verify(bytes, root: root, at: testTime)
            #expect(list.bundle == bytes)
            #expect(try await RevocationList.restore(bytes, root: root) == list)
        }
    }

    @Test func onlyTheFirstFewListsOfABundleAreLookedAt() async throws {
        let good = try WireCrlBundle(serializedBytes: try RevocationMaker().bundle())
        var bundle = WireCrlBundle()
        bundle.crls = Array(repeating: WireCrl(), count: RevocationList.listLimit) + good.crls
        let bytes: [UInt8] = try bundle.serializedBytes()
        await #expect(throws: WireError.self) {
            try await RevocationList.verify(bytes, root: try RevocationMaker().root(), at: testTime)
        }
        let long = [UInt8](repeating: 0, count: RevocationList.byteLimit + 1)
        await #expect(throws: WireError.self) {
            try await RevocationList.verify(long, root: try RevocationMaker().root(), at: testTime)
        }
    }

    /// One user's stored list, into which another session writes just before the next store.
    private final class Storage: RevocationStoring, @unchecked Sendable {
        var stored: [UInt8]
        var comesBetween: [UInt8]?
        var stores = 0

        init(_ stored: [UInt8] = [], comesBetween: [UInt8]? = nil) {
            self.stored = stored
            self.comesBetween = comesBetween
        }

        func storedRevocationList() -> [UInt8] { stored }

        func store(revocationList bundle: [UInt8], inPlaceOf expected: [UInt8]) -> Bool {
            if let other = comesBetween {
                stored = other
                comesBetween = nil
            }
            guard stored == expected else { return false }
            stored = bundle
            stores += 1
            return true
        }
    }

    @Test func ofTwoSessionsListsTheNewerStaysStored() async throws {
        let root = try RevocationMaker().root()
        func list(_ from: TimeInterval) async throws -> RevocationList {
            try await RevocationList.verify(
                try RevocationMaker(notBefore: testTime + from).bundle(), root: root, at: testTime)
        }
        let (older, newer) = (try await list(-90), try await list(-30))

        let late = Storage(comesBetween: newer.bundle)
        try await older.keep(in: late, root: root)
        #expect(late.stored == newer.bundle)
        #expect(late.stores == 0)

        let early = Storage(comesBetween: older.bundle)
        try await newer.keep(in: early, root: root)
        #expect(early.stored == newer.bundle)

        let same = Storage(newer.bundle)
        try await newer.keep(in: same, root: root)
        #expect(same.stores == 0)

        let broken = Storage([1, 2, 3])
        try await older.keep(in: broken, root: root)
        #expect(broken.stored == older.bundle)
    }

    @Test func bothEndsOfAListsTimeBelongToIt() async throws {
        for maker in [
            RevocationMaker(notBefore: testTime, notAfter: testTime + day),
            RevocationMaker(notBefore: testTime - day, notAfter: testTime),
        ] {
            _ = try await RevocationList.verify(try maker.bundle(), root: try maker.root(), at: testTime)
        }
    }

    @Test func aListNeverGivesWayToAnOlderOne() async throws {
        func list(_ from: TimeInterval, _ to: TimeInterval) async throws -> RevocationList {
            let maker = RevocationMaker(notBefore: testTime + from, notAfter: testTime + to)
            return try await RevocationList.verify(try maker.bundle(), root: try maker.root(), at: testTime)
        }
        var newest = NewestRevocationList()
        let middle = try await list(-20, 20)
        let offers = [
            middle, try await list(-30, 90), middle, try await list(-20, 21), try await list(-10, 5),
        ]
        let taken = offers.map { newest.offer($0) }
        #expect(taken == [true, false, false, true, true])
        #expect(newest.list?.notAfter == UInt64(testTime.timeIntervalSince1970) + 5)
    }

    @Test func noTruncationOfAListTraps() async throws {
        let bundle = try RevocationMaker(keyHashes: [[1, 2, 3]]).bundle()
        let root = try RevocationMaker().root()
        for length in 0..<bundle.count {
            await #expect(throws: (any Error).self) {
                try await RevocationList.verify(Array(bundle.prefix(length)), root: root, at: testTime)
            }
        }
    }
}
