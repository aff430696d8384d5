import CastReceiver
import CastSender
import CastTransport
import Logging
import PlatformFoundation

/// The environment of a receiver: the mDNS announcer, and the folders of this user.
struct ReceiverHost {
    let interfaces: [String]
    let logger: Logger
    private let discovery: MulticastDNSService

    /// - Throws: `.wrongUse` if mDNS can't be used, with the reason.
    init(interfaces: [String], logger: Logger) async throws {
        self.interfaces = interfaces
        self.logger = logger
        do {
            discovery = try await MulticastDNSService.start(
                group: SocketThreads.shared,
                interfaces: interfaces.isEmpty ? .all : .named(interfaces), logger: logger)
        } catch {
            throw CommandFailure(.wrongUse, "\(error)")
        }
    }

    func configuration(name: String, state: URL, player: Receiver.Player) -> Receiver.Configuration {
        var configuration = Receiver.Configuration(
            name: name, stateDirectory: state.path, developerRootDirectory: UserFolders().configuration,
            player: player)
        configuration.interfaces = interfaces
        configuration.announcer = MulticastAnnouncer(discovery)
        configuration.logger = logger
        return configuration
    }

    func shutdown() async {
        await discovery.shutdown()
    }
}
