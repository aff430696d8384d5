import Testing

@testable import Casting
@testable import ServingCore

@Suite struct ServingAccountTests {
    private let gone = ServingError(.fileMissing, "/film.mp4 is gone.")
    private let tooSlow = ServingError(.timedOut, "ffmpeg is too slow here.")

    private var request: ServedRequest {
        var generator = SystemRandomNumberGenerator()
        return ServedRequest(
            id: 1, path: PublishedPath(name: "film.mp4", using: &generator), resource: "", peer: "127.0.0.1:1",
            method: "GET")
    }

    @Test("A receiver has reached us as soon as it has asked for anything, whatever came of it")
    func reached() {
        for event in [
            ServingEvent.requestStarted(request), .requestFinished(request, bytes: 0, complete: false),
            .requestFailed(request, gone),
        ] {
            var account = ServingAccount()
            #expect(!account.wasReached)
            _ = account.take(event)
            #expect(account.wasReached)
        }
        var account = ServingAccount()
        _ = account.take(.segmentMade(index: 0, count: 2))
        _ = account.take(.conversionFailed(tooSlow))
        #expect(!account.wasReached)
    }

    @Test("A trouble is told once, and again after another")
    func troubles() {
        var account = ServingAccount()
        let outcomes = [
            ServingEvent.requestFailed(request, gone), .requestFailed(request, gone), .conversionFailed(tooSlow),
            .requestFailed(request, gone),
        ].map { account.take($0) }
        let (first, second) = (gone.description, tooSlow.description)
        #expect(outcomes == [.trouble(first), .nothing, .trouble(second), .trouble(first)])
        #expect(account.lastError == gone)
    }

    @Test("A conversion is told of when a percent has changed")
    func conversion() {
        var account = ServingAccount()
        let outcomes = [0, 0, 1].map { account.take(.segmentMade(index: $0, count: 2)) }
        let percents = outcomes.map { outcome -> Int? in
            if case .progress(let progress) = outcome { progress.percent } else { nil }
        }
        #expect(percents == [50, nil, 100])
    }
}
