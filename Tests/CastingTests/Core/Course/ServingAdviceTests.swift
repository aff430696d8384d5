import Testing

@testable import Casting
@testable import SenderCore
@testable import ServingCore

@Suite struct ServingAdviceTests {
    private func advice(missed: Bool = false, reached: Bool = false, hasPlayed: Bool = false) -> ServingAdvice {
        var account = ServingAccount()
        if reached {
            var generator = SystemRandomNumberGenerator()
            let path = PublishedPath(name: "film.mp4", using: &generator)
            let request = ServedRequest(id: 1, path: path, resource: "", peer: "127.0.0.1:1", method: "GET")
            _ = account.take(.requestStarted(request))
        }
        if missed { account.miss() }
        return ServingAdvice(
            account: account, hasPlayed: hasPlayed, unreachableSentence: "Nobody asked within 5 s: the firewall.",
            address: "192.0.2.1:8000")
    }

    private func refused(
        _ code: CastError.Code = .mediaLoadFailed, reason: String? = nil, detail: Int? = nil
    ) -> ServingAdvice.Failure {
        .refused(CastError(code, "No.", reason: reason, detailedErrorCode: detail))
    }

    @Test("A load that failed before a request could be missed says nothing of a firewall")
    func quick() {
        #expect(advice().sentence(refused()) == nil)
        #expect(advice().sentence(refused(detail: 905)) == nil)
        #expect(advice().sentence(.later) == nil)
    }

    @Test("Where the device says that fetching failed, it is told that nobody asked", arguments: [103, 104, 321])
    func fetching(code: Int) {
        let sentence = advice().sentence(refused(detail: code))
        #expect(sentence?.contains("never asked") == true && sentence?.contains("192.0.2.1:8000") == true)
        #expect(advice(reached: true).sentence(refused(detail: code)) == nil)
    }

    @Test("Once a request was missed, the firewall is named for failures of loading and playing")
    func missed() {
        let advice = advice(missed: true)
        for failure in [refused(), refused(reason: "LOAD_FAILED"), .later] {
            #expect(advice.sentence(failure) == "Nobody asked within 5 s: the firewall.")
        }
    }

    @Test("Where the request itself was refused, nobody was to fetch anything")
    func parameters() {
        let advice = advice(missed: true)
        #expect(advice.sentence(refused(.invalidRequest)) == nil)
        #expect(advice.sentence(refused(.invalidMediaPlayerState)) == nil)
        #expect(advice.sentence(refused(reason: "INVALID_PARAMS")) == nil)
    }

    @Test("Who has asked, or has played without asking, has no firewall in the way")
    func reached() {
        #expect(advice(missed: true, reached: true).sentence(.later) == nil)
        #expect(advice(missed: true, hasPlayed: true).sentence(.later) == nil)
    }

    @Test("Sentences are joined with one full stop", arguments: [
        (["It failed.", "Try again."], "It failed. Try again"), (["It failed", "Try again"], "It failed. Try again"),
        (["It failed.", ""], "It failed"),
    ])
    func join(sentences: [String], whole: String) {
        #expect(ServingAdvice.join(sentences[0], sentences[1]) == whole)
    }
}
