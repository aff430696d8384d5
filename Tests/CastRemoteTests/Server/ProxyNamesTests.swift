import Testing

@testable import CastRemote

@MainActor @Suite(.timeLimit(.minutes(1))) struct ProxyNamesTests {
    @Test func aProxyIsLetInByTheNamesThatWereGiven() async throws {
        let bench = try await RemoteBench { $0.hosts = ["tv.example", "tv.other:8443"] }
        for host in ["tv.example", "TV.example", "tv.example:444", "tv.other:8443"] {
            #expect(try await bench.ask("GET", "/", ["Host": host]).status == 200, "\(host)")
        }
        for host in ["tv.other", "a.tv.example", "tv.example.evil"] {
            #expect(try await bench.ask("GET", "/", ["Host": host]).status == 403, "\(host)")
        }
        // The proxy speaks TLS, and the page is its own.
        let fields = ["Host": "tv.example", "Origin": "https://tv.example"] as [String: String?]
        #expect(try await bench.ask("GET", "/remote/library", fields).status == 200)
        let other = ["Host": "tv.example", "Origin": "https://other.example"] as [String: String?]
        #expect(try await bench.ask("GET", "/remote/library", other).status == 403)
        await bench.stop()
    }

    @Test func namesHaveCommasBetweenThemAndCountOnce() throws {
        #expect(try ProxyNames.parse("tv.example") == ["tv.example"])
        #expect(try ProxyNames.parse(" tv.example,\ttv.other:8443 , tv.example") == ["tv.example", "tv.other:8443"])
        #expect(try ProxyNames.parse("192.168.1.7,[fd00::7]:8443") == ["192.168.1.7", "[fd00::7]:8443"])
    }

    @Test(arguments: [
        ("", "empty"), ("a,", "empty"), ("https://tv.example", "https://"), ("tv.example/", "slash"),
        ("*", "whole names"), ("tv.example:", "no name"), ("tv.example:65536", "no name"), ("user@tv", "no name"),
        ("a b", "no name"), (String(repeating: "a", count: 254), "no name"),
    ])
    func whatIsNoNameGetsASentence(_ text: String, _ part: String) {
        let refusal = #expect(throws: RemoteRefusal.self) { try ProxyNames.parse(text) }
        #expect(refusal?.description.contains(part) == true, "\(refusal?.description ?? "")")
    }
}
