import CastSender
import Casting

/// A cast for whoever runs the command: what it tells goes to a voice, what is wished for there to the cast, and its
/// ending into an exit status.
///
/// From the search for the device on, a signal or the key `q` ends it within `Cast.patience`: what was begun is undone,
/// and nobody else's media is touched.
@MainActor final class CastRun: CastListener {
    private let running: Cast
    private let voice: any CastVoice
    /// Of its items; none where an earlier process has loaded them.
    private let names: [String]
    private let followsMachine: Bool
    /// What it plays stands under the desktop's media controls, which command it.
    var showsNowPlaying = false
    private var shown: ShownCast?
    /// Who has it stopped is who wished so first.
    private var firstWish: CastWish?
    /// The cast does not hold them.
    private var listeners: [any CastListener] = []

    convenience init(
        _ items: [CastItem], _ options: CastingOptions, on request: DeviceRequest, patience: Duration,
        voice: any CastVoice
    ) {
        let running = Cast(items, options: options) { _ in try await DeviceLink.launch(request, patience: patience) }
        self.init(running, names: items.map(\.name), voice: voice)
    }

    convenience init(resuming stored: StoredCast, in context: CastContext, voice: any CastVoice) {
        self.init(Cast(resuming: stored, in: context), names: [], voice: voice)
    }

    /// - Parameters:
    ///   - names: of its items; none where an earlier process has loaded them.
    ///   - followsMachine: it lets go of the device while the machine sleeps, or this process is stopped.
    init(_ running: Cast, names: [String], voice: any CastVoice, followsMachine: Bool = true) {
        self.running = running
        self.names = names
        self.voice = voice
        self.followsMachine = followsMachine
    }

    /// Somebody else who is told how it goes, before the voice.
    func addListener(_ listener: any CastListener) {
        listeners.append(listener)
        running.addListener(listener)
    }

    /// - Parameter wishes: what was wished for until now, and where the voice's wishes go; nil: there were none.
    /// - Throws: `CommandFailure`, of which the voice has been told.
    func play(_ wishes: WishBox? = nil) async throws {
        defer {
            shown?.end()
            voice.close()
        }
        let wishes = wishes ?? WishBox(AsyncStream { $0.finish() })
        wishes.follow(voice.wishes)
        running.addListener(self)
        running.addListener(voice)
        let stopping = wishes.onWish { [weak self, running] wish in
            if let self, firstWish == nil { firstWish = wish }
            running.stop()
        }
        defer { stopping.cancel() }
        let failure = await outcome(wishes)
        guard let failure else { return }
        voice.failed(failure)
        throw failure
    }

    private func outcome(_ wishes: WishBox) async -> CommandFailure? {
        do {
            let ending = try await running.run()
            let wish = if case .stopped = ending { firstWish } else { wishes.last }
            guard wish == .interrupt, let sentence = interruptedSentence(ending) else { return nil }
            return CommandFailure(.interrupted, sentence)
        } catch {
            return CommandFailure(error)
        }
    }

    /// Nil where it had ended before.
    private func interruptedSentence(_ ending: CastEnding) -> String? {
        switch ending {
        case .withdrawn(.joining):
            names.isEmpty ? "interrupted; what plays there goes on" : "interrupted; nothing was cast"
        case .withdrawn(.preparing(let index)): "interrupted; \"\(names[index])\" was not played"
        case .withdrawn(.checking): "interrupted; nothing was played"
        case .stopped(.here): "interrupted; \"\(running.title)\" was stopped"
        default: nil
        }
    }

    func castDidJoin(_ cast: Cast) {
        guard let link = cast.link else { return }
        if followsMachine { link.context.follow(MachineEventSource(logger: link.context.options.logger)) }
        if showsNowPlaying, shown == nil { shown = ShownCast(link) }
    }

    /// What is done is done, whoever reads on.
    func cast(_ cast: Cast, didEnd ending: CastEnding) {
        if ending.toldName != nil, ending != .stopped(.here) { LostReader.settle() }
    }
}
