import CastWire
import SenderScripts
import Testing

@testable import SenderCore

@Suite struct LogRedactionTests {
    @Test(arguments: [
        ("no URL here: 12:30 // fine", "no URL here: 12:30 // fine"),
        ("at http://127.0.0.1:8010/SECRET.", "at http://127.0.0.1:8010/…."),
        ("(see https://host/a?b=SECRET)", "(see https://host/…)"), ("http://host", "http://host"),
        ("http://host/", "http://host/"), ("http://host?SECRET", "http://host/…"),
        ("http://host#SECRET", "http://host/…"),
        ("http://user:SECRET@host:1/x", "http://host:1/…"), ("http://a@SECRET@host/x", "http://host/…"),
        ("http://SECRET:SEC/RET@host/x", "http://…/…"),
        ("http://host/p;s=SECRET,SECRET(SECRET)[SECRET]'SECRET'", "http://host/…'"),
        ("\"http://host/SECRET\", next", "\"http://host/…\", next"),
        ("http://[::1]:8009/SECRET and [http://[::1]]", "http://[::1]:8009/… and [http://[::1]]"),
        ("one ws://a/SECRET two rtsp://b/SECRET", "one ws://a/… two rtsp://b/…"),
        (#"{"url":"http:\/\/host\/SECRET"}"#, #"{"url":"http:\/\/host/…"}"#),
        ("http://h/x?u=http://i/SECRET", "http://h/…"), ("http://h/\nSECOND", "http://h/\\u{a}SECOND"),
        ("a\r\nb\u{1B}[2J\u{2028}\u{202E}x", "a\\u{d}\\u{a}b\\u{1b}[2J\\u{2028}\\u{202e}x"), ("Küche 居間", "Küche 居間"),
    ])
    func leavesOfAURLOnlyWhereItLeads(message: String, shown: String) {
        #expect(LogRedaction.redacted(message) == shown)
    }

    @Test func longMessagesAreCutWhateverTheirCharacters() {
        #expect(LogRedaction.redacted(String(repeating: "x", count: 2000)).count == 2000)
        #expect(LogRedaction.redacted(String(repeating: "x", count: 2001)) == String(repeating: "x", count: 2000) + "…")
        let one = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(LogRedaction.redacted(one).unicodeScalars.count == 2001)
    }

    @Test(arguments: [
        (
            "text SECRET", "urn:x-cast:org.example", "Received 11 bytes from T1 on urn:x-cast:org.example",
            LoggerLevel.debug
        ),
        (
            #"{"type":"SECRET"}"#, "urn:x-cast:org.example", "Received 17 bytes from T1 on urn:x-cast:org.example",
            .debug
        ),
        ("{", Namespace.media.rawValue, "Received 1 bytes from T1 on urn:x-cast:com.google.cast.media", .debug),
        (#"{"type":"a SECRET"}"#, Namespace.media.rawValue, "Received ? from T1", .debug),
        (
            #"{"type":"LOAD_FAILED","requestId":7,"reason":"APP_ERROR","detailedErrorCode":905,"customData":"SECRET"}"#,
            Namespace.media.rawValue, "Received LOAD_FAILED #7 from T1, reason APP_ERROR, code 905", .warning
        ),
        (
            #"{"type":"ERROR","reason":"http://SECRET/"}"#, Namespace.media.rawValue,
            "Received ERROR from T1, reason ?", .warning
        ),
    ])
    func aMessageIsToldInAFewWords(payload: String, namespace: String, text: String, level: LoggerLevel) {
        let summary = MessageSummary(
            Script.message(payload, Namespace(namespace), from: Script.transportID), .received)
        #expect(summary.text == text)
        #expect(summary.level == level)
    }
}
