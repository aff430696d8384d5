import CastTransport
import CastWire
import Logging
import Synchronization
import Testing

@testable import CastReceiver

@Suite struct WireLogTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])

        var count: Int { all.withLock { $0.count } }
    }

    private struct Handler: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.debug

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let pairs = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            lines.all.withLock { $0.append("\(event.message)\(pairs)") }
        }
    }

    private func log(_ lines: Lines, level: Logger.Level = .debug) -> WireLog {
        var logger = Logger(label: "test", factory: { _ in Handler(lines: lines) })
        logger.logLevel = level
        return WireLog(logger: logger)
    }

    private func message(_ text: String, _ namespace: Namespace = .media, from: String = "sender-1") -> CastMessage {
        CastMessage(from: from, to: "app-1", namespace: namespace, payload: .string(text))
    }

    /// One letter may be as long as a message.
    @Test func aNoteIsBoundedInBytes() {
        let lines = Lines()
        var log = log(lines)
        log.note("a" + String(repeating: "\u{301}", count: 32_000))
        #expect(lines.all.withLock { $0.map(\.utf8.count) }.allSatisfy { $0 <= WireLog.noteLength })
        #expect(lines.count == 1)
    }

    @Test func eachMessageIsALineWithoutSecrets() throws {
        let lines = Lines()
        var log = log(lines)
        log.received(
            message(
                #"""
                {"type":"LOAD","requestId":7,"credentials":"SECRET","customData":{"token":"SECRET"},
                "media":{"contentId":"http://h/SECRET?key=SECRET","streamType":"BUFFERED","customData":"SECRET"}}
                """#), on: ConnectionID(rawValue: 3))
        log.sent(message(#"{"type":"MEDIA_STATUS","requestId":7}"#), on: ConnectionID(rawValue: 3))
        log.received(message("SECRET", Namespace("urn:x-cast:own")), on: ConnectionID(rawValue: 4))
        let all = lines.all.withLock { $0 }
        #expect(all.count == 3 && !all.joined().contains("SECRET"))
        #expect(all[0].hasPrefix("Received LOAD #7 from sender-1, stream type BUFFERED"))
        #expect(all[0].contains(" connection=3 namespace=urn:x-cast:com.google.cast.media"))
        #expect(all[1].hasPrefix("Sending MEDIA_STATUS #7 to app-1"))
        #expect(all[2].hasPrefix("Received 6 bytes from sender-1 on urn:x-cast:own"))
    }

    @Test func aFloodIsNotWrittenDownWhole() {
        let lines = Lines()
        var log = log(lines)
        for _ in 0..<5_000 {
            log.received(message(#"{"type":"PLAY"}"#), on: ConnectionID(rawValue: 3))
            log.note("a message that can't be read was passed over")
        }
        let limit = WireLog.messagesAtOnce + WireLog.notesAtOnce
        #expect(Double(lines.count) < limit * 1.5)
    }

    @Test func aLineStaysALine() {
        let lines = Lines()
        var log = log(lines)
        let entries = Array(repeating: #"{"mediaSessionId":1,"playerState":"PLAYING"}"#, count: 500)
        log.sent(
            message(#"{"type":"MEDIA_STATUS","status":[\#(entries.joined(separator: ","))]}"#),
            on: ConnectionID(rawValue: 1))
        log.received(message("{}", from: String(repeating: "x", count: 60_000)), on: ConnectionID(rawValue: 1))
        log.note(String(repeating: "y", count: 60_000))
        #expect(lines.all.withLock { $0.allSatisfy { $0.utf8.count < 1_000 } && $0.count == 3 })
    }

    @Test func whatIsSaidWithoutBeingAskedIsBoundedToo() {
        let lines = Lines()
        var log = log(lines, level: .info)
        for number in 0..<5_000 {
            log.note("a sender that takes nothing is closed", on: ConnectionID(rawValue: UInt64(number)), level: .info)
        }
        #expect((1...Int(WireLog.notesAtOnce * 1.5)).contains(lines.count))
    }

    @Test func whatNobodyReadsIsNotMade() {
        let lines = Lines()
        var log = log(lines, level: .info)
        log.received(message("{}"), on: ConnectionID(rawValue: 1))
        #expect(lines.count == 0)
    }

    @Test func whatWasLeftOutIsCounted() {
        let now = ContinuousClock.now
        var budget = LogBudget(perSecond: 1, most: 2, at: now)
        let first = (0..<5).map { _ in budget.take(at: now) }
        #expect(first == [.write(leftOut: 0), .write(leftOut: 0), .leaveOut, .leaveOut, .leaveOut])
        #expect(budget.take(at: now + .seconds(1)) == .write(leftOut: 3))
    }
}
