import CastSender
import Casting

/// Who is told how a cast goes: a person at a terminal, a program that reads lines, or the process that started this
/// one.
@MainActor protocol CastVoice: CastListener {
    /// The whole cast ends with this; the sentence is said by whoever runs the command.
    func failed(_ failure: CommandFailure)
    /// What the person wants while it plays; ends when nobody can say anything any more.
    var wishes: AsyncStream<CastWish> { get }
    func close()
}

extension CastVoice {
    func failed(_ failure: CommandFailure) {}
}

/// One JSON object a line, as many as there is room for (``EventBudget``): a device tells what it likes.
@MainActor final class LineVoice: CastVoice {
    private let lines: EventLines
    private let signals: StopSignals

    convenience init(console: Console) {
        self.init(lines: EventLines(console: console), tellingOn: console.tellingDescriptor)
    }

    /// - Parameter descriptor: where the lines go; nil where nobody's leaving is looked for.
    init(lines: EventLines, tellingOn descriptor: Int32?) {
        self.lines = lines
        signals = StopSignals(tellingOn: descriptor)
    }

    private struct Event: Encodable {
        let event: String
        var title: String?
        var message: String?
        var percent: Int?
        var status: StatusReport?
    }

    var wishes: AsyncStream<CastWish> { signals.wishes }

    func cast(_ cast: Cast, willLoad title: String) { say(.course, Event(event: "loading", title: title)) }

    func cast(_ cast: Cast, didWarn warning: CastWarning) {
        say(.course, Event(event: "warning", message: warning.description))
    }

    func cast(_ cast: Cast, didStart item: StartedItem) {
        say(.course, Event(event: "started", title: item.title, status: report(cast)))
    }

    func cast(_ cast: Cast, didUpdate status: MediaStatus) { tellStatus(report(cast)) }
    func tellStatus(_ report: @autoclosure () -> StatusReport?) { say(.news, Event(event: "status", status: report())) }

    func cast(_ cast: Cast, didConvert percent: Int) { say(.news, Event(event: "converted", percent: percent)) }

    func cast(_ cast: Cast, didEnd ending: CastEnding) {
        if let name = ending.toldName { say(.own, Event(event: name)) }
    }

    func close() { lines.finish() }

    private func report(_ cast: Cast) -> StatusReport? { cast.session.map(StatusReport.init) }

    private func say(_ rank: EventBudget.Rank, _ event: @autoclosure () -> Event) {
        lines.say(rank, "", json: event())
    }
}

extension CastEnding {
    /// Nil for what is told as a failure alone, or where nothing had begun.
    var toldName: String? {
        switch self {
        case .finished: "finished"
        case .stopped: "stopped"
        case .replaced: "replaced"
        case .playerFailed: "failed"
        case .neverPlayed: "neverPlayed"
        case .lost: "lost"
        case .withdrawn, .refused, .failsAtLoad, .failed: nil
        }
    }
}
