import Testing

@testable import CastWidgetsCore
@testable import SenderCore

@Suite struct DoorTests {
    @Test func aHostIsOneThatTheServerWasToldToBe() throws {
        let rule = try HostRule(["192.168.1.5", "TV.Example", "app.example:8443", "fd00::5", "[2001:db8::1]:90"])
        for host in [
            "localhost", "LOCALHOST:8080", "localhost.", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:65535",
            "[0:0:0:0:0:0:0:1]:80", "192.168.1.5", "192.168.1.5:8080", "tv.example", "TV.example.:99",
            "app.example:8443", "[fd00::5]", "[FD00:0:0::0005]:8080", "[2001:db8::1]:90",
        ] {
            #expect(rule.admitted(host) != nil, "\(host)")
        }
        for host in [
            nil, "", ".", ":80", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil-localhost",
            "app.example", "app.example:8080", "[2001:db8::1]", "[2001:db8::1]:91", "127.1", "0x7f.1", "2130706433",
            "127.0.0.2", "192.168.1.50", "user@localhost", "localhost/", "localhost:", "localhost:0",
            "localhost:65536", "localhost:8o", "localhost:+8", "localhost:80:80", "localhost..", "local host",
            "[::1", "::1", "[::1]x", "[::ffff:127.0.0.1]", "[::1%eth0]", "[1::2::3]", "[:1]", "[1:]", "[12345::]",
            "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7]", "lоcalhost", "localhost\u{0}", String(repeating: "a", count: 300),
        ] as [String?] {
            #expect(rule.admitted(host) == nil, "\(host ?? "none")")
        }
    }

    @Test func aHostThatIsNoneIsToldByItsWords() {
        for text in ["http://tv.example", "a b", "tv.example:99999", ""] {
            #expect(throws: HostRule.WrongHost(text: text)) { try HostRule([text]) }
        }
    }

    @Test func anOriginIsTheServersOwnOrAnAllowedOne() throws {
        let rule = try OriginRule(["https://app.example", "http://tv.lan:3000"])
        typealias Case = (origin: String?, host: String, verdict: OriginRule.Verdict)
        let cases: [Case] = [
            (nil, "localhost:8080", .own), ("http://localhost:8080", "localhost:8080", .own),
            ("http://LOCALHOST:8080", "localhost:8080", .own), ("http://localhost", "localhost", .own),
            ("http://localhost", "localhost:80", .own), ("https://localhost", "localhost", .own),
            ("http://[::1]:8080", "[0:0:0:0:0:0:0:1]:8080", .own),
            ("http://localhost:8081", "localhost:8080", .refused),
            ("http://127.0.0.1:8080", "localhost:8080", .refused),
            ("https://app.example", "localhost:8080", .allowed("https://app.example")),
            ("https://APP.example:443", "localhost:8080", .allowed("https://APP.example:443")),
            ("http://app.example", "localhost:8080", .refused),
            ("https://app.example.evil.example", "localhost:8080", .refused),
            ("https://evil.example", "localhost:8080", .refused), ("null", "localhost:8080", .refused),
            ("", "localhost:8080", .refused), ("http://tv.lan:3000", "localhost", .allowed("http://tv.lan:3000")),
            ("http://tv.lan", "localhost", .refused), ("file://", "localhost", .refused),
            ("http://localhost:8080/", "localhost:8080", .refused), ("//localhost:8080", "localhost:8080", .refused),
            ("http://localhost:8080, http://evil.example", "localhost:8080", .refused),
            ("moz-extension://localhost:8080", "localhost:8080", .refused),
        ]
        for (origin, host, verdict) in cases {
            let host = try #require(WebHost(host))
            #expect(rule.verdict(origin, for: host) == verdict, "\(origin ?? "none")")
        }
        #expect(throws: HostRule.WrongHost(text: "app.example")) { try OriginRule(["app.example"]) }
    }

