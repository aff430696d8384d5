/// How the app's sound goes together with others', as AVAudioSession's category and options.
public struct AudioSessionConfiguration: Hashable, Sendable {
    /// What the sound is for, as AVAudioSession.Category.
    public enum Category: Sendable, CaseIterable {
        /// Of these, `ambient` mixes.
        case ambient, soloAmbient, playback, record, playAndRecord, multiRoute
    }

    /// What the sound is for.
    public var category: Category
    /// The option `mixWithOthers`, or `duckOthers`.
    public var mixesWithOthers: Bool

    /// Playback that mixes with nothing, unless something else is said.
    public init(category: Category = .playback, mixesWithOthers: Bool = false) {
        self.category = category
        self.mixesWithOthers = mixesWithOthers
    }

    /// Sounds in the background and notifications mix; what plays for itself does not.
    public var isMixable: Bool { category == .ambient || mixesWithOthers }
}

/// Whether something may be shown as what plays now, and why not. MediaPlayer has these rules, and doesn't say which it was.
public struct NowPlayingEligibility: Hashable, Sendable, CustomStringConvertible {
    /// A reason not to be shown.
    public enum Obstacle: String, Sendable, CaseIterable {
        /// Who can't react to a command is not shown.
        case noCommandHandler
        /// Sound that mixes with others' is no playback of its own.
        case mixableAudio
    }

    /// In the order of ``Obstacle``'s cases; empty if there is none.
    public let obstacles: [Obstacle]

    /// By the two rules that there are.
    public init(hasCommandHandler: Bool, audio: AudioSessionConfiguration) {
        obstacles = (hasCommandHandler ? [] : [.noCommandHandler]) + (audio.isMixable ? [.mixableAudio] : [])
    }

    /// Whether it may be shown.
    public var isEligible: Bool { obstacles.isEmpty }

    /// A sentence for a log or a person.
    public var description: String {
        guard !isEligible else { return "It can be the Now Playing app." }
        let reasons = obstacles.map { obstacle in
            switch obstacle {
            case .noCommandHandler: "it has no handler for any remote command"
            case .mixableAudio: "its sound mixes with that of other apps"
            }
        }
        return "It is not shown as Now Playing: \(reasons.joined(separator: ", and "))."
    }
}
