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

    @Test func aDisplayThatAnswersTakesTheReceiversWindow() {
        #expect(display(["DISPLAY": ":0"]).verdict == .good)
        // Another machine's is not tried.
        #expect(display(["DISPLAY": "far:0"], answers: nil).verdict == .good)
        #expect(display(["DISPLAY": ":0", "WAYLAND_DISPLAY": ""]).verdict == .good)
    }

    @Test func whereNothingAnswersThereIsNoWindow() {
        let silent = display(["DISPLAY": ":77"], answers: false)
        #expect(silent.verdict == .missing)
        #expect(silent.finding.contains(":77 does not answer"))
        #expect(silent.remedy != nil)
        // The window is Wayland's.
        #expect(display(["DISPLAY": ":77", "WAYLAND_DISPLAY": "wayland-0"], answers: false).verdict == .good)
        #expect(display([:]).verdict == .note)
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
            let socket = try AbstractSocket("display", .stream)
            #expect(!DisplaySocket.isListenedAt(socket.name))
            try #require(listen(socket.descriptor, 1) == 0)
            #expect(DisplaySocket.isListenedAt(socket.name))
        }
    #endif
}
