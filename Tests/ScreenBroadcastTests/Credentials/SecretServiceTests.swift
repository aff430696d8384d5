import Foundation
import Testing

@testable import ScreenBroadcast

/// Against a real GNOME Keyring.
@Suite(.timeLimit(.minutes(1)), .enabled(if: TestKeyring.isInstalled, "dbus and gnome-keyring are not installed"))
struct SecretServiceTests {
    private let home: TestGroup

    init() throws { home = try TestGroup() }

    @Test("S4-04, S4-06, S4-20: kept, found again by the group and by no other, and gone when all is removed")
    func kept() async throws {
        let keyring = try await TestKeyring(in: home.folder)
        let (one, two) = (try home.container("group.one"), try home.container("group.two"))
        let mine = try await SecretService(one, bus: keyring.bus)
        let theirs = try await SecretService(two, bus: keyring.bus)
        let secret: [UInt8] = [0, 255] + Array("correct horse".utf8)
        try await mine.set([1], service: "s", account: "anna")
        try await mine.set(secret, service: "s", account: "anna")
        try await mine.set([2], service: "s", account: "bert")
        try await theirs.set([3], service: "s", account: "anna")
        let again = try await SecretService(one, bus: keyring.bus)
        #expect(try await again.secret(service: "s", account: "anna") == secret)
        #expect(try await again.secret(service: "other", account: "anna") == nil)
        try await again.remove(service: "s", account: "bert")
        #expect(try await mine.secret(service: "s", account: "bert") == nil)
        try await mine.removeAll()
        #expect(try await again.secret(service: "s", account: "anna") == nil)
        #expect(try await theirs.secret(service: "s", account: "anna") == [3])
    }

    @Test("Without a keyring on the bus, or one that nobody unlocks, that is said")
    func absent() async throws {
        let container = try home.container()
        for state in [TestKeyring.State.absent, .locked] {
            let folder = try TestFolder()
            let keyring = try await TestKeyring(in: folder, state)
            let error = await #expect(throws: CredentialError.self) {
                _ = try await SecretService(container, bus: keyring.bus)
            }
            #expect(error?.description.hasPrefix("the desktop's keyring can't be used: ") == true)
        }
    }
}
