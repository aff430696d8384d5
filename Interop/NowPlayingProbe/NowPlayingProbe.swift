import Logging
import NowPlaying

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A player of which only what is shown is there, for Interop/test_mpris.py: obeys what comes over the bus, and says
/// each command on its output. Lines on its input change it: "playing", "paused", "stopped", "next", "jump SECONDS",
/// "volume NUMBER", "another" (an application that knows neither repeat nor shuffle), "quit".
///
/// A number behind the name makes so many players, each with its name and a number; lines change the first, and commands
/// are said of the first. "player" or "watcher" behind the number: others of the same name show the same.
@main
@MainActor
struct NowPlayingProbe {
    static func main() async {
        let name = CommandLine.arguments.dropFirst().first ?? "Probe"
        let count = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 1
        let role: MPRISClaim.Role? =
            switch CommandLine.arguments.dropFirst(3).first {
            case "player": .player
            case "watcher": .watcher
            default: nil
            }
        let probe = Probe(identity: name, claim: role.map { MPRISClaim(subject: name, role: $0) })
        let others = (1..<max(2, count + 1)).dropFirst().map { Probe(identity: "\(name) \($0)", isSilent: true) }
        for probe in [probe] + others { probe.publish() }
        let lines = AsyncStream<String> { continuation in
            Task.detached {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
        for await line in lines {
            if line == "quit" { break }
            probe.obey(line.split(separator: " ").map(String.init))
        }
        withExtendedLifetime(others) {}
    }
}

@MainActor
final class Probe {
    private let publisher: MPRISPublisher
    private var state = NowPlayingState(playbackState: .playing, volume: 0.5, repeatMode: .off, shuffleMode: .off)
    private var item = 1
    private let isSilent: Bool

    init(identity: String, claim: MPRISClaim? = nil, isSilent: Bool = false) {
        self.isSilent = isSilent
        publisher = MPRISPublisher(identity: identity, claim: { claim }, logger: Logger(label: "probe"))
        state.commands = OfferedCommands(
            Set(RemoteCommandKind.allCases), skipForwardIntervals: [10], skipBackwardIntervals: [10],
            playbackRates: [0.5, 1, 2])
        play(item)
        place(10)
        publisher.commandHandler = { [weak self] in self?.carryOut($0) ?? .commandFailed }
    }

    func publish(isJump: Bool = false) {
        publisher.publish(NowPlayingPublication(state, isJump: isJump))
    }

    func obey(_ words: [String]) {
        let number = words.last.flatMap(Double.init) ?? 0
        switch words.first {
        case "playing": carryOut(.play)
        case "paused": carryOut(.pause)
        case "stopped": carryOut(.stop)
        case "next": carryOut(.nextTrack)
        case "jump": carryOut(.changePlaybackPosition(number, item: nil))
        case "another":
            (state.repeatMode, state.shuffleMode) = (nil, nil)
            publish()
        case "volume": carryOut(.changeVolume(number))
        default: break
        }
    }

    @discardableResult
    private func carryOut(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
        if !isSilent { say(event) }
        var isJump = false
        switch event {
        case .play: stand(.playing)
        case .pause: stand(.paused)
        case .togglePlayPause: stand(state.playbackState == .playing ? .paused : .playing)
        case .stop: stand(.stopped)
        case .nextTrack: play(item + 1)
        case .previousTrack: play(item - 1)
        case .changePlaybackPosition(let seconds, _):
            place(seconds)
            isJump = true
        case .changeVolume(let volume): state.volume = volume
        case .changeMute(let muted): state.isMuted = muted
        case .changeRepeatMode(let mode): state.repeatMode = mode
        case .changeShuffleMode(let mode): state.shuffleMode = mode
        case .changePlaybackRate(let rate): state.rate = rate
        default: return .commandFailed
        }
        publish(isJump: isJump)
        return .success
    }

    /// Not by print: emptying its buffer waits for whoever reads standard input, and that waits for a line.
    private func say(_ event: RemoteCommandEvent) {
        let line = Array("\(event)\n".utf8)
        _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }

    private func stand(_ playback: NowPlayingPlaybackState) {
        let elapsed = state.elapsed(at: .now) ?? 0
        state.playbackState = playback
        place(elapsed)
    }

    private func place(_ seconds: Double) {
        let rate = state.playbackState == .playing ? state.rate : 0
        state.position = PlaybackPosition(elapsed: seconds, rate: rate, moment: .now)
    }

    private func play(_ number: Int) {
        item = number
        state.itemID = "item \(number)"
        state.info = NowPlayingInfo()
        state.info[.title] = "Film \(number)"
        state.info[.artist] = "Somebody"
        state.info[.playbackDuration] = 100
        place(0)
    }
}
