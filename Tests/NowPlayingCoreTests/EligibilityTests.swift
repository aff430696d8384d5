import Testing

@testable import NowPlayingCore

@Suite struct EligibilityTests {
    @Test func whoCannotReactToACommandIsNotShownAndIsToldWhy() {
        let eligibility = NowPlayingEligibility(hasCommandHandler: false, audio: AudioSessionConfiguration())
        #expect(!eligibility.isEligible && eligibility.obstacles == [.noCommandHandler])
        #expect(
            eligibility.description == "It is not shown as Now Playing: it has no handler for any remote command.")
    }

    @Test func whoseSoundMixesIsNotShownAndIsToldWhy() {
        for audio in [
            AudioSessionConfiguration(category: .ambient),
            AudioSessionConfiguration(category: .playback, mixesWithOthers: true),
        ] {
            let eligibility = NowPlayingEligibility(hasCommandHandler: true, audio: audio)
            #expect(!eligibility.isEligible && eligibility.obstacles == [.mixableAudio])
            #expect(eligibility.description.contains("mixes"))
        }
        for category in AudioSessionConfiguration.Category.allCases where category != .ambient {
            let audio = AudioSessionConfiguration(category: category)
            #expect(NowPlayingEligibility(hasCommandHandler: true, audio: audio).isEligible)
        }
    }

    @Test func bothReasonsAreTold() {
        let eligibility = NowPlayingEligibility(
            hasCommandHandler: false, audio: AudioSessionConfiguration(mixesWithOthers: true))
        #expect(eligibility.obstacles == [.noCommandHandler, .mixableAudio])
        #expect(NowPlayingEligibility(hasCommandHandler: true, audio: .init()).description.hasPrefix("It can be"))
    }
}
