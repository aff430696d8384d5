package import CastReceiver
package import Logging
package import ScreenBroadcast

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// What the demo has from the program that it is a part of.
@MainActor package struct DemoHouse {
    package let logger: Logger
    /// How a receiver on this machine is set up, by its name, the folder of its state, and its player.
    package let configuration: (String, URL, Receiver.Player) -> Receiver.Configuration
    /// No receiver is there any more.
    package let shutdown: @Sendable () async -> Void
    /// Tells a step: a line for people, and its value.
    package let tell: (String, DemoStep) -> Void
    /// In the program's words.
    package let words: Words

    package struct Words {
        package let outline: (BroadcastOutline) -> String
        package let summary: (BroadcastStatistics) -> String

        package init(
            outline: @escaping (BroadcastOutline) -> String, summary: @escaping (BroadcastStatistics) -> String
        ) {
            self.outline = outline
            self.summary = summary
        }
    }

    package init(
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
package struct DemoStep: Encodable, Sendable {
    package let step: String
    package let seconds: Double
    package let detail: String?
}
