import Foundation
import MediaPipeline
import Testing

@testable import BrowserProcess
@testable import marquee_broadcast

@Suite struct PageHomesTests {
    @Test func foldersOfProcessesThatLiveAreKept() {
        #expect(!PageHomes.isLeft(PageHomes.name + "-abcdef"))
        let world = PageHomes.name.split(separator: "-")[2]
        // Another process has this number by now.
        #expect(PageHomes.isLeft("marquee-page-\(world)-\(String(getpid(), radix: 36))-1-abcdef"))
        #expect(PageHomes.isLeft("marquee-page-\(world)-zzzzzz-1-abcdef"))
        // Numbers of another world, and what is none of ours.
        for name in [
            "marquee-page-0-zzzzzz-1-abcdef", "marquee-page-x", "marquee-screen-abcdef",
            "marquee-page-\(world)--5-1-x",
        ] {
            #expect(!PageHomes.isLeft(name), "\(name)")
        }
    }

    @Test func theKeysFileIsOneThatProgramsRead() {
        let key = DisplayKey()
        #expect(key.bytes.count == 16)
        #expect(DisplayKey().bytes != key.bytes)
        #expect(key.file == [255, 255, 0, 0, 0, 0, 0, 18] + Array("MIT-MAGIC-COOKIE-1".utf8) + [0, 16] + key.bytes)
    }

    @Test func theBrowserIsInItsSandboxOnItsOwnDisplay() throws {
        let surroundings = BrowserSurroundings(
            environment: [
                "PATH": "/bin", "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "XAUTHORITY": "/root/key",
                "AWS_SECRET": "x", "https_proxy": "http://proxy:3128",
            ], isRoot: true, hasSound: true)
        let home = BrowserHome(left: "/tmp/home", forUnprivileged: false)
        let command = PageCommand(
            "/bin/chromium", surroundings, width: 1_920, height: 1_080, home: home, display: ":77")
        #expect(
            command.environment == [
                "PATH": "/tmp/home/bin:/bin", "DISPLAY": ":77", "XAUTHORITY": "/tmp/home/.Xauthority",
                "HOME": "/tmp/home",
                "TMPDIR": "/tmp/home", "https_proxy": "http://proxy:3128",
            ])
        #expect(command.arguments.contains("--window-size=1920,1080") && command.arguments.contains("--mute-audio"))
        for word in ["no-sandbox", "ignore-certificate", "disable-web-security", "remote-debugging-port"] {
            #expect(!command.arguments.contains { $0.contains(word) })
        }
    }

    @Test func whatIsMissingIsNamedWithWhatToInstall() {
        let error = #expect(throws: PipelineError.self) { try PagePrograms(path: "/nonexistent") }
        #expect(error?.code == .captureUnavailable)
        #expect(error?.description.contains("apt-get install chromium xvfb") == true)
    }

    @Test func memoryOfAProcessIsRead() {
        #expect(PagePulse.memory(of: Int(getpid())) > 1 << 20)
        #expect(PagePulse.memory(of: 999_999_999) == 0)
    }
}
