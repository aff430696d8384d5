import Foundation
import Testing

@testable import CastWire

@Suite("Hosts in other scripts")
struct InternationalHostTests {
    /// The first is of RFC 3492, 7.1 (B); others are names that are registered.
    @Test(arguments: [
        ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"), ("bücher", "xn--bcher-kva"),
        ("München", "xn--mnchen-3ya"), ("例え", "xn--r8jz45g"), ("straße", "xn--strae-oqa"), ("☃", "xn--n3h"),
        ("Правда", "xn--80aafi6cg"), ("ü", "xn--tda"), ("ğü", "xn--tda3e"), ("ひとつ屋根の下2", "xn--2-u9tlzr9756bt3uc0v"),
    ])
    func areWrittenAsTheNetworkHasThem(name: String, ascii: String) throws {
        let url = "https://\(name).example/a?b#c"
        #expect(InternationalHost.ascii(inURL: url) == "https://\(ascii).example/a?b#c")
        // Full Foundation has ICU do it.
        #expect(try #require(URL(string: url)?.absoluteString) == InternationalHost.ascii(inURL: url))
        #expect(URL(web: url) == URL(string: url))
    }

    @Test func onlyTheHostIsChanged() {
        #expect(InternationalHost.ascii(inURL: "http://ü:ö@ä.b:80/ö?ä#ü") == "http://ü:ö@xn--4ca.b:80/ö?ä#ü")
        #expect(InternationalHost.ascii(inURL: "//ä.b/ö") == "//xn--4ca.b/ö", "as a redirect may have it")
        #expect(InternationalHost.ascii(inURL: "https://ä") == "https://xn--4ca")
        #expect(InternationalHost.ascii(inURL: "https://ä。b。c/") == "https://xn--4ca.b.c/")
    }

    @Test(arguments: [
        "", "http:", "http://", "http:///ä", "ä", "/ä/ö", "ä/ö://ü", "?//ä", "http://a.b/ä", "http://[::1]/ä",
        "HTTP://A.example/", "http://a..b/", "file:///ä", "http://a_b.example:80/", "http://[fe80::1%25eth0]/",
    ])
    func restIsLeftAsItIs(url: String) {
        #expect(InternationalHost.ascii(inURL: url) == url)
    }

    @Test(arguments: [
        "http://ä%2F/", "http://ä b/", "http://ä\u{200B}b/", "http://ﬁlm.example/", "http://ä\\b/", "http://x²/",
        "http://a b/", "http://127.0.0.1\\.example/", "http://127.0.0.1\t/", "http://a\n.b/", "http://a|b/", "http://a%2Fb/",
        "http://a<b/", "http://a^b/", "http://%FF/", "http://a%00/", "http://a%25b/", "http://\u{1112}\u{1161}\u{11AB}/",
        "http://" + String(repeating: "ä", count: 64), "http://" + String(repeating: "ä.", count: 500),
    ])
    func whatIsNoNameIsNoURL(url: String) {
        #expect(InternationalHost.ascii(inURL: url) == nil)
        #expect(URL(web: url) == nil)
    }

    /// A browser takes them for this address.
    @Test(arguments: ["１２７.0.0.1", "127。0。0。1", "１２７．０．０．１", "127｡0.0.1"])
    func addressesInWideDigitsAreAddresses(host: String) {
        #expect(InternationalHost.ascii(inURL: "http://\(host)/") == "http://127.0.0.1/")
        #expect(URL(string: "http://\(host)/")?.host() == "127.0.0.1", "as ICU has it")
    }

    @Test func percentSignsAreReadFirst() {
        #expect(InternationalHost.ascii(inURL: "http://%C3%A4/%C3%A4") == "http://xn--4ca/%C3%A4")
        #expect(InternationalHost.ascii(inURL: "http://%31%32%37.0.0.1/") == "http://127.0.0.1/")
        #expect(InternationalHost.ascii(inURL: "http://%EF%BC%91%32%37.0.0.1/") == "http://127.0.0.1/")
    }

    /// As macOS's files have them, and whoever copies from there.
    @Test(arguments: [
        ("bu\u{308}cher", "xn--bcher-kva"), ("MU\u{308}NCHEN", "xn--mnchen-3ya"), ("vie\u{323}\u{302}t", "xn--vit-5kz"),
        ("\u{30CF}\u{309A}\u{30FC}", "xn--odk9d"), ("க\u{0BC6}\u{0BBE}", "xn--clc0i"),
        ("u\u{323}\u{308}", "xn--ssa973l"), ("हिन्दी", "xn--j2bd4cyah0f"),
    ])
    func lettersInTwoPartsAreOne(name: String, ascii: String) {
        #expect(InternationalHost.ascii(inURL: "http://\(name)/") == "http://\(ascii)/")
        #expect(URL(string: "http://\(name)/")?.absoluteString == "http://\(ascii)/", "as ICU has it")
    }

    @Test func softHyphensAndPicturesArePassedOver() {
        #expect(InternationalHost.ascii(inURL: "http://bü\u{AD}cher/") == "http://xn--bcher-kva/")
        #expect(InternationalHost.ascii(inURL: "http://☃\u{FE0F}/") == "http://xn--n3h/")
    }

    @Test func longNamesEnd() {
        for count in 1...80 {
            let ascii = InternationalHost.ascii(inURL: "http://\(String(repeating: "语", count: count))/")
            #expect((ascii?.utf8.count ?? 0) < 80)
        }
    }
}
