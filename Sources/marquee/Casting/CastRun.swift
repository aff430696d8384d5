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
    /// What is said where it is interrupted before there is a session.
    private let interruptedSentence: String
    private let names: [String]
    /// Who has it stopped is who wished so first.
    private var firstWish: CastWish?

    init(
        _ items: [CastItem], _ options: CastingOptions, on request: DeviceRequest, patience: Duration,
        voice: any CastVoice
    ) {
        self.voice = voice
        names = items.map(\.name)
        interruptedSentence = "interrupted; nothing was cast"
        running = Cast(items, options: options) { _ in try await DeviceLink.launch(request, patience: patience) }
    }

    init(resuming stored: StoredCast, in context: CastContext, voice: any CastVoice) {
        self.voice = voice
        names = []
        interruptedSentence = "interrupted; what plays there goes on"
        running = Cast(resuming: stored, in: context)
    }

    /// - Throws: `CommandFailure`, of which the voice has been told.
    func play() async throws {
        defer { voice.close() }
        let wishes = WishBox(voice.wishes)
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
        case .withdrawn(.joining): interruptedSentence
        case .withdrawn(.preparing(let index)): "interrupted; \"\(names[index])\" was not played"
        case .withdrawn(.checking): "interrupted; nothing was played"
        case .stopped(.here): "interrupted; \"\(running.title)\" was stopped"
        default: nil
        }
    }

    func castDidJoin(_ cast: Cast) {
        guard let context = cast.link?.context else { return }
        context.follow(MachineEventSource(logger: context.options.logger))
    }

    /// What is done is done, whoever reads on.
    func cast(_ cast: Cast, didEnd ending: CastEnding) {
        if ending.toldName != nil, ending != .stopped(.here) { LostReader.settle() }
    }
}
