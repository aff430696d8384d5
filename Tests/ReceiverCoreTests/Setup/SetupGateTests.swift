import Testing

@testable import ReceiverCore

@Suite struct SetupGateTests {
    @Test(arguments: [
        "192.168.1.5:8008", "127.0.0.1:8008", "[::1]:8443", "[fe80::1%25eth0]:8008", "localhost:8008", "LOCALHOST",
        "tv", "tv:8008", "tv.local:8008", "tv.local.", "Living-Room.lan", "tv.home.arpa", "tv.internal:8443",
    ])
    func addressesAndNamesOfTheHomeAreAnswered(_ host: String) {
        #expect(SetupGate.refusal(of: .init(host: host)) == nil)
    }

    @Test(arguments: [
        "rebound.example:8008", "attacker.com", "127.0.0.1.attacker.com", "tv.local.attacker.com", "localhost.com",
        "a.arpa", "home.arpa.com", "", ":8008", "[::1].attacker.com", "999.1.1.1.com", "attacker.com:local",
    ])
    func namesThatSomebodyOnTheInternetCanOwnAreNot(_ host: String) {
        #expect(SetupGate.refusal(of: .init(host: host)) == .misdirectedRequest)
    }

    @Test func whatABrowserMarksAsAnotherSitesIsRefused() {
        let host = "192.168.1.5:8008"
        for origin in ["http://attacker.com", "null", "http://192.168.1.5:80"] {
            #expect(SetupGate.refusal(of: .init(host: host, origin: origin)) == .forbidden)
        }
        for site in ["cross-site", "same-site"] {
            #expect(SetupGate.refusal(of: .init(host: host, site: site)) == .forbidden)
        }
        #expect(SetupGate.refusal(of: .init(host: host, origin: "http://\(host)", site: "same-origin")) == nil)
        #expect(SetupGate.refusal(of: .init(host: host, site: "none")) == nil)
    }

    @Test func whatTakesLongToCompareIsNotCompared() {
        let marked = "tv" + String(repeating: "\u{301}", count: 31)
        #expect(SetupGate.refusal(of: .init(host: marked)) == .badRequest)
        #expect(SetupGate.refusal(of: .init(host: "tv", origin: marked)) == .badRequest)
        #expect(SetupGate.refusal(of: .init(host: "tv", site: marked)) == .badRequest)
        #expect(SetupGate.refusal(of: .init(host: "tv", query: String(repeating: "x", count: 1_024))) == nil)
        #expect(SetupGate.refusal(of: .init(host: "tv", query: String(repeating: "x", count: 1_025))) == .uriTooLong)
    }

    @Test func preflightsAndOtherMethodsAreNoQuestions() {
        for method in ["OPTIONS", "POST", "PUT", "DELETE"].map(RequestMethod.init(rawValue:)) {
            #expect(SetupGate.refusal(of: .init(method: method, host: "tv.local")) == .methodNotAllowed)
        }
        #expect(SetupGate.refusal(of: .init(method: .head)) == nil)
    }
}
