import Foundation
import Testing

@testable import CastSender

@Suite struct UserFoldersTests {
    private func paths(_ environment: [String: String]) -> [String?] {
        let folders = UserFolders(environment: environment)
        return [folders.configuration, folders.state, folders.cache, folders.runtime]
    }

    @Test func theyFollowTheEnvironmentThenTheUser() {
        let named = [
            "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/k", "XDG_RUNTIME_DIR": "/r",
            "HOME": "/h",
        ]
        #expect(paths(named) == ["/c/marquee", "/s/marquee", "/k/marquee", "/r/marquee"])
        let underHome = ["/h/.config/marquee", "/h/.local/state/marquee", "/h/.cache/marquee", nil]
        #expect(paths(["HOME": "/h"]) == underHome)
        #expect(paths(named.mapValues { $0 == "/h" ? $0 : "relative" }) == underHome)
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        #expect(paths([:]).first == home + "/.config/marquee")
    }

    @Test func whereTheRuntimeFolderCanNotBeUsedOneOfTheUsersOwnTakesItsPlace() throws {
        let folder = NSTemporaryDirectory() + "runtime-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(UserFolders(environment: ["XDG_RUNTIME_DIR": folder]).makeRuntime() == folder + "/marquee")
        let other = try #require(UserFolders(environment: [:]).makeRuntime())
        #expect(other.contains("/marquee-runtime-"))
        #expect(try FileManager.default.attributesOfItem(atPath: other)[.posixPermissions] as? Int == 0o700)
        // Others may look into it.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/marquee")
        #expect(UserFolders(environment: ["XDG_RUNTIME_DIR": folder]).makeRuntime() == other)
    }
}
