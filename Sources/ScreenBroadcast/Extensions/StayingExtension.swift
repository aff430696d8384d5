/// An extension's broadcast that continues for a while after its host was killed. The handler runs without samples, so
/// that the last frame stays and the stream continues, until a new host sends samples.
struct StayingExtension {
    private let stay: BroadcastStay
    let door: BroadcastDoor
    let service: ExtensionService
    /// Seconds without a host; nil: no limit.
    let patience: Double?

    /// Takes the first host's name for the broadcast, and lets other hosts connect.
    ///
    /// - Throws: ``BroadcastError`` if other hosts could not find it.
    init(_ stay: BroadcastStay, _ hosts: ExtensionHosts, _ service: ExtensionService) throws(BroadcastError) {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "extension"
        door = try BroadcastDoor(stay, program: program, isNumbered: true)
        hosts.use(door)
        (self.stay, self.service, patience) = (stay, service, stay.patience)
    }

    /// Returns when a host or the handler has ended the broadcast, or no host came in time. Before it was set up, no
    /// host can find it, and it ends with its first host.
    ///
    /// - Throws: ``BroadcastError`` if other hosts can't find it.
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
                    // The host is disconnected, but the broadcast continues.
                    door.dismiss()
                }
            case .said: break
            }
        }
    }
}

extension BroadcastDoor {
    /// Records a host's pause or resume for the other hosts.
    package func note(_ message: ExtensionMessage) {
        switch message {
        case .pause: change { $0.isPaused = true }
        case .resume: change { $0.isPaused = false }
        default: break
        }
    }
}
