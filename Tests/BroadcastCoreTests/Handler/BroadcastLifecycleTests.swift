import BroadcastCore
import Testing

@Suite struct BroadcastLifecycleTests {
    private let information = ApplicationInformation(bundleIdentifier: "org.example.game")

    @Test("S4-08: the start is told once, before any buffer, and setup information may be nil")
    func startsOnce() {
        var broadcast = BroadcastLifecycle()
        #expect(broadcast.take(.sample(.video)) == [])
        #expect(broadcast.take(.start(setupInfo: nil)) == [.started(setupInfo: nil)])
        #expect(broadcast.take(.start(setupInfo: ["name": "again"])) == [])
        #expect(broadcast.take(.sample(.video)) == [.process(.video)])
        var other = BroadcastLifecycle()
        #expect(other.take(.start(setupInfo: ["name": "x"])) == [.started(setupInfo: ["name": "x"])])
    }

    @Test("S4-09: the finish is the last that the handler hears")
    func finishesLast() {
        var broadcast = BroadcastLifecycle()
        _ = broadcast.take(.start(setupInfo: nil))
        #expect(broadcast.take(.finish) == [.finished, .tellHost(nil)])
        for event in Self.every { #expect(broadcast.take(event) == []) }
        #expect(broadcast.state == .finished)
    }

    @Test("S4-15: after the handler has ended it with an error the host is told that, and no buffer is handed on")
    func endsWithError() {
        var broadcast = BroadcastLifecycle()
        _ = broadcast.take(.start(setupInfo: nil))
        let error = BroadcastFinishError.notLoggedIn
        #expect(broadcast.take(.finishWithError(error)) == [.tellHost(error)])
        for event in Self.every { #expect(broadcast.take(event) == []) }
    }

    @Test("S4-10: one entry takes all three kinds, in the order in which they come")
    func allKinds() {
        var broadcast = BroadcastLifecycle()
        _ = broadcast.take(.start(setupInfo: nil))
        let kinds: [SampleBufferType] = [.audioMic, .video, .audioApp, .video]
        #expect(kinds.flatMap { broadcast.take(.sample($0)) } == kinds.map { .process($0) })
        #expect(SampleBufferType.allCases.map(\.rawValue) == [1, 2, 3])
    }

    @Test("A pause keeps buffers back, and resuming lets them through again")
    func pauses() {
        var broadcast = BroadcastLifecycle()
        #expect(broadcast.take(.pause) == [])
        _ = broadcast.take(.start(setupInfo: nil))
        #expect(broadcast.take(.resume) == [])
        #expect(broadcast.take(.pause) == [.paused])
        #expect(broadcast.take(.pause) == [])
        #expect(broadcast.take(.sample(.audioApp)) == [])
        #expect(broadcast.take(.resume) == [.resumed])
        #expect(broadcast.take(.sample(.audioApp)) == [.process(.audioApp)])
        _ = broadcast.take(.pause)
        #expect(broadcast.take(.finish) == [.finished, .tellHost(nil)])
    }

    @Test("S4-11: an application's information is told when it has changed, with a bundle identifier or without")
    func annotates() {
        var broadcast = BroadcastLifecycle()
        _ = broadcast.take(.start(setupInfo: nil))
        #expect(broadcast.take(.annotate(information)) == [.annotated(information)])
        #expect(broadcast.take(.annotate(information)) == [])
        let other = ApplicationInformation(["title": "no identifier"])
        #expect(other.bundleIdentifier == nil)
        #expect(broadcast.take(.annotate(other)) == [.annotated(other)])
        #expect(broadcast.take(.annotate(information)) == [.annotated(information)])
    }

    @Test("What was on the screen before the start is told right after it")
    func annotatedBefore() {
        var broadcast = BroadcastLifecycle()
        #expect(broadcast.take(.annotate(information)) == [])
        #expect(broadcast.take(.start(setupInfo: nil)) == [.started(setupInfo: nil), .annotated(information)])
    }

    @Test("A broadcast that nobody started ends without a word to the handler")
    func finishedBeforeStart() {
        var broadcast = BroadcastLifecycle()
        #expect(broadcast.take(.finish) == [.tellHost(nil)])
        #expect(broadcast.take(.start(setupInfo: nil)) == [])
    }

    @Test("Whatever happens in whatever order: one start at most and first, one end at most and last, pauses in turns")
    func everyOrder() {
        for events in Self.orders(of: 5) {
            var broadcast = BroadcastLifecycle()
            let steps = events.flatMap { broadcast.take($0) }
            let starts = steps.indices.filter { if case .started = steps[$0] { true } else { false } }
            let ends = steps.indices.filter { if case .tellHost = steps[$0] { true } else { false } }
            var isRunning = false
            let isInTurns = steps.allSatisfy { step in
                switch step {
                case .started, .resumed:
                    defer { isRunning = true }
                    return !isRunning
                case .paused:
                    defer { isRunning = false }
                    return isRunning
                case .process: return isRunning
                case .finished, .annotated, .tellHost: return true
                }
            }
            guard starts.count <= 1, starts.allSatisfy({ $0 == 0 }), ends.count <= 1,
                ends.allSatisfy({ $0 == steps.count - 1 }), isInTurns
            else {
                Issue.record("\(events) gave \(steps)")
                return
            }
        }
    }

    /// Every sequence of so many events, of one of each kind.
    private static func orders(of length: Int) -> [[BroadcastLifecycle.Event]] {
        let kinds: [BroadcastLifecycle.Event] = [
            .start(setupInfo: nil), .pause, .resume, .finish, .sample(.video), .finishWithError(.notLoggedIn),
            .annotate(ApplicationInformation(bundleIdentifier: "a")),
        ]
        return (0..<length).reduce([[]]) { shorter, _ in shorter.flatMap { start in kinds.map { start + [$0] } } }
    }

    private static let every: [BroadcastLifecycle.Event] = [
        .start(setupInfo: nil), .pause, .resume, .finish, .annotate(ApplicationInformation(bundleIdentifier: "a")),
        .sample(.video), .sample(.audioApp), .sample(.audioMic), .finishWithError(.notLoggedIn),
    ]
}

@Suite struct BroadcastFinishErrorTests {
    @Test("S4-15: not logged in is 401 in ReplayKit's domain, with its reason")
    func notLoggedIn() {
        let error = BroadcastFinishError.notLoggedIn
        #expect(error.domain == "RPBroadcastErrorDomain" && error.code == 401 && error.failureReason == "Not Logged In")
        #expect(error.description == "Not Logged In (RPBroadcastErrorDomain 401)")
    }

    @Test("An error of another type is told by its type's name")
    func another() {
        struct Offline: Error {}
        let error = BroadcastFinishError(Offline())
        #expect(error.domain.hasSuffix("Offline") && error.failureReason == "Offline()")
    }

    @Test("What an extension says is cut to what a message has room for")
    func cut() {
        let long = String(repeating: "ä", count: 4_000)
        let error = BroadcastFinishError(domain: long, code: 1, failureReason: long)
        #expect(error.domain.utf8.count <= BroadcastFinishError.textLimit)
        #expect(error.failureReason!.utf8.count <= BroadcastFinishError.textLimit)
    }

    @Test("A window's owner can't fill the memory with its information")
    func boundedInformation() {
        let long = String(repeating: "x", count: 9_000)
        var values = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("key\($0)", long) })
        values[ApplicationInformation.bundleIdentifierKey] = "org.example"
        let information = ApplicationInformation(values)
        #expect(information.bundleIdentifier == "org.example")
        #expect(information.values.count == ApplicationInformation.entryLimit)
        #expect(information.values.values.allSatisfy { $0.utf8.count <= ApplicationInformation.textLimit })
    }
}
