import CastWire
import MirroredFrames
import Testing

@testable import ReceiverCore

/// A device with a clock player for its screen, on time that stands until moved.
struct PlayerBench {
    private(set) var bench: DeviceBench
    private var player = ClockPlayerCore()
    /// Addresses that can't be played.
    var broken: Set<String> = []
    /// All that the screen was given to play.
    private(set) var loads: [MediaItem] = []
    /// All other commands about media.
    private(set) var commands: [PlayerCommand] = []
    /// What it was to get ready to come next, and that it was to drop it.
    private(set) var preloads: [MediaItem?] = []
    /// What it was asked to find, where `find` answers in place of the clock player.
    private(set) var lookups: [(id: AdLookupID, lookup: AdLookup)] = []
    var findsAds = false
    private(set) var logs: [String] = []

    init(_ bench: DeviceBench = .launched()) { self.bench = bench }

    var core: MediaSessionCore? { bench.device.media }

    mutating func ask(_ text: String) -> [DeviceBench.Sent] {
        let answered = bench.ask(text).filter { $0.namespace == .media }
        logs += bench.logs
        return answered + obey(bench.commands)
    }

    /// The screen's answer to the last lookup, or to the one of this place.
    mutating func find(_ findings: AdFindings, for index: Int? = nil) throws -> [DeviceBench.Sent] {
        try #require(lookups.indices.contains(index ?? lookups.count - 1))
        return tell([.event(.adsFound(lookups[index ?? lookups.count - 1].id, findings))])
    }

    /// The present status, asked for.
    mutating func status() throws -> JSONValue {
        try #require(ask(#"{"type":"GET_STATUS","requestId":900}"#).first?.media)
    }

    mutating func wait(_ duration: Duration) -> [DeviceBench.Sent] {
        let end = bench.now + duration
        var sent: [DeviceBench.Sent] = []
        for _ in 0..<10_000 {
            let deadlines = [bench.device.nextDeadline, player.nextDeadline].compactMap { $0 }
            guard let next = deadlines.min(), next <= end else {
                bench.now = end
                return sent
            }
            bench.now = max(bench.now, next)
            sent += tell(player.poll(at: bench.now))
            sent += bench.wait(.zero).filter { $0.namespace == .media }
            logs += bench.logs
            sent += obey(bench.commands)
        }
        Issue.record("the device never comes to rest")
        return sent
    }

    private mutating func obey(_ asked: [PlayerCommand]) -> [DeviceBench.Sent] {
        var sent: [DeviceBench.Sent] = []
        for command in asked {
            switch command {
            case .load(_, let item): loads.append(item)
            case .setIdle: break
            case .preload(_, let item): preloads.append(item)
            case .lookUpAds(let id, let lookup):
                lookups.append((id, lookup))
                if findsAds { continue }
            default: commands.append(command)
            }
            sent += tell(player.handle(command, at: bench.now))
        }
        return sent
    }

    private mutating func tell(_ outputs: [ClockPlayerCore.Output]) -> [DeviceBench.Sent] {
        var sent: [DeviceBench.Sent] = []
        for output in outputs {
            switch output {
            case .event(let event):
                sent += bench.screen(event).filter { $0.namespace == .media }
                logs += bench.logs
                sent += obey(bench.commands)
            case .describe(let load, let item):
                let failure = PlaybackFailure(kind: .network, code: .mediaNetwork, reason: "nothing is there")
                let result: Result<MediaDescription, PlaybackFailure> =
                    broken.contains(item.contentURL) ? .failure(failure) : .success(ClockPlayerCore.assume(item))
                sent += tell(player.described(load, as: result, at: bench.now))
            }
        }
        return sent
    }
}
