import Casting
import PlatformFoundation
import ScreenBroadcast

/// The report of `marquee broadcast status` about one broadcast.
struct BroadcastReport: Encodable, Equatable {
    enum Condition: String, Encodable {
        /// The first frame has not been shown yet.
        case starting
        case running, paused
        /// Its process was killed.
        case crashed
        case ended
        /// Its process runs but does not answer.
        case silent
    }

    let name: String
    let state: Condition
    let to: [String]
    let source: String
    let pid: Int32?
    /// In seconds since 1970.
    let since: Double
    var stage: String?
    var outline: BroadcastOutline?
    var statistics: BroadcastStatistics?
    var warnings: [String] = []
    /// The current controller.
    var controller: BroadcastState.Controller?
    /// How it ended, or why its state is unknown.
    var message: String?

    /// - Parameter state: nil if the broadcast can't be asked; `message` then says why.
    init(_ record: BroadcastRecord, _ condition: Condition, _ state: BroadcastState? = nil, message: String? = nil) {
        name = record.name
        self.state = condition
        to = record.destinations
        source = record.source
        pid = [.crashed, .ended].contains(condition) ? nil : record.processID
        since = record.since
        self.message = message
        guard let state else { return }
        stage = state.outline == nil ? state.stage?.rawValue : nil
        (outline, statistics, warnings) = (state.outline, state.statistics, state.warnings)
        controller = state.controller
    }

    /// Connects to the broadcast and asks for its state.
    @MainActor init(_ broadcast: RunningBroadcast) async {
        let record = broadcast.record
        do throws(BroadcastError) {
            guard broadcast.condition == .running else { throw BroadcastError(.socketFailed, "") }
            let attached = try await broadcast.attach(
                controls: false, program: "marquee \(Marquee.configuration.version)")
            attached.connection.close()
            self.init(record, attached.state)
        } catch {
            switch broadcast.condition {
            case .crashed: self.init(record, .crashed, message: BroadcastLine.crashed(broadcast))
            case .ended(let ending): self.init(record, .ended, message: ending.words)
            case .running: self.init(record, .silent, message: error.description)
            }
        }
    }

    init(_ record: BroadcastRecord, _ state: BroadcastState) {
        self.init(record, state.outline == nil ? .starting : state.isPaused ? .paused : .running, state)
    }

    /// The statistics: of each output if there are several outputs or an output that is not a device. Nil before the
    /// first statistics.
    private var numbersText: String? {
        guard let outline, let statistics, statistics.seconds > 0 else { return nil }
        return statistics.outputs?.isEmpty == false
            ? OutputsLine(statistics: statistics).text(width: 200)
            : MirrorLine(device: PeerText.name(outline.device), statistics: statistics).text(width: 200)
    }

    /// One line, followed by a line for each warning.
    func text(now: Double) -> String {
        var parts = ["\(name):", state.rawValue, PeerText.name(source), "to"]
        parts.append(to.map { "\"\(PeerText.name($0))\"" }.joined(separator: ", "))
        if state != .crashed, state != .ended { parts.append("for \(TimeText.format(max(0, now - since)))") }
        var text = parts.joined(separator: " ")
        if let stage { text += ", \(stage)" }
        if let numbers = numbersText { text += "  " + numbers }
        if let controller {
            text += "  (\(PeerText.name(controller.program)), process \(controller.processID), controls it)"
        }
        if let message { text += "\n  \(PeerText.line(message))" }
        for warning in warnings { text += "\n  \(PeerText.line(warning))" }
        return text
    }
}