    @Test func aClientHasItsBurstAndThenItsRate() {
        var rates = ClientRates<Int>(ClientRate(burst: 3, perSecond: 2))
        for _ in 1...3 { #expect(rates.take(1, at: start) == .zero) }
        #expect(rates.take(1, at: start) == .milliseconds(500))
        #expect(rates.wait(of: 1, at: at(250)) == .milliseconds(250))
        #expect(rates.take(1, at: at(500)) == .zero)
        #expect(rates.take(1, at: at(500)) > .zero)
        #expect(rates.take(2, at: at(500)) == .zero)
        for _ in 1...3 { #expect(rates.take(1, at: at(60_000)) == .zero) }
        #expect(rates.take(1, at: at(60_000)) > .zero)
    }

    @Test func clientsThatAreRememberedAreBounded() {
        var rates = ClientRates<Int>(ClientRate(burst: 1, perSecond: 0), capacity: 10)
        for client in 0..<1_000 { #expect(rates.take(client, at: at(client)) == .zero) }
        #expect(rates.count == 10)
        #expect(rates.take(999, at: at(1_000)) > .zero && rates.take(0, at: at(1_000)) == .zero)
    }

    @Test func aNetworkMayDoMoreThanOneOfItsClients() {
        var rates = NetworkRates<String>(ClientRate(burst: 2, perSecond: 1))
        let own = (1...5).map { _ in rates.take("a", in: "net", at: start) == .zero }
        #expect(own == [true, true, false, false, false])
        let neighbour = rates.take("b", in: "net", at: start)
        #expect(neighbour == .zero && rates.wait(of: "a", in: "net", at: start) == .seconds(1))
        // One that takes another address each time.
        let taken = (0..<100).count { rates.take("\($0)", in: "net", at: start) == .zero }
        #expect(taken == 13)
        let elsewhere = rates.take("c", in: "other", at: start)
        #expect(elsewhere == .zero && rates.wait(of: "b", in: "net", at: start) == .milliseconds(125))
    }

    @Test func tokensThatWereRightAreKnownWhereTheyWereRight() {
        var tokens = KnownTokens<String>(capacity: 3)
        tokens.keep("right", of: "a")
        #expect(tokens.contains("right", of: "a") && !tokens.contains("right", of: "b"))
        #expect(!tokens.contains("wrong", of: "a"))
        tokens.forget("right", of: "a")
        #expect(!tokens.contains("right", of: "a"))
        for number in 0..<100 {
            tokens.keep("used", of: "a")
            tokens.keep("\(number)", of: "a")
        }
        #expect(tokens.count == 3 && tokens.contains("used", of: "a") && !tokens.contains("0", of: "a"))
    }

    @Test func aReaderThatTakesLittleIsSlowAndOneThatTakesNothingIsGone() {
        var slow = StallWatch(waiting: 5_000_000)
        let verdicts = stride(from: 4_999_999, to: 4_999_000, by: -1).map { slow.looked(waiting: $0) }
        #expect(!verdicts.contains(true))
        var dead = StallWatch(waiting: 100)
        let looks = [90, 90, 90, 80, 80, 80, 80, 80].map { dead.looked(waiting: $0) }
        #expect(looks == [false, false, false, false, false, false, false, true])
        // That more is written is nothing that it has taken.
        var fed = StallWatch(waiting: 100)
        let more = (1...StallWatch.looks).map { fed.looked(waiting: 100 + $0) }
        #expect(more == [false, false, false, true])
    }

    @Test func picturesHaveNamesThatTellNothing() {
        var random = SystemRandomNumberGenerator()
        var names = ImageNames<Int>(capacity: 3)
        let first = names.name(of: "http://a/1", namer: "tv", origin: 1, using: &random)
        #expect(first.utf8.count == 32 && first.allSatisfy { $0.isHexDigit && !$0.isUppercase })
        #expect(names.name(of: "http://a/1", namer: "tv", origin: 2, using: &random) == first)
        #expect(names.entry(named: first)?.origin == 2 && names.entry(named: first)?.url == "http://a/1")
        #expect(names.name(of: "http://a/1", namer: "app", origin: 1, using: &random) != first)
        #expect(names.entry(named: "http://a/1") == nil && names.entry(named: "") == nil)
        for number in 0..<100 {
            _ = names.entry(named: first)
            _ = names.name(of: "http://a/b\(number)", namer: "tv", origin: 1, using: &random)
        }
        // The one that is asked for stays.
        #expect(names.count == 3 && names.entry(named: first) != nil)
    }

    @Test func aPictureIsServedByHowItBegins() {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
        func type(_ said: String, _ bytes: [UInt8]) -> String? {
            ServedPicture.type(of: CachedImage(contentType: said, bytes: bytes))
        }
        #expect(type("image/svg+xml", png) == "image/png" && type("image/png", png) == "image/png")
        #expect(type("image/jpeg", [0xFF, 0xD8, 0xFF, 0xE0]) == "image/jpeg")
        #expect(type("image/gif", Array("GIF89a…".utf8)) == "image/gif")
        #expect(type("image/webp", Array("RIFF....WEBPVP8 ".utf8)) == "image/webp")
        #expect(type("image/avif", Array("\0\0\0\u{1C}ftypavif....".utf8)) == "image/avif")
        for markup in ["<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>", "<!doctype html>", "%PDF-1.4", ""] {
            for said in ["image/svg+xml", "image/png", "text/html", "image/avif"] {
                #expect(type(said, Array(markup.utf8)) == nil, "\(markup) as \(said)")
            }
        }
        #expect(type("image/bmp", Array("BM......".utf8)) == nil)
        #expect(type("image/png", png + Array(repeating: 0, count: ServedPicture.limit)) == nil)
    }
}
