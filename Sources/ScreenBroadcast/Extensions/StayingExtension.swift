/// An extension's broadcast that goes on for a while when its host was killed: the handler runs on without samples, so
/// that the pictures stand still and the stream lives, and a host that comes back brings samples again.
struct StayingExtension {
    private let stay: BroadcastStay
    let door: BroadcastDoor
    let service: ExtensionService
    /// Seconds without a host; nil: for ever.
    let patience: Double?

    /// Takes the name that the first host gave, and lets others come.
    ///
    /// - Throws: ``BroadcastError`` where it could not be found by other hosts.
    init(_ stay: BroadcastStay, _ hosts: ExtensionHosts, _ service: ExtensionService) throws(BroadcastError) {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "extension"
        door = try BroadcastDoor(stay, program: program, isNumbered: true)
        hosts.use(door)
        (self.stay, self.service, patience) = (stay, service, stay.patience)
    }

    /// Returns when a host has ended it, or nobody came in time, or the handler itself has ended it. Before it was set
    /// up it is found by nobody, and goes with its first host.
    ///
    /// - Throws: ``BroadcastError`` where it can't be found by other hosts.
    func serve() async throws(BroadcastError) {
        var isFound = false
        let alone = HostPatience(patience) { [door] in door.close() }
        defer { alone.end() }
        for await order in door.orders {
            switch order {
            case .came(let connection):
                service.hand(to: connection)
                alone.end()
            case .alone:
                guard isFound else { return }
                service.hand(to: nil)
                alone.begin()
            case .said(.stop): return
            case .said(.handler(let message)):
                if case .setUp = message, !isFound {
                    try door.claim.write(
                        door.record(source: "samples", destinations: [], extensionIdentifier: stay.name))
                    isFound = true
                }
                do throws(BroadcastError) {
                    try service.take(message)
                    door.note(message)
                } catch {
                    // It is as good as gone, and the broadcast is not.
                    door.dismiss()
                }
            case .said: break
            }
        }
    }
}

extension BroadcastDoor {
    /// What a host orders that others should know.
    package func note(_ message: ExtensionMessage) {
        switch message {
        case .pause: change { $0.isPaused = true }
        case .resume: change { $0.isPaused = false }
        default: break
        }
    }
}
