import Testing

@testable import marquee

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct DesktopCheckupTests {
    private func display(_ environment: [String: String], answers: Bool? = true) -> Finding {
        DesktopCheckup.display(environment) { _ in answers }
    }

    private func screen(_ environment: [String: String], answers: Bool? = true) -> Finding {
        DesktopCheckup.screen(environment) { _ in answers }
    }

    @Test func aDisplayThatAnswersTakesTheReceiversWindow() {
        #expect(display(["DISPLAY": ":0"]).verdict == .good)
        // Another machine's is not tried.
        #expect(display(["DISPLAY": "far:0"], answers: nil).verdict == .good)
        #expect(display(["DISPLAY": ":0", "WAYLAND_DISPLAY": ""]).verdict == .good)
    }

    @Test func whereNothingAnswersThereIsNoWindow() {
        let silent = display(["DISPLAY": ":77"], answers: false)
        #expect(silent.verdict == .missing)
        #expect(silent.finding.contains(":77, but nothing answers there"))
        #expect(silent.remedy != nil)
        // The window is Wayland's.
        #expect(display(["DISPLAY": ":77", "WAYLAND_DISPLAY": "wayland-0"], answers: false).verdict == .good)
        #expect(display([:]).verdict == .note)
    }

    @Test func anX11DisplayCanBeMirrored() {
        #expect(screen(["DISPLAY": ":0", "XDG_SESSION_TYPE": "x11"]).verdict == .good)
        #expect(screen(["DISPLAY": "far:0"], answers: nil).verdict == .good)
        for finding in [screen([:]), screen(["DISPLAY": ""]), screen(["DISPLAY": ":77"], answers: false)] {
            #expect(finding.verdict == .note)
            #expect(finding.finding.contains("needs an X11 display"))
        }
    }

    @Test(arguments: [["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], ["XDG_SESSION_TYPE": "wayland"]])
    func aWaylandSessionCanNotBeMirroredYet(environment: [String: String]) {
        #expect(screen(environment).verdict == .note)
        #expect(screen(environment).finding.contains("can't be captured yet"))
    }

    @Test func aDisplaysNameSaysWhereItsSocketIs() {
        let expected = ["@/tmp/.X11-unix/X77", "/tmp/.X11-unix/X77"]
        #expect(DisplaySocket.places(of: ":77") == expected)
        #expect(DisplaySocket.places(of: ":77.1") == expected)
        #expect(DisplaySocket.places(of: "unix:77") == expected)
        for name in ["", ":", ":.0", ":a", ":-1", ":+1", ":123456", "far:0", "localhost:10.0", "::1:0", "77"] {
            #expect(DisplaySocket.places(of: name).isEmpty, "\(name)")
            #expect(DisplaySocket.answers(name) == nil, "\(name)")
        }
    }

    @Test(arguments: ["", "/nowhere/at/all", "/" + String(repeating: "x", count: 200)])
    func whereNobodyListensNothingAnswers(place: String) {
        #expect(!DisplaySocket.isListenedAt(place))
    }

    #if os(Linux)
        @Test func whoListensIsSeen() throws {
            let name = "@marquee-display-\(getpid())"
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: [0] + Array(name.utf8.dropFirst())) }
            let length = socklen_t(MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + name.utf8.count)
            #if canImport(Glibc)
                let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            #else
                let socket = Musl.socket(AF_UNIX, SOCK_STREAM, 0)
            #endif
            try #require(socket >= 0)
            defer { close(socket) }
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) }
            }
            try #require(bound == 0)
            #expect(!DisplaySocket.isListenedAt(name))
            try #require(listen(socket, 1) == 0)
            #expect(DisplaySocket.isListenedAt(name))
        }
    #endif
}
