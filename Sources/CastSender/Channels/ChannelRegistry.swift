import CastWire

/// The channels of one session: connects them while the application lists their namespace, gives each its messages, and
/// watches the send buffer for them.
@MainActor
final class ChannelRegistry: ChannelLink {
    /// What a registry needs of the session's connection, whichever it is at the moment.
    struct Connection {
        var send: @MainActor (_ text: String, Namespace) throws(CastError) -> Void
        var makeRequestID: @MainActor () -> Int?
        /// Nil where there is no connection.
        var isWritable: @MainActor () -> Bool?
    }

    /// How long a full send buffer is left alone before it is looked at again.
    static let writabilityInterval = Duration.milliseconds(50)

    private let time: TimeSource
    private let connection: Connection
    private var channels: [CastChannel] = []
    /// Those of the application that can be reached; empty where none can.
    private var reachable: Set<String> = []
    private var watch: Task<Void, Never>?

    init(time: TimeSource, connection: Connection) {
        self.time = time
        self.connection = connection
    }

    /// False where the namespace is one of the framework's own, has a channel, or the channel is registered already.
    func add(_ channel: CastChannel, of session: CastSession?) -> Bool {
        let namespace = channel.protocolNamespace
        guard !Self.isReserved(namespace), channel.session == nil,
            !channels.contains(where: { $0.protocolNamespace == namespace })
        else { return false }
        channels.append(channel)
        channel.attach(to: self, session: session)
        // The caller shall have the answer before the channel hears that it is connected.
        Task { refresh() }
        return true
    }

    func remove(_ channel: CastChannel) -> Bool {
        guard let index = channels.firstIndex(where: { $0 === channel }) else { return false }
        channels.remove(at: index)
        channel.setConnected(false)
        channel.detach()
        return true
    }

    /// The namespaces of the application that the session is with; nil where it can't be reached at the moment.
    func publish(namespaces: [String]?) {
        reachable = Set(namespaces ?? [])
        refresh()
    }

    func deliver(_ text: String, namespace: Namespace) {
        refresh()
        let channel = channels.first { $0.protocolNamespace == namespace.rawValue }
        guard let channel, channel.isConnected else { return }
        channel.didReceiveTextMessage(text)
    }

    func tell(_ event: SystemEvent) {
        for channel in channels where isRegistered(channel) { channel.systemDidChange(event) }
    }

    func send(text: String, namespace: String) throws(CastError) {
        try connection.send(text, Namespace(namespace))
    }

    func makeRequestID() -> Int? { connection.makeRequestID() }

    func sendBufferFilled() {
        setWritable(false)
        guard watch == nil else { return }
        watch = Task { [weak self] in
            while await self?.isStillFull() == true {}
        }
    }

    private func isStillFull() async -> Bool {
        guard (try? await time.sleep(time.now() + Self.writabilityInterval)) != nil,
            connection.isWritable() == false
        else {
            watch = nil
            setWritable(true)
            return false
        }
        return true
    }

    private func setWritable(_ writable: Bool) {
        for channel in channels where isRegistered(channel) { channel.setWritable(writable) }
    }

    private func refresh() {
        for channel in channels where isRegistered(channel) {
            channel.setConnected(reachable.contains(channel.protocolNamespace))
        }
    }

    /// A callback may have removed it meanwhile.
    private func isRegistered(_ channel: CastChannel) -> Bool {
        channels.contains { $0 === channel }
    }

    /// What the framework itself speaks; two readers of one conversation would answer each other's requests.
    private static func isReserved(_ namespace: String) -> Bool {
        let own: [Namespace] = [.receiver, .receiverDiscovery, .media, .multizone, .setup, .broadcast]
        return namespace.isEmpty || namespace.hasPrefix("urn:x-cast:com.google.cast.tp.")
            || own.contains { $0.rawValue == namespace }
    }
}
