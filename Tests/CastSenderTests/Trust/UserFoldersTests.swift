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
}
