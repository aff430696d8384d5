package import CastTransport
import CastWire
package import Logging

extension Receiver {
    /// The settings of a receiver. They can't be changed while it runs.
    package struct Configuration: Sendable {
        /// The name in senders' lists of devices: 1 to 200 bytes of UTF-8.
        package var name: String
        /// This receiver's own folder, for its id and keys. Two receivers must not share one.
        package var stateDirectory: String
        /// The folder of the user's developer root, which all receivers of the user share: `$XDG_CONFIG_HOME/marquee`.
        package var developerRootDirectory: String
        /// The port for senders; 0 takes any free one.
        package var port = CastPorts.cast
        /// The preferred HTTP port. If it is taken, any free one is used; 0 takes any free one.
        package var httpPort = CastPorts.setup
        package var httpsPort = CastPorts.secureSetup
        /// The address to listen on. Nil listens on all addresses, or only on loopback if `interfaces` is just `lo`.
        package var host: String?
        /// The names of the interfaces on which to announce; empty means all.
        package var interfaces: [String] = []
        package var player: Player
        package var modelName = "Marquee"
        package var volumeControl = VolumeControl()
        /// Whether it is a group. A `ReceiverGroup` supplies its members, and its volume is derived from theirs.
        package internal(set) var isGroup = false
        package var applications: [ApplicationRecord] = ApplicationRecord.builtIn
        /// Impairs the network of mirrorings, for experiments; nil does not.
        package var impairment: Impairment?
        /// The limits for senders' connections.
        package var connections = ConnectionBudget()
        /// Publishes the announcement; nil keeps the receiver out of discovery.
        package var announcer: (any DeviceAnnouncer)?
        /// Makes its keys, and the developer root's, if they don't exist yet.
        package var keys = KeyMaker.new
        package var logger = Logger(label: "marquee.receiver")

        package init(name: String, stateDirectory: String, developerRootDirectory: String, player: Player) {
            self.name = name
            self.stateDirectory = stateDirectory
            self.developerRootDirectory = developerRootDirectory
            self.player = player
        }

        func checked() throws -> Configuration {
            guard !name.isEmpty, name.utf8.count <= 200 else {
                throw ReceiverError(.badConfiguration, "A receiver's name has 1 to 200 bytes; choose another `--name`.")
            }
            for (option, port) in [("--port", port), ("--http-port", httpPort), ("--https-port", httpsPort)] {
                guard (0...65_535).contains(port) else {
                    throw ReceiverError(.badConfiguration, "\(option) is 0 to 65535, not \(port).")
                }
            }
            guard volumeControl.step > 0, volumeControl.step <= 1 else {
                throw ReceiverError(
                    .badConfiguration, "--volume-step is more than 0 and at most 1, not \(volumeControl.step).")
            }
            return self
        }

        func profile(id: String) -> DeviceProfile {
            DeviceProfile(
                id: id, friendlyName: name, modelName: modelName, volumeControl: volumeControl, isGroup: isGroup)
        }
    }

    /// The kind of screen.
    package enum Player: Sendable {
        /// A Chromium of its own.
        case browser(BrowserOptions)
        /// No screen: only time and state are kept.
        case clock
        /// A page for a browser that somebody else opens. The closure gets its URL, which is secret.
        case page(@Sendable (String) -> Void)
        case custom(any ScreenPlayer)

        func makePlayer(logger: Logger) -> any ScreenPlayer {
            switch self {
            case .browser(let options): BrowserPlayer(options: options, logger: logger)
            case .clock: ClockPlayer()
            case .page(let serving): PagePlayer(logger: logger, tellsOfPage: true, serving: serving)
            case .custom(let player): player
            }
        }
    }

    /// What senders need to know to connect.
    package struct Ready: Equatable, Sendable {
        package let name: String
        /// 32 lower-case hexadecimal digits.
        package let deviceID: String
        /// The address on which it listens; `::` and `0.0.0.0` mean all.
        package let host: String
        package let port: Int
        package let httpPort: Int
        package let httpsPort: Int
    }

    package enum Event: Equatable, Sendable {
        case ready(Ready)
        case device(DeviceEvent)
        /// The screen can't work at all, and the receiver goes on without it. A sentence.
        case screenFailed(String)
        /// A sentence about a problem and its consequence.
        case warning(String)
    }
}
