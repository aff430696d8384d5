import CastWire

/// The channels of one session.
///
/// It connects them while the application lists their namespace, delivers their messages, and watches the send buffer
/// for them.
@MainActor
final class ChannelRegistry: ChannelLink {
    /// The functions of the session's current connection that the registry needs.
    struct Connection {
        var send: @MainActor (_ text: String, Namespace) throws(CastError) -> Void
        var makeRequestID: @MainActor () -> Int?
        /// Returns nil if there is no connection.
        var isWritable: @MainActor () -> Bool?
    }

    /// How long to wait before a full send buffer is checked again.
    static let writabilityInterval = Duration.milliseconds(50)

    private let time: TimeSource
    private let connection: Connection
    private var channels: [CastChannel] = []
    /// The namespaces of the application that can be reached; empty if none can.
    private var reachable: Set<String> = []
    private var watch: Task<Void, Never>?

    init(time: TimeSource, connection: Connection) {
        self.time = time
        self.connection = connection
    }

    /// Returns false if the namespace is one of the framework's own or has a channel, or if the channel is already
    /// registered.
    func add(_ channel: CastChannel, of session: CastSession?) -> Bool {
        let namespace = channel.protocolNamespace
        guard !Self.isReserved(namespace), channel.session == nil,
            !channels.contains(where: { $0.protocolNamespace == namespace })
        else { return false }
        channels.append(channel)
        channel.attach(to: self, session: session)
        // The caller gets the result before the channel's `didConnect` is called.
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

    /// Sets the namespaces of the session's application; nil if it can't be reached at the moment.
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

    /// A callback may have removed the channel in the meantime.
    private func isRegistered(_ channel: CastChannel) -> Bool {
        channels.contains { $0 === channel }
    }

    /// Returns whether the framework uses this namespace itself. Two readers of it would answer each other's requests.
    private static func isReserved(_ namespace: String) -> Bool {
        let own: [Namespace] = [.receiver, .receiverDiscovery, .media, .multizone, .setup, .broadcast]
        return namespace.isEmpty || namespace.hasPrefix("urn:x-cast:com.google.cast.tp.")
            || own.contains { $0.rawValue == namespace }
    }
}
