/// How long to wait before a browser that ended is restarted.
///
/// The first restart is immediate, so that a crash is repaired within two seconds. Each further wait is longer, up to
/// half a minute. A run of a minute resets the count. A browser that has never shown its page gives up after five
/// tries.
package struct RestartBackoff: Sendable, Equatable {
    private static let delays: [Duration] = [
        .zero, .milliseconds(250), .seconds(1), .seconds(4), .seconds(15), .seconds(30),
    ]

    private var ended = 0
    private var everReady = false

    package init() {}

    /// What to do after a browser's end.
    package enum Outcome: Sendable, Equatable {
        case restart(after: Duration)
        case giveUp
    }

    package mutating func browserEnded(after life: Duration, wasReady: Bool) -> Outcome {
        everReady = everReady || wasReady
        if life >= .seconds(60) { ended = 0 }
        ended += 1
        if !everReady, ended >= 5 { return .giveUp }
        return .restart(after: Self.delays[min(ended, Self.delays.count) - 1])
    }
}
