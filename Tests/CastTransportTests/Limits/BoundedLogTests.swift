import Logging
import Synchronization
import Testing

@testable import CastTransport

@Suite struct BoundedLogTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    private struct Handler: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { lines.all.withLock { $0.append("\(event.message)") } }
    }

    @Test func whatStrangersBringAboutFillsNoDisk() {
        let (lines, clock) = (Lines(), ManualClock())
        let log = BoundedLog(logger: Logger(label: "test") { _ in Handler(lines: lines) }, now: { clock.now })
        for _ in 0..<10_000 { log.write(.debug, "nobody reads this") }
        for _ in 0..<10_000 { log.write(.notice, "refused") }
        #expect(Double(lines.all.withLock(\.count)) == BoundedLog.atOnce)
        clock.advance(by: .seconds(1))
        log.write(.notice, "refused")
        #expect(lines.all.withLock { $0.last } == "refused (9900 lines like this were left out before)")
    }
}
