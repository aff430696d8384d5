import CastSender

/// Who is told how a cast goes: a person at a terminal, a program that reads lines, or the process that started this
/// one.
@MainActor protocol CastVoice: AnyObject {
    /// The session with the device has started.
    func joined(_ link: DeviceLink)
    /// The device has the media and the next thing to come is its picture.
    func loading(_ title: String)
    /// Something the person should know and can act on; the cast goes on.
    func warn(_ sentence: String)
    /// The load was confirmed.
    func started(_ item: PreparedItem, servingAddress: String?)
    func status(_ status: MediaStatus)
    /// More of a film that has to be converted is ready.
    func converted(_ progress: ConversionProgress)
    func ended(_ ending: CastWatch.Ending)
    /// The whole cast ends with this; the sentence is said by whoever runs the command.
    func failed(_ failure: CommandFailure)
    /// What the person wants while it plays; ends when nobody can say anything any more.
    var wishes: AsyncStream<CastWish> { get }
    func close()
}

extension CastVoice {
    func failed(_ failure: CommandFailure) {}
}

/// What can be wished for while a cast runs.
enum CastWish: Equatable, Sendable {
    case quit
    /// Ctrl-C, a signal, or nobody who reads on: stop, and say so in the exit status.
    case interrupt
}

/// One JSON object a line, as many as there is room for (``EventBudget``): a device tells what it likes.
@MainActor final class LineVoice: CastVoice {
    private let lines: EventLines
    private let signals: StopSignals
    private var link: DeviceLink?

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

    func joined(_ link: DeviceLink) { self.link = link }
    func loading(_ title: String) { say(.course, Event(event: "loading", title: title)) }
    func warn(_ sentence: String) { say(.course, Event(event: "warning", message: sentence)) }

    func started(_ item: PreparedItem, servingAddress: String?) {
        say(.course, Event(event: "started", title: item.title, status: report))
    }

    func status(_ status: MediaStatus) { tellStatus() }
    func tellStatus() { say(.news, Event(event: "status", status: report)) }

    func converted(_ progress: ConversionProgress) {
        say(.news, Event(event: "converted", percent: progress.percent))
    }

    func ended(_ ending: CastWatch.Ending) { say(.own, Event(event: ending.name)) }
    func close() { lines.finish() }

    private var report: StatusReport? { link.map { StatusReport($0.session) } }

    private func say(_ rank: EventBudget.Rank, _ event: @autoclosure () -> Event) {
        lines.say(rank, "", json: event())
    }
}

extension CastWatch.Ending {
    var name: String {
        switch self {
        case .finished: "finished"
        case .stopped: "stopped"
        case .replaced: "replaced"
        case .failed: "failed"
        case .neverPlayed: "neverPlayed"
        case .lost: "lost"
        }
    }
}
