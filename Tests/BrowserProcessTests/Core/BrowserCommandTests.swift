import Testing

@testable import BrowserProcess

@Suite struct BrowserCommandTests {
    private func command(
        _ environment: [String: String] = [:], isRoot: Bool = false, hasSound: Bool = true,
        change: (inout BrowserOptions) -> Void = { _ in }
    ) -> BrowserCommand {
        var options = BrowserOptions()
        change(&options)
        return BrowserCommand(
            options: options,
            surroundings: BrowserSurroundings(environment: environment, isRoot: isRoot, hasSound: hasSound),
            home: "/tmp/home")
    }

    @Test func withoutADisplayItIsHeadless() {
        #expect(command().arguments.contains("--headless=new"))
        #expect(command(["DISPLAY": ""]).arguments.contains("--headless=new"))
    }

    @Test func withADisplayItFillsTheScreenOrHasAWindow() {
        #expect(command(["DISPLAY": ":0"]).arguments.contains("--kiosk"))
        #expect(command(["WAYLAND_DISPLAY": "w"]).arguments.contains("--ozone-platform=wayland"))
        let window = command(["DISPLAY": ":0"]) { $0.display = .window }
        #expect(window.arguments.contains("--app=about:blank"))
        #expect(!window.arguments.contains("--kiosk"))
        #expect(command(["DISPLAY": ":0"]) { $0.display = .headless }.arguments.contains("--headless=new"))
    }

    @Test func itIsDrivenByAPipeInItsSandbox() {
        for isRoot in [true, false] {
            let arguments = command(isRoot: isRoot).arguments
            #expect(arguments.contains("--remote-debugging-pipe"))
            #expect(!arguments.contains { $0.hasPrefix("--remote-debugging-port") || $0.contains("no-sandbox") })
            #expect(arguments.contains("--user-data-dir=/tmp/home/profile"))
        }
    }

    @Test func itIsMutedWithoutSoundOrWhenAsked() {
        #expect(!command().arguments.contains("--mute-audio"))
        #expect(command(hasSound: false).arguments.contains("--mute-audio"))
        #expect(command { $0.muted = true }.arguments.contains("--mute-audio"))
        #expect(!command(hasSound: false) { $0.muted = false }.arguments.contains("--mute-audio"))
    }

    @Test func ofTheEnvironmentOnlyTheNeededIsPassedOn() {
        let given = ["PATH": "/bin", "AWS_SECRET": "x", "HOME": "/root", "XDG_RUNTIME_DIR": "/run/user/0"]
        #expect(
            command(given).environment
                == ["PATH": "/bin", "HOME": "/tmp/home", "TMPDIR": "/tmp/home", "XDG_RUNTIME_DIR": "/run/user/0"])
        #expect(command(given, isRoot: true).environment["XDG_RUNTIME_DIR"] == nil)
    }

    @Test func theUnprivilegedBrowserIsPointedToItsCopyOfTheDisplaysKey() {
        let given = ["DISPLAY": ":0", "XAUTHORITY": "/run/user/0/key"]
        #expect(command(given, isRoot: true).environment["XAUTHORITY"] == "/tmp/home/.Xauthority")
        #expect(command(given).environment["XAUTHORITY"] == "/run/user/0/key")
        #expect(command(isRoot: true).environment["XAUTHORITY"] == nil)
    }
}

@Suite struct RestartBackoffTests {
    @Test func theFirstRestartIsAtOnceAndLaterOnesWait() {
        var backoff = RestartBackoff()
        let delays = (0..<8).map { _ in backoff.browserEnded(after: .seconds(5), wasReady: true) }
        let expected: [Duration] = [
            .zero, .milliseconds(250), .seconds(1), .seconds(4), .seconds(15), .seconds(30), .seconds(30), .seconds(30),
        ]
        #expect(delays == expected.map { .restart(after: $0) })
    }

    @Test func aLongLifeStartsTheCountAnew() {
        var backoff = RestartBackoff()
        for _ in 0..<5 { _ = backoff.browserEnded(after: .zero, wasReady: true) }
        #expect(backoff.browserEnded(after: .seconds(60), wasReady: true) == .restart(after: .zero))
    }

    @Test func aBrowserThatNeverWorksIsGivenUp() {
        var backoff = RestartBackoff()
        for _ in 0..<4 { #expect(backoff.browserEnded(after: .zero, wasReady: false) != .giveUp) }
        #expect(backoff.browserEnded(after: .zero, wasReady: false) == .giveUp)
    }

    @Test func allItsConnectionsGoThroughTheRelay() {
        let options = BrowserOptions()
        let surroundings = BrowserSurroundings(environment: [:], isRoot: false, hasSound: true)
        let arguments = BrowserCommand(
            options: options, surroundings: surroundings, home: "/tmp/home",
            network: BrowserNetwork(relayPort: 1_080, pagePort: 8_123)
        ).arguments
        #expect(arguments.contains("--proxy-server=socks5://127.0.0.1:1080"))
        #expect(arguments.contains("--proxy-bypass-list=<-loopback>;http://127.0.0.1:8123"))
        #expect(arguments.contains("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"))
    }
}
