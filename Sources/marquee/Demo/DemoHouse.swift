package import CastReceiver
package import Logging
package import PlatformFoundation
package import ScreenBroadcast

/// What the demo has from the program that it is a part of.
@MainActor struct DemoHouse {
    let logger: Logger
    /// How a receiver on this machine is set up, by its name, the folder of its state, and its player.
    let configuration: (String, URL, Receiver.Player) -> Receiver.Configuration
    /// No receiver is there any more.
    let shutdown: @Sendable () async -> Void
    /// Tells a step: a line for people, and its value.
    let tell: (String, DemoStep) -> Void
    /// In the program's words.
    let words: Words

    struct Words {
        let outline: (BroadcastOutline) -> String
        let summary: (BroadcastStatistics) -> String
    }

    init(
        logger: Logger, configuration: @escaping (String, URL, Receiver.Player) -> Receiver.Configuration,
        shutdown: @escaping @Sendable () async -> Void, tell: @escaping (String, DemoStep) -> Void, words: Words
    ) {
        self.logger = logger
        self.configuration = configuration
        self.shutdown = shutdown
        self.tell = tell
        self.words = words
    }
}

/// One step of the demo, done or failed, and how long it took.
struct DemoStep: Encodable, Sendable {
    let step: String
    let seconds: Double
    let detail: String?
}
