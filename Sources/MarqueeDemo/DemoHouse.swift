package import CastReceiver
package import Logging
package import ScreenBroadcast

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// What the demo gets from the program that contains it.
@MainActor package struct DemoHouse {
    package let logger: Logger
    /// Makes the configuration of a receiver from its name, its state folder and its player.
    package let configuration: (String, URL, Receiver.Player) -> Receiver.Configuration
    /// Called when all receivers have stopped.
    package let shutdown: @Sendable () async -> Void
    /// Reports a step: a line for users, and its value for programs.
    package let tell: (String, DemoStep) -> Void
    /// Sentences in the wording of the program.
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

/// A step of the demo that succeeded or failed, and its duration.
package struct DemoStep: Encodable, Sendable {
    package let step: String
    package let seconds: Double
    package let detail: String?
}
