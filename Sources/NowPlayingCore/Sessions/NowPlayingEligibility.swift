/// How the app's audio combines with that of other apps, as AVAudioSession's category and options.
public struct AudioSessionConfiguration: Hashable, Sendable {
    /// The purpose of the audio, as AVAudioSession.Category.
    public enum Category: Sendable, CaseIterable {
        /// Of these categories, only `ambient` mixes with other audio.
        case ambient, soloAmbient, playback, record, playAndRecord, multiRoute
    }

    /// The purpose of the audio.
    public var category: Category
    /// Whether the option `mixWithOthers` or `duckOthers` is set.
    public var mixesWithOthers: Bool

    /// Creates a configuration; the default is playback that does not mix with other audio.
    public init(category: Category = .playback, mixesWithOthers: Bool = false) {
        self.category = category
        self.mixesWithOthers = mixesWithOthers
    }

    /// Whether the audio mixes with that of others: background sounds and notifications do, playback of its own does
    /// not.
    public var isMixable: Bool { category == .ambient || mixesWithOthers }
}

/// Whether something may be shown as what plays now, and if not, why. MediaPlayer has these rules but does not name the
/// one that was broken.
public struct NowPlayingEligibility: Hashable, Sendable, CustomStringConvertible {
    /// A reason not to be shown.
    public enum Obstacle: String, Sendable, CaseIterable {
        /// An app that can't react to any command is not shown.
        case noCommandHandler
        /// Audio that mixes with that of others does not count as playback of its own.
        case mixableAudio
    }

    /// In the order of ``Obstacle``'s cases; empty if there is none.
    public let obstacles: [Obstacle]

    /// Applies the two rules.
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
