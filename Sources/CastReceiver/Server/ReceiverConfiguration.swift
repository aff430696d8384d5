package import CastTransport
package import Logging

extension Receiver {
    /// What a receiver is to be. Nothing of it can be changed while it runs.
    package struct Configuration: Sendable {
        /// What people read in their list of devices: 1 to 200 bytes of UTF-8.
        package var name: String
        /// This receiver's own folder, for its id and keys. No two receivers may share one.
        package var stateDirectory: String
        /// Where the user's developer root is, for all receivers of the user: `$XDG_CONFIG_HOME/marquee`.
        package var developerRootDirectory: String
        /// For senders; 0 takes any.
        package var port = 8009
        /// Taken where free, otherwise any; 0 takes any.
        package var httpPort = 8008
        package var httpsPort = 8443
        /// An address to listen on; nil listens on all, or on loopback alone where `interfaces` is just `lo`.
        package var host: String?
        /// Names of the interfaces to announce on; empty means all.
        package var interfaces: [String] = []
        package var player: Player
        package var modelName = "Marquee"
        package var volumeControl = VolumeControl()
        /// It is a group: its members are told to it by a `ReceiverGroup`, and its volume is made of theirs.
        package internal(set) var isGroup = false
        package var applications: [ApplicationRecord] = ApplicationRecord.builtIn
        /// Makes the network of mirrorings worse than it is, for experiments; nil leaves it alone.
        package var impairment: Impairment?
        /// What senders' connections may cost.
        package var connections = ConnectionBudget()
        /// Who announces it; nil keeps it out of discovery.
        package var announcer: (any DeviceAnnouncer)?
        /// For its keys and the developer root's, as far as they are still to be made.
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

    /// The screen.
    package enum Player: Sendable {
        /// A Chromium of its own.
        case browser(BrowserOptions)
        /// None: keeps time and state.
        case clock
        /// A page for a browser that somebody else opens; is called with its URL, which is a secret.
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
        /// The address it listens on; `::` and `0.0.0.0` are all.
        package let host: String
        package let port: Int
        package let httpPort: Int
        package let httpsPort: Int
    }

    package enum Event: Equatable, Sendable {
        case ready(Ready)
        case device(DeviceEvent)
        /// The screen can't work at all; the receiver goes on without it. A sentence.
        case screenFailed(String)
        /// Something is not as it should be, and what that means. A sentence.
        case warning(String)
    }
}
