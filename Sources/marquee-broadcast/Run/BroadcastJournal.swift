import ScreenBroadcast

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a broadcast that stays writes into its group's log, for whoever was not there: what happened, and once a minute
/// how it goes. Of a URL scheme and host, and no key.
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
