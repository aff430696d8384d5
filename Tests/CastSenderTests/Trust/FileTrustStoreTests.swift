import CastWire
import Foundation
import Testing

@testable import CastSender

@Suite struct FileTrustStoreTests {
    private func withStore(_ body: (FileTrustStore, String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/marquee-trust-\(UInt64.random(in: 0...UInt64.max))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(FileTrustStore(configuration: folder + "/config", state: folder + "/state"), folder)
    }

    private let pin = KeyPin(hash: [UInt8](repeating: 0xAB, count: 32))!

    @Test func itsFoldersAreTheUsers() {
        let store = FileTrustStore.standard
        #expect([store.configuration, store.state] == [UserFolders().configuration, UserFolders().state])
    }

    @Test func keepsPinsPrivatelyAndGivesThemBack() throws {
        try withStore { store, folder in
            #expect(store.load().pins.isEmpty)
            try store.add(NamedPin(pin: pin, name: "Living room\nTV"))
            try store.add(NamedPin(pin: pin, name: "Kitchen"))
            #expect(store.load().pins == [NamedPin(pin: pin, name: "Kitchen")])
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/config/pins")
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            #expect(try store.remove(pin))
            #expect(try !store.remove(pin))
            #expect(store.load().pins.isEmpty)
        }
    }

    @Test func passesOverWhatItCannotReadAndNamesIt() throws {
        try withStore { store, folder in
            try FileManager.default.createDirectory(atPath: folder + "/config/roots", withIntermediateDirectories: true)
            try Data("nonsense".utf8).write(to: URL(filePath: folder + "/config/roots/a.pem"))
            try Data("short name\n\(pin) TV\n# comment\n".utf8).write(to: URL(filePath: folder + "/config/pins"))
            let trust = store.load()
            #expect(trust.faults.count == 1)
            #expect(trust.faults.first?.contains("a.pem") == true)
            #expect(trust.anchors == .google)
            #expect(trust.pins == [NamedPin(pin: pin, name: "TV")])
        }
    }

    @Test func keepsTheRevocationListWhole() throws {
        try withStore { store, _ in
            let first = try store.store(revocationList: [1, 2, 3], inPlaceOf: [])
            let second = try store.store(revocationList: [4], inPlaceOf: [1, 2, 3])
            #expect(first && second)
            #expect(store.load().revocationList == [4])
        }
    }

    @Test func aRevocationListThatSomebodyElseStoredMeanwhileIsNotWrittenOver() throws {
        try withStore { store, folder in
            let other = FileTrustStore(configuration: folder + "/config", state: folder + "/state")
            let seen = store.storedRevocationList()
            let others = try other.store(revocationList: [2], inPlaceOf: [])
            let ours = try store.store(revocationList: [1], inPlaceOf: seen)
            #expect(others && !ours)
            #expect(store.storedRevocationList() == [2])
        }
    }

    @Test func pinningADeviceAnewReplacesItsOldPinAndNoOther() throws {
        try withStore { store, _ in
            let new = KeyPin(hash: [UInt8](repeating: 0xCD, count: 32))!
            let third = KeyPin(hash: [UInt8](repeating: 0xEF, count: 32))!
            let since = Date(timeIntervalSince1970: 1_780_272_000)
            try store.add(NamedPin(pin: pin, name: "TV", deviceID: "abc"))
            try store.add(NamedPin(pin: third, name: "TV", deviceID: "another"))
            let pinned = NamedPin(pin: new, name: "TV upstairs", deviceID: "abc", since: since, key: .tls)
            try store.add(pinned)
            #expect(store.load().pins == [NamedPin(pin: third, name: "TV", deviceID: "another"), pinned])
            #expect(store.load().pins.last?.since == since)
        }
    }

    @Test func aPinOfAnOlderVersionIsReplacedByItsName() throws {
        try withStore { store, folder in
            try FileManager.default.createDirectory(atPath: folder + "/config", withIntermediateDirectories: true)
            try Data("\(pin) TV\n".utf8).write(to: URL(filePath: folder + "/config/pins"))
            let new = NamedPin(pin: KeyPin(hash: [UInt8](repeating: 0xCD, count: 32))!, name: "TV", deviceID: "abc")
            try store.add(new)
            #expect(store.load().pins == [new])
        }
    }
}
