import PlatformFoundation
import ScreenBroadcast

/// Writes the events of a staying broadcast into its group's log, and once a minute its numbers. URLs are shortened to
/// scheme and host, without keys.
@MainActor final class BroadcastJournal {
    /// Seconds between the numbers.
    private static let interval = 60.0

    private let name: String
    private let log: SharedLog?
    private var lastNumbers = 0.0

    init(name: String, group: String) {
        self.name = name
        log = SharedLog(GroupContainer(group))
    }

    func note(_ words: String) {
        log?.write("\(Date().formatted(.iso8601)) \(name): \(words)")
    }

    func note(_ message: BroadcastMessage) {
        switch message {
        case .progress(let stage): note(stage.rawValue)
        case .began(let outline):
            note("began: \(outline.width)x\(outline.height) \(outline.videoCodec ?? "-") \(outline.audioCodec ?? "-")")
        case .warning(let sentence): note("warning: \(sentence)")
        case .ended(let ending): note("ended: \(ending.kind.rawValue) \(ending.sentence)")
        case .statistics(let numbers):
            guard numbers.seconds - lastNumbers >= Self.interval else { return }
            lastNumbers = numbers.seconds
            note(
                "\(numbers.framesSent) pictures, \(numbers.framesDropped) dropped, \(numbers.bitRate) bit/s, "
                    + "delay \(Int(numbers.delay)) ms")
        default: break
        }
    }
}
