import CastSender
import Casting

/// Runs a cast for the command: its events go to a voice, the user's wishes go to the cast, and its ending becomes an
/// exit status.
///
/// From the search for the device on, a signal or the key `q` ends the run within `Cast.patience`. What was started is
/// undone, and media of other senders is not touched.
@MainActor final class CastRun: CastListener {
    private let running: Cast
    private let voice: any CastVoice
    /// The names of its items; empty if an earlier process loaded the items.
    private let names: [String]
    private let followsMachine: Bool
    /// True if the media appears in the desktop's media controls.
    var showsNowPlaying = false
    private var shown: ShownCast?
    /// If there were several wishes, the first one counts as the reason for stopping.
    private var firstWish: CastWish?
    /// Held here, because the cast holds its listeners weakly.
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
    ///   - names: the names of its items; empty if an earlier process loaded the items.
    ///   - followsMachine: true to leave the device while the machine sleeps or this process is stopped.
    init(_ running: Cast, names: [String], voice: any CastVoice, followsMachine: Bool = true) {
        self.running = running
        self.names = names
        self.voice = voice
        self.followsMachine = followsMachine
    }

    /// Adds a listener, which is called before the voice.
    func addListener(_ listener: any CastListener) {
        listeners.append(listener)
        running.addListener(listener)
    }

    /// - Parameter wishes: earlier wishes; the wishes of the voice are added to it. Nil if there are none.
    /// - Throws: `CommandFailure`, after the voice was told about it.
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

    /// Nil if the cast had already ended.
    private func interruptedSentence(_ ending: CastEnding) -> String? {
        switch ending {
        case .withdrawn(.joining):
            names.isEmpty ? "interrupted; the device plays on" : "interrupted; nothing was cast"
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

    /// The cast is complete, so a reader that leaves now is no error.
    func cast(_ cast: Cast, didEnd ending: CastEnding) {
        if ending.toldName != nil, ending != .stopped(.here) { LostReader.settle() }
    }
}
