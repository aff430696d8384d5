import Testing

@testable import ReceiverCore

@Suite struct PageGateTests {
    private func gate() -> PageGate {
        var gate = PageGate(token: "0123456789abcdef", files: ["", "player.js"])
        gate.open(port: 4000)
        return gate
    }

    private func ask(
        _ method: RequestMethod = .get, _ path: String = "/0123456789abcdef/", host: String? = "127.0.0.1:4000",
        origin: String? = nil
    ) -> PageGate.Request {
        PageGate.Request(method: method, path: path, host: host, origin: origin)
    }

    @Test func thePagesFilesAreServedBehindTheToken() {
        for name in ["", "player.js"] {
            #expect(gate().admit(ask(.get, "/0123456789abcdef/" + name)) == .file(name))
        }
        #expect(gate().admit(ask(.get, "/0123456789abcdef/stream")) == .stream)
    }

    @Test(arguments: [
        "/", "", "/0123456789abcdee/", "/0123456789abcdef", "/0123456789abcdef/x", "/0123456789abcdef/../receiver.js",
        "/0123456789abcdef0/", "//0123456789abcdef/", "/receiver.js", "/0123456789abcdef//", "*",
    ])
    func everyOtherPathIsNotFound(_ path: String) {
        #expect(gate().admit(ask(.get, path)) == .refused(.notFound))
    }

    @Test(arguments: [nil, "evil.example:4000", "localhost:4000", "127.0.0.1", "127.0.0.1:4001", "[::1]:4000", ""])
    func aForeignHostIsRefused(_ host: String?) {
        #expect(gate().admit(ask(host: host)) == .refused(.misdirectedRequest))
    }

    @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:4000", "http://localhost:4000", ""])
    func aForeignOriginIsRefused(_ origin: String) {
        #expect(gate().admit(ask(origin: origin)) == .refused(.forbidden))
    }

    @Test func whatTakesLongToCompareIsNotCompared() {
        let marked = "a" + String(repeating: "\u{301}", count: 31)
        for request in [ask(.get, marked), ask(host: marked), ask(origin: marked)] {
            #expect(gate().admit(request) == .refused(.badRequest))
        }
    }

    @Test func reportsNeedTheirOrigin() {
        let path = "/0123456789abcdef/reports"
        #expect(gate().admit(ask(.post, path)) == .refused(.forbidden))
        #expect(gate().admit(ask(.post, path, origin: "http://127.0.0.1:4000")) == .reports)
        let put = ask(RequestMethod(rawValue: "PUT"), path, origin: "http://127.0.0.1:4000")
        #expect(gate().admit(put) == .refused(.methodNotAllowed))
    }

    @Test func nothingIsAdmittedBeforeThePortIsKnown() {
        #expect(PageGate(token: "x", files: [""]).admit(ask(.get, "/x/")) == .refused(.misdirectedRequest))
    }
}
