import CastSender
import CastWidgetsCore
import CastingFakes
import Logging
import SenderFakes
import Synchronization
import Testing

@testable import CastWidgets
@testable import CastWidgetsWeb

@MainActor @Suite(.timeLimit(.minutes(1))) struct AppTopicTests {
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

    @Test func anAppHasSixtyFourTopicsOfItsOwnAndOneMoreIsLogged() async throws {
        let (lines, fake) = (Lines(), CastContext.fake())
        var options = fake.options
        options.logger = Logger(label: "test") { _ in Handler(lines: lines) }
        let context = CastContext(options: options, environment: fake.environment)
        let widgets = try WebWidgets(context: context, options: WebWidgetsOptions(access: FakeAccess([:])))
        let hub = try widgets.hub(for: WidgetGrant(id: "owner"))
        func topics() -> [String: String] {
            var (told, position) = ([String: String](), 0)
            while let next = hub.events.next(for: position) {
                told[next.event.event] = next.event.data
                position = next.number
            }
            return told
        }
        let frameworks = topics().count
        for number in 1...64 { widgets.publish("own-\(number)", number) }
        #expect(topics().count == frameworks + 64 && !lines.all.withLock { "\($0)" }.contains("own-"))
        widgets.publish("own-65", 65)
        #expect(topics()["own-65"] == nil && lines.all.withLock { "\($0)" }.contains("own-65"))
        // Those that there are go on, the framework's too.
        widgets.publish("own-1", "new")
        hub.tell("queue", ["count": 7])
        #expect(topics()["own-1"] == "\"new\"" && topics()["queue"] == #"{"count":7}"#)
        widgets.publish("media", 1)
        #expect(topics()["media"] == "null" && lines.all.withLock { "\($0)" }.contains("media"))
        await widgets.stop()
    }
}
