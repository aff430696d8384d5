import CastWire
import Testing

@testable import ReceiverCore

@Suite struct LoadPolicyTests {
    private let remote = LoadPolicy(allowsLoopback: false)

    @Test(arguments: [
        "http://127.0.0.1/f.mp4", "http://127.1.2.3:8009/", "http://localhost/", "http://LOCALHOST./",
        "http://a.localhost/",
        "http://[::1]/", "http://[::]/", "http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/",
        "http://[::127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/", "http://0.0.0.0/", "http://127.1/", "http://2130706433/", "http://0x7f000001/",
        "http://0x7f.1/", "http://0177.0.0.1/", "http://0/", "https://user:secret@127.0.0.1/",
        "http://127.0.0.1./", "http://[2002:7f00:1::]/", "http://017700000001/", "http://127.0.1/",
        "http://169.254.169.254/latest/", "http://[fd00:ec2::254]/", "http://[::ffff:169.254.169.254]/",
        "http://2852039166/", "http://224.0.0.1/", "http://255.255.255.255/", "http://[ff02::1]/",
        "http://１２７.0.0.1/", "http://127。0。0。1/", "http://ｌｏｃａｌｈｏｓｔ/",
    ])
    func thisMachineIsRefusedToASenderElsewhere(_ address: String) {
        #expect(remote.refusal(of: address) != nil)
        #expect(LoadPolicy(allowsLoopback: true).refusal(of: address) == nil)
    }

    @Test(arguments: [
        "http://192.168.1.5/f.mp4", "https://example.com/a?b=127.0.0.1", "http://128.0.0.1/", "http://[fe80::1]/",
        "http://[2001:db8::1]/", "http://[::ffff:192.168.1.5]/", "http://localhost.example/", "http://127.example.com/",
        "http://bücher.example/ä",
    ])
    func otherMachinesAreAllowed(_ address: String) {
        #expect(remote.refusal(of: address) == nil)
    }

    @Test(arguments: [
        "127.0.0.1", "::1", "::", "0.0.0.0", "::ffff:127.0.0.1", "169.254.169.254", "name", "", "1.2.3.4.5",
    ])
    func whatANameLeadsToIsHeldAgainstTheSameRule(_ address: String) {
        #expect(!remote.allows(address: address, of: "name.lan", port: 80))
    }

    @Test func anAddressOfTheNetworkMayBeHad() {
        for address in ["192.168.1.5", "169.254.3.4", "fe80::1", "2001:db8::1", "::ffff:10.0.0.1"] {
            #expect(remote.allows(address: address, of: "name.lan", port: 80))
        }
        #expect(LoadPolicy(allowsLoopback: true).allows(address: "127.0.0.1", of: "name.lan", port: 80))
    }

    private func item(_ url: String, isHere: Bool = true) -> MediaItem {
        MediaItem(contentURL: url, contentType: "video/mp4", senderIsLoopback: isHere)
    }

    @Test(arguments: ["127.0.0.1", "[::1]", "localhost", "LOCALHOST.", "169.254.169.254", "0x7f.1"])
    func whatASenderHereNamesItMayHaveAndNothingElseOfThisMachine(_ host: String) {
        let policy = LoadPolicy(item("http://\(host):8000/film/f.m3u8"))
        #expect(policy.refusal(of: "http://\(host):8000/segment.ts") == nil)
        for other in ["http://\(host)/", "http://\(host):631/", "http://127.0.0.2:8000/", "http://a.localhost:8000/"] {
            #expect(policy.refusal(of: other) != nil)
        }
        let others = item("http://\(host):8000/f", isHere: false)
        #expect(LoadPolicy(others).failure(of: others) != nil)
    }

    private let machine = MachineAddresses(["192.168.1.5", "2001:db8::5", "fe80::5"])

    /// What listens there trusts its own machine as what listens on loopback does.
    @Test(arguments: [
        "192.168.1.5", "[2001:db8::5]", "[::ffff:192.168.1.5]", "[64:ff9b::c0a8:105]", "[2002:c0a8:105::1]",
        "[fe80::5]", "3232235781",
    ])
    func eachAddressOfThisMachineCountsAsLoopback(_ host: String) {
        let url = "http://\(host):8000/f"
        let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        let policy = LoadPolicy(allowsLoopback: false, machine: machine)
        #expect(policy.refusal(of: url)?.contains("is the receiver itself") == true)
        #expect(!policy.allows(address: bare, of: "name.lan", port: 8000), "where a name leads there")
        #expect(LoadPolicy(allowsLoopback: true, machine: machine).refusal(of: url) == nil)
        #expect(remote.refusal(of: url) == nil, "it is another machine's, where this one has it not")
        #expect(policy.refusal(of: "http://192.168.1.6:8000/f") == nil)
        #expect(policy.allows(address: "192.168.1.6", of: "name.lan", port: 8000))
    }

