import Testing

@testable import CastReceiver
@testable import CastSender
@testable import Casting
@testable import ReceiverCore
@testable import marquee

/// What a receiver prints, by the events that it has.
@MainActor @Suite struct EventLinesTests {
    private final class Output {
        var lines: [String] = []
        var now = ContinuousClock.now
        var bytes: Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }
    }

    private let output = Output()

    private func lines(isJSON: Bool = true) -> EventLines {
        let output = output
        return EventLines(console: Console(isJSON: isJSON), now: { output.now }, write: { output.lines.append($0) })
    }

    /// Makes lines of almost a kilobyte.
    private static let name = String(repeating: "m", count: 800)
    private static let volume = Receiver.Event.device(.volumeChanged(level: 0.5, muted: false))
    private static let ending = Receiver.Event.device(.applicationStopped(appID: "A", sessionID: "S"))

    @Test("However much happens, what is written is bounded, and how much was left out is told")
    func bounded() {
        let lines = lines()
        let voice = ReceiverVoice(lines: lines, member: Self.name)
        for _ in 0..<10_000 { voice.tell(Self.volume) }
        #expect(output.bytes < Int(EventBudget.most))
        let written = output.lines.count
        output.now += .seconds(2)
        voice.tell(Self.volume)
        #expect(output.lines.count == written + 2)
        #expect(output.lines.dropLast().last == #"{"count":\#(10_000 - written),"event":"leftOut"}"#)
        #expect(output.lines.last?.contains(#""event":"volume""#) == true)
    }

    @Test("That an application stopped is told where there is no room for news; at the end the rest is counted")
    func course() {
        let lines = lines(isJSON: false)
        let voice = ReceiverVoice(lines: lines, member: Self.name)
        for _ in 0..<10_000 { voice.tell(Self.volume) }
        voice.tell(Self.ending)
        #expect(output.lines.last?.hasSuffix(" A stopped") == true)
        #expect(output.lines.dropLast().last?.hasSuffix(" events were dropped") == true)
        voice.tell(Self.volume)
        let written = output.lines.count
        for _ in 0..<2 { lines.finish() }
        #expect(output.lines.dropFirst(written) == ["1 event was dropped"])
    }

    @Test("Once the end was asked for, news that wait are dropped, and what began is still told to end")
    func hurried() {
        let lines = lines()
        let voice = ReceiverVoice(lines: lines)
        lines.hurry()
        for _ in 0..<4_096 { voice.tell(Self.volume) }
        voice.tell(Self.ending)
        lines.finish()
        #expect(output.lines == [#"{"app":"A","event":"applicationStopped","sessionId":"S"}"#])
    }

    @Test("A receiver that was told to end before it was ready says nothing of that any more", arguments: [nil, "a"])
    func endedBeforeReady(member: String?) {
        let lines = lines(isJSON: false)
        let voice = ReceiverVoice(lines: lines, member: member)
        let ready = Receiver.Event.ready(
            .init(name: "TV", deviceID: "1", host: "::", port: 8009, httpPort: 8008, httpsPort: 8443))
        voice.tell(ready)
        #expect(output.lines.count == 1)
        lines.hurry()
        voice.tell(ready)
        voice.tell(.device(.screenReady))
        #expect(output.lines.count == 1)
    }

    @Test("An application ends by the name that it began with")
    func names() {
        let voice = ReceiverVoice(lines: lines(isJSON: false))
        let name = "Default Media Receiver"
        voice.tell(.device(.applicationStarted(appID: "CC1AD845", displayName: name, sessionID: "S")))
        voice.tell(.device(.applicationStopped(appID: "CC1AD845", sessionID: "S")))
        voice.tell(Self.ending)
        #expect(output.lines.suffix(2).first == "Default Media Receiver stopped")
    }

    @Test("A receiver tells of a picture without a time", arguments: [
        ("PAUSED", "shows the picture Garden"), ("PLAYING", "shows the picture Garden"), ("LOADING", "loading Garden"),
    ])
    func picture(state: String, words: String) {
        let voice = ReceiverVoice(lines: lines(isJSON: false))
        let media = MediaEvent(
            mediaSessionID: 1, state: state, position: 0, title: "Garden", activeTrackIDs: [], isPicture: true)
        voice.tell(.device(.media(media)))
        #expect(output.lines == [words])
    }

    @Test("The members of a group share what may be written")
    func members() {
        let lines = lines()
        let voices = ["a", "b"].map { ReceiverVoice(lines: lines, member: Self.name + $0) }
        for _ in 0..<5_000 { for voice in voices { voice.tell(Self.volume) } }
        #expect(output.bytes < Int(EventBudget.most))
    }

    @Test("A device that tells statuses without end fills no disk, and how its cast ended is told")
    func cast() async throws {
        let voice = LineVoice(lines: lines(), tellingOn: nil)
        let items = [try await CastItem("https://example.com/film.mp4")]
        let cast = Cast(items, options: CastingOptions()) { _ in throw CastFailure(.lost, "never") }
        for _ in 0..<10_000 {
            voice.cast(cast, didWarn: CastWarning(kind: .media, description: Self.name))
            voice.tellStatus(nil)
        }
        #expect(output.bytes < Int(EventBudget.most) + 1_024)
        voice.cast(cast, didEnd: .finished)
        voice.close()
        #expect(output.lines.last == #"{"event":"finished"}"#)
        #expect(output.lines.dropLast().last?.hasSuffix(#""event":"leftOut"}"#) == true)
    }

    @Test("Devices that are announced anew without end fill no disk")
    func devices() throws {
        let (lines, command) = (lines(), try DevicesCommand.parse(["--watch", "--json"]))
        var device = Device(address: "192.0.2.1")
        device.friendlyName = Self.name
        for _ in 0..<10_000 { command.tell(.updated(device, at: 0), lines) }
        #expect(output.bytes < Int(EventBudget.most))
    }
}
