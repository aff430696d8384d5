import CastWire
import Testing

@Suite struct MediaWordTests {
    @Test("Each state and reason is read from the word that it is written as")
    func wordsAreReadAsTheyAreWritten() {
        for state in MediaPlayerState.allCases { #expect(MediaPlayerState(wire: state.wire) == state) }
        for reason in MediaPlayerIdleReason.allCases { #expect(MediaPlayerIdleReason(wire: reason.wire) == reason) }
        #expect(MediaPlayerState(wire: "playing") == .unknown)
        #expect(MediaPlayerIdleReason(wire: "BORED") == MediaPlayerIdleReason.none)
    }

    @Test func theBitsAreThoseOfTheProtocol() {
        let bits: [MediaCommands] = [
            .pause, .seek, .streamVolume, .streamMute, .skipForward, .skipBackward, .queueNext, .queuePrevious,
            .queueShuffle, .skipAd, .queueRepeatAll, .queueRepeatOne, .editTracks, .playbackRate, .like, .dislike,
            .follow, .unfollow, .streamTransfer,
        ]
        #expect(bits.map(\.rawValue) == (0..<19).map { 1 << $0 })
    }
}
