import CastSender
import Casting

/// Reports the progress of a cast: to a user at a terminal, to a program that reads lines, or to the process that
/// started this one.
@MainActor protocol CastVoice: CastListener {
    /// Called when the cast ends with a failure. The command itself prints the sentence.
    func failed(_ failure: CommandFailure)
    /// The user's wishes during playback. The stream ends when no more wishes can come.
    var wishes: AsyncStream<CastWish> { get }
    func close()
}

extension CastVoice {
    func failed(_ failure: CommandFailure) {}
}

/// Writes one JSON object per line, within the limits of ``EventBudget``, because a device may send events without
/// limit.
@MainActor final class LineVoice: CastVoice {
    private let lines: EventLines
    private let signals: StopSignals

    convenience init(console: Console) {
        self.init(lines: EventLines(console: console), tellingOn: console.tellingDescriptor)
    }

    /// - Parameter descriptor: where the lines go. If its reader leaves, the cast is interrupted. Nil to ignore the
    ///   reader.
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
    /// The name of the event. Nil for endings that are reported only as a failure, and if nothing had begun.
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
