import Testing

@testable import RemoteDisplay

/// Pieces of sound as an app gives them.
struct AudioBufferTests {
    @Test func channelsAreSpreadAndMixed() {
        let mono = AudioBuffer(samples: [1, 2], sampleRate: 48_000, channels: 1)
        #expect(mono.mixed(to: 2) == [1, 1, 2, 2])
        let stereo = AudioBuffer(int16: [16_384, -16_384], sampleRate: 48_000, channels: 2)
        #expect(stereo.mixed(to: 1) == [0] && stereo.mixed(to: 2) == [0.5, -0.5] && stereo.mixed(to: 6) == nil)
        #expect(mono.duration == .seconds(2.0 / 48_000))
    }
}
