import Testing

@testable import DBusValues

@Suite("D-Bus values, types and rules")
struct DBusValueTests {
    @Test(arguments: [
        ("", []), ("s", ["s"]), ("sss", ["s", "s", "s"]), ("a{sv}b", ["a{sv}", "b"]), ("(uso)as", ["(uso)", "as"]),
        ("aaai", ["aaai"]), ("a(s(ii)a{ya(db)})h", ["a(s(ii)a{ya(db)})", "h"]),
        ("ybnqiuxtdhsogv", "ybnqiuxtdhsogv".map(String.init)),
    ])
    func aSignatureIsASequenceOfTypes(text: String, elements: [String]) throws {
        let signature = try #require(DBusSignature(text))
        #expect(signature.elements.map(\.text) == elements)
        #expect(signature.isSingle == (elements.count == 1))
    }

    @Test(arguments: [
        "a", "(", ")", "()", "(s", "s)", "{sv}", "a{sv", "a{vs}", "a{s}", "a{sss}", "a{(s)s}", "z", "r", "e", "é",
        String(repeating: "s", count: 256), String(repeating: "a", count: 33) + "s",
        String(repeating: "(", count: 33) + "s" + String(repeating: ")", count: 33),
    ])
    func anythingElseIsNoSignature(_ text: String) {
        #expect(DBusSignature(text) == nil)
    }

    @Test func thirtyTwoDeepIsASignature() {
        #expect(DBusSignature(String(repeating: "a", count: 32) + "s") != nil)
        #expect(DBusSignature(String(repeating: "s", count: 255)) != nil)
    }

    @Test func everyValueKnowsItsType() {
        let values: [(DBusValue, String)] = [
            (.byte(1), "y"), (.bool(true), "b"), (.int16(1), "n"), (.uint16(1), "q"), (.int32(1), "i"),
            (.uint32(1), "u"), (.int64(1), "x"), (.uint64(1), "t"), (.double(1), "d"), (.string(""), "s"),
            (.objectPath("/"), "o"), (.signature("s"), "g"), (.file(DBusFile(ClosedFile())), "h"),
            (.strings([]), "as"), (.structure([.uint32(1), .string(""), .objectPath("/a")]), "(uso)"),
            (.properties(["a": .bool(true)]), "a{sv}"), (.variant(.string("")), "v"),
            (.array(of: "(si)", []), "a(si)"), (.dictionary(key: "y", value: "as", [:]), "a{yas}"),
        ]
        for (value, type) in values { #expect(value.type.text == type) }
    }

    @Test func whatIsReadMostIsReadThroughVariants() {
        let metadata = DBusValue.properties(
            ["n": .uint32(7), "t": .string("x"), "p": .objectPath("/a"), "d": .double(1.5)])
        #expect(metadata["n"]?.integerValue == 7)
        #expect(metadata["n"]?.doubleValue == 7)
        #expect(metadata["t"]?.stringValue == "x")
        #expect(metadata["p"]?.stringValue == "/a")
        #expect(metadata["d"]?.doubleValue == 1.5)
        #expect(metadata["none"] == nil)
        #expect(DBusValue.variant(.variant(.bool(true))).boolValue == true)
        #expect(DBusValue.uint64(.max).integerValue == nil)
        #expect(DBusValue.string("x").integerValue == nil)
        #expect(DBusValue.strings(["a", "b"]).elements?.compactMap(\.stringValue) == ["a", "b"])
    }

    @Test(arguments: ["/", "/a", "/org/freedesktop/login1", "/A_9/b"])
    func objectPathsAreNames(_ text: String) {
        #expect(DBusObjectPath(text)?.text == text)
    }

    @Test(arguments: ["", "a", "//", "/a/", "/a//b", "/a-b", "/a.b", "/ä", "a/b", "/a b"])
    func anythingElseIsNoObjectPath(_ text: String) {
        #expect(DBusObjectPath(text) == nil)
    }

    @Test func aMatchIsARule() {
        let match = DBusMatch(
            sender: "org.freedesktop.login1", path: "/org/freedesktop/login1",
            interface: "org.freedesktop.login1.Manager", member: "PrepareForSleep")
        #expect(
            match.rule == "type='signal',sender='org.freedesktop.login1',path='/org/freedesktop/login1',"
                + "interface='org.freedesktop.login1.Manager',member='PrepareForSleep'")
        #expect(DBusMatch().rule == "type='signal'")
        #expect(DBusMatch(member: "it's").rule == #"type='signal',member='it'\''s'"#)
    }
}

/// A file that is closed already.
private final class ClosedFile: DBusFileOwner {
    func withNumber<Value: Sendable>(_ body: (Int32) -> Value) -> Value? { nil }
}
