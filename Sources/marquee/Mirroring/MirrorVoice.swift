import Casting
import ScreenBroadcast

/// Reports the progress of mirroring: a redrawn line for users, JSON objects for programs.
@MainActor final class MirrorVoice {
    private let console: Console
    /// The name of the device or outputs in the line.
    var device: String
    private let keyboard: Keyboard?
    private let signals: StopSignals
    private(set) var last: BroadcastStatistics?
    private var isDrawing = false
    private var hasBegun = false

    init(console: Console, device: String) {
        self.console = console
        self.device = device
        keyboard = console.isJSON ? nil : Keyboard()
        signals = StopSignals(tellingOn: console.tellingDescriptor)
    }

    struct Event: Encodable {
        let event: String
        var device: String?
        /// The name of a broadcast that goes on after this command.
        var name: String?
        var pid: Int32?
        var message: String?
        var outline: BroadcastOutline?
        var statistics: BroadcastStatistics?
    }

    /// The key `q` and signals. The stream may have one reader only.
    var wishes: AsyncStream<CastWish> {
        let (stream, continuation) = AsyncStream.makeStream(of: CastWish.self)
        let signalWishes = signals.wishes
        Task { for await wish in signalWishes { continuation.yield(wish) } }
        if let keys = keyboard?.keys {
            Task {
                for await key in keys where ForegroundControls.isQuit(key) { continuation.yield(.quit) }
            }
        }
        return stream
    }

    func tell(_ message: BroadcastMessage) {
        switch message {
        case .progress(let stage): tell(stage)
        case .began(let outline): tell(outline)
        case .statistics(let statistics): tell(statistics)
        case .warning(let sentence):
            clearLine()
            if console.isJSON { say(Event(event: "warning", message: sentence)) } else { console.talk(sentence) }
        case .ended, .hello, .start, .stop, .stay, .attach, .state, .refused, .handler, .unknown: break
        }
    }

    private func tell(_ stage: BroadcastStage) {
        if console.isJSON { return say(Event(event: stage.rawValue, device: device)) }
        switch stage {
        case .connecting: console.talk("Connecting to \"\(PeerText.name(device))\"")
        case .negotiating: console.talk("Offering the streams")
        default: break
        }
    }

    private func tell(_ outline: BroadcastOutline) {
        // If there are several outputs, an outline names only its own output.
        if outline.output == nil, !hasBegun { device = outline.device }
        hasBegun = true
        guard !console.isJSON else { return say(Event(event: "started", device: outline.device, outline: outline)) }
        console.talk(Self.sentence(outline))
        if keyboard?.isListening == true { console.talk("q stops") }
        isDrawing = Console.isInteractive
    }

    static func sentence(_ outline: BroadcastOutline) -> String {
        // 0 if the frame rate is unknown.
        let rate = outline.framesPerSecond == 0 ? "" : " at \(StreamText.rate(outline.framesPerSecond))"
        let encoder = outline.encoder.map { " (\($0)\(outline.isHardware ? ", hardware" : ""))" } ?? ""
        let video = outline.videoCodec.map { "\(outline.width)x\(outline.height)\(rate), \($0)\(encoder)" }
        let sound = outline.audioCodec.map { "audio in \($0)" } ?? "no audio"
        let streams = [video, sound].compactMap(\.self).joined(separator: ", ")
        if let output = outline.output {
            let verb = output == "file" ? "Writing" : "Sending"
            return "\(verb) to \(PeerText.name(outline.device)): \(streams)"
        }
        let sense = outline.videoCodec == nil ? "heard" : "seen"
        let delay = StreamText.milliseconds(outline.targetDelay)
        let most = outline.maximumTargetDelay.map { ", at most \(StreamText.milliseconds($0)) on a bad network" } ?? ""
        return "Mirroring to \"\(PeerText.name(outline.device))\": \(streams), \(sense) after \(delay)\(most)"
    }

    private func tell(_ statistics: BroadcastStatistics) {
        last = statistics
        if console.isJSON {
            say(Event(event: "statistics", statistics: statistics))
        } else if isDrawing, Console.ownsTerminal, statistics.outputs != nil {
            console.draw(OutputsLine(statistics: statistics).text(width: Console.width))
        } else if isDrawing, Console.ownsTerminal {
            console.draw(MirrorLine(device: PeerText.name(device), statistics: statistics).text(width: Console.width))
        }
    }

    /// Reports a broadcast that has begun and goes on after this command.
    func stays(_ name: String, _ outline: BroadcastOutline, processID: Int32?) {
        clearLine()
        console.answer(
            "\(Self.sentence(outline)); the broadcast goes on, and `marquee broadcast stop --name \(name)` stops it",
            json: Event(event: "started", device: outline.device, name: name, pid: processID, outline: outline))
    }

    /// Reports that the user leaves the broadcast, which goes on.
    func leaves(_ name: String) {
        clearLine()
        guard !console.isJSON else { return }
        console.talk("\"\(name)\" goes on; `marquee broadcast stop --name \(name)` stops it")
    }

    /// Reports a successful end.
    func ended(_ ending: BroadcastEnding) {
        clearLine()
        if console.isJSON { return say(Event(event: ending.kind.rawValue, device: device, statistics: last)) }
        let what = ending.kind == .finished ? "The mirroring has ended" : "The mirroring was stopped"
        guard let last else { return console.talk(what) }
        console.talk("\(what): \(Self.summary(last))")
    }

    static func summary(_ statistics: BroadcastStatistics) -> String {
        if let outputs = statistics.outputs {
            return "\(TimeText.format(statistics.seconds)), "
                + outputs.map { output in
                    "\(PeerText.name(output.name)): \(output.frames) \(statistics.hasPictures ? "frames" : "packets"), "
                        + "\(OutputsLine.size(output.bytes)), \(output.dropped) dropped"
                }.joined(separator: "; ")
        }
        let time = TimeText.format(statistics.seconds)
        let sent =
            statistics.hasPictures
            ? "\(statistics.framesSent) frames in \(time), \(statistics.framesDropped) dropped" : "audio for \(time)"
        return "\(sent), loss \(StreamText.percent(statistics.loss)), "
            + "target delay \(StreamText.milliseconds(statistics.delay))"
    }

    func close() {
        clearLine()
        isDrawing = false
        keyboard?.restore()
    }

    private func say(_ event: Event) { console.answer("", json: event) }

    private func clearLine() {
        if isDrawing, Console.ownsTerminal { console.draw("") }
    }
}
