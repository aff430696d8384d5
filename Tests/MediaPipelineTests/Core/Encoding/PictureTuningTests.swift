import Testing

@testable import MediaPipeline

@Suite("What of pictures counts")
struct PictureTuningTests {
    @Test("Text stays finer than motion in every codec, and finest where it stays", arguments: VideoCodec.allCases)
    func quantisers(codec: VideoCodec) {
        let (text, motion) = (PictureTuning.text, PictureTuning.motion)
        #expect(text.quantisers(codec).upperBound < motion.quantisers(codec).upperBound)
        guard codec != .h264 else { return }
        #expect(text.quantisers(codec, .still).upperBound < text.quantisers(codec, .afterPause).lowerBound)
        #expect(motion.quantisers(codec, .still) == motion.quantisers(codec))
        for tuning in PictureTuning.allCases {
            #expect(tuning.quantisers(codec, .afterPause).lowerBound > tuning.quantisers(codec).lowerBound)
            #expect(tuning.quantisers(codec, .afterPause).upperBound == tuning.quantisers(codec).upperBound)
        }
    }

    @Test("A picture that stays is told once; one that comes after a while as that")
    func moments() {
        var moments = PictureMoments()
        func next(_ isSame: Bool, _ milliseconds: Int, isKey: Bool = false) -> PictureMoment {
            moments.next(isSame: isSame, isKey: isKey, at: .milliseconds(milliseconds))
        }
        #expect(next(false, 0, isKey: true) == .moving)
        #expect(next(false, 33) == .moving && next(true, 160) == .still)
        #expect(next(true, 400) == .moving && next(true, 900) == .moving, "once only")
        #expect(next(false, 1_900) == .afterPause && next(false, 1_933) == .moving)
        #expect(next(true, 2_058) == .still && next(true, 2_300, isKey: true) == .moving)
        #expect(next(true, 2_425) == .still, "a key frame begins anew")
    }
}