    @Test func whatASenderHereNamesOfThisMachinesAddressesItMayHaveAndNothingElseThere() {
        let film = item("http://192.168.1.5:8000/film/f.m3u8")
        let policy = LoadPolicy(film, machine: machine)
        #expect(policy.failure(of: film) == nil)
        #expect(policy.refusal(of: "http://192.168.1.5:8000/segment.ts") == nil)
        #expect(policy.allows(address: "192.168.1.5", of: "192.168.1.5", port: 8000))
        for other in ["http://192.168.1.5:631/", "http://192.168.1.5/", "http://[2001:db8::5]:8000/"] {
            #expect(policy.refusal(of: other) != nil, "\(other)")
        }
        #expect(!policy.allows(address: "192.168.1.5", of: "nas.lan", port: 8000))
        let others = item("http://192.168.1.5:8000/film/f.m3u8", isHere: false)
        #expect(LoadPolicy(others, machine: machine).failure(of: others)?.kind == .refused)
        let elsewhere = LoadPolicy(item("http://192.168.1.77/f"), machine: machine)
        #expect(!elsewhere.allowsLoopback, "a film of another machine opens nothing of this one")
    }

    @Test(arguments: ["192.168.1.5", "[2001:db8::5]", "box.lan"])
    func aRegisteredPageComesFromItsPlaceOnThisMachineWhoeverLaunchesIt(_ host: String) {
        let page = ApplicationPage(url: "http://\(host):3000/app", senderIsLoopback: false)
        let policy = LoadPolicy(page, machine: machine)
        let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        let address = host == "box.lan" ? "192.168.1.5" : bare
        #expect(policy.refusal(of: page.url) == nil && policy.refusal(of: "http://\(host):3000/style.css") == nil)
        #expect(policy.allows(address: address, of: bare, port: 3000))
        #expect(!policy.allows(address: address, of: bare, port: 631))
        #expect(!policy.allows(address: "127.0.0.1", of: "other.lan", port: 3000))
        #expect(policy.refusal(of: "http://192.168.1.5:631/") != nil)
        #expect(policy.refusal(of: "http://127.0.0.1:3000/") != nil)
    }

    @Test func aSpellingOfAnAddressIsNoOtherPlace() {
        let policy = LoadPolicy(item("http://127.1:8000/f"))
        #expect(policy.refusal(of: "http://127.0.0.1:8000/g") == nil)
        #expect(policy.allows(address: "127.0.0.1", of: "127.0.0.1", port: 8000))
        #expect(!policy.allows(address: "127.0.0.1", of: "127.0.0.1", port: 8001))
        #expect(LoadPolicy(item("https://127.0.0.1/f")).refusal(of: "https://127.0.0.1:443/") == nil)
    }

    @Test func captionsAndPicturesAreNamedToo() {
        var film = item("http://192.0.2.1/f")
        film.imageURL = "http://127.0.0.1:81/p"
        film.tracks = [.init(id: 1, url: "http://127.0.0.1:82/t")]
        let policy = LoadPolicy(film)
        #expect(policy.refusal(of: "http://127.0.0.1:81/") == nil && policy.refusal(of: "http://127.0.0.1:82/") == nil)
        #expect(policy.refusal(of: "http://127.0.0.1:80/") != nil)
    }

    /// A name of the Internet may lead here a moment after a film of its owner has begun.
    @Test func aNameLeadsHereOnlyIfNobodyOnTheInternetCanOwnIt() {
        for (name, may) in [("debian", true), ("nas.lan", true), ("tv.test", true), ("film.example", false)] {
            let policy = LoadPolicy(item("http://\(name):8000/f"))
            #expect(policy.allows(address: "127.0.1.1", of: name, port: 8000) == may)
            #expect(!policy.allows(address: "127.0.1.1", of: name, port: 80))
            #expect(!policy.allows(address: "127.0.1.1", of: "other.lan", port: 8000))
            #expect(policy.allows(address: "192.0.2.1", of: "other.example", port: 80))
        }
        #expect(LoadPolicy(item("http://192.0.2.1/f")) == LoadPolicy(allowsLoopback: false))
    }

    @Test(arguments: [
        "file:///etc/passwd", "chrome://version", "data:text/html,x", "javascript:1", "ftp://h/f", "about:blank",
        "blob:x",
        "", "film.mp4", "//h/f.mp4", "http://", "http:///f", "ht tp://h",
    ])
    func onlyHTTPIsAllowed(_ address: String) {
        #expect(LoadPolicy(allowsLoopback: true).refusal(of: address) != nil)
    }

    @Test(arguments: [
        ":", ":::", "1:2", "::g", "1::2::3", String(repeating: "1:", count: 5000), "::1.2.3", "....", "-1", "0x", "%",
        "99999999999999999999",
    ])
    func aStrangeHostIsNoTrap(_ host: String) {
        _ = LoadPolicy.isLoopback(host: host)
        #expect(!LoadPolicy.isLoopback(host: "h" + host))
    }
}
