import CastSender
import Testing

@testable import Casting

@Suite struct CastSentencesTests {
    private func sentences() throws -> CastSentences {
        CastSentences(
            device: "TV", item: try PreparedItem(url: "https://example.com/a%20film.mp4"), account: ServingAccount(),
            hasPlayed: false)
    }

    @Test("What a person is told of an ending that is a failure, and the kind of it", arguments: [
        (
            CastEnding.refused(CastError(.mediaLoadFailed, "no such codec")), CastFailure.Code.refused,
            #""TV" did not take "https://example.com/a%20film.mp4": no such codec"#
        ),
        (.playerFailed, .refused, #""TV" stopped playing "a film.mp4" with an error"#),
        (
            .neverPlayed(.nothingLoaded), .refused,
            #""TV" took "a film.mp4" and never played it: it says that it has nothing loaded"#
        ),
        (
            .neverPlayed(.wentIdle), .refused,
            #""TV" took "a film.mp4" and never played it: its player went idle without saying why"#
        ),
        (
            .failsAtLoad(times: 3), .lost,
            #""TV" goes away each time that it gets "https://example.com/a%20film.mp4" (3 times): it may fail at it; "#
                + "try another file, or restart the device"
        ),
        (.lost("the network is gone"), .lost, #""TV" was lost: the network is gone"#),
        (.failed(CastFailure(.notTrusted, "it is an impostor")), .notTrusted, "it is an impostor"),
    ])
    func failures(ending: CastEnding, code: CastFailure.Code, sentence: String) throws {
        let failure = try #require(try sentences().failure(ending))
        #expect(failure.code == code && failure.description == sentence)
    }

    @Test("Endings that somebody wanted are no failures", arguments: [
        CastEnding.finished, .stopped(.here), .stopped(.elsewhere), .withdrawn(.checking), .replaced,
    ])
    func others(ending: CastEnding) throws {
        #expect(try sentences().failure(ending) == nil)
    }
}
