import Logging
package import NIOCore
import NIOPosix
import Synchronization

/// Where a browser's connections go out: a SOCKS5 server on loopback that resolves each name itself, has the addresses
/// looked at, and connects to one that was looked at and no other. So a name cannot lead where its address may not,
/// whatever it resolves to a moment later.
///
/// Of a name with several addresses each has to be allowed. `recheck` cuts the connections that may not be any more,
/// before a byte of another request goes over them.
package final class BrowserRelay: Sendable {
    /// Whether a connection to an address, a literal, may be had now. Called from any thread.
    package typealias Allows = @Sendable (_ address: String) -> Bool
    /// Tells of a host that was refused.
    package typealias Refused = @Sendable (_ host: String) -> Void
    /// Blocks; the addresses in the order in which they are tried. Throws or returns none where there are none.
    package typealias Resolve = @Sendable (_ host: String, _ port: Int) throws -> [SocketAddress]

    /// A browser opens 32 to one proxy.
    static let maximumConnections = 256
    static let connectTimeout = TimeAmount.seconds(5)
    /// Addresses of one name that are tried.
    static let maximumAddresses = 4
    /// A name's resolving takes a thread meanwhile.
    static let maximumResolving = 8

    package let port: Int
    private let channel: any Channel
    private let desk: RelayDesk

    private init(channel: any Channel, port: Int, desk: RelayDesk) {
        self.channel = channel
        self.port = port
        self.desk = desk
    }

    package static func start(
        allows: @escaping Allows, refused: @escaping Refused, resolve: @escaping Resolve = BrowserRelay.systemResolve,
        group: any EventLoopGroup = SocketThreads.shared
    ) async throws -> BrowserRelay {
        let desk = RelayDesk(allows: allows, refused: refused, resolve: resolve)
        let channel = try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 64)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.autoRead, value: true)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(RelayHandler(desk: desk))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return BrowserRelay(channel: channel, port: channel.localAddress?.port ?? 0, desk: desk)
    }

    /// What may be had has changed.
    package func recheck() { desk.recheck() }

    package func close() async {
        try? await channel.close().get()
        desk.closeAll()
    }

    package static let systemResolve: Resolve = { host, port in
        if let literal = try? SocketAddress(ipAddress: host, port: port) { return [literal] }
        return try NameResolver.socketAddresses(of: host, port: port)
    }
}

/// What the connections of a relay share.
final class RelayDesk: Sendable {
    let allows: BrowserRelay.Allows
    let refused: BrowserRelay.Refused
    private let resolve: BrowserRelay.Resolve
    private let threads: NIOThreadPool
    private let lines = Mutex<[ObjectIdentifier: RelayLine]>([:])
    private let clients = Atomic(0)

    init(
        allows: @escaping BrowserRelay.Allows, refused: @escaping BrowserRelay.Refused,
        resolve: @escaping BrowserRelay.Resolve
    ) {
        self.allows = allows
        self.refused = refused
        self.resolve = resolve
        threads = NIOThreadPool(numberOfThreads: BrowserRelay.maximumResolving)
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    func clientCame() -> Bool {
        clients.add(1, ordering: .relaxed).newValue <= BrowserRelay.maximumConnections
    }

    func clientWent() { clients.subtract(1, ordering: .relaxed) }

    func addresses(
        of host: String, port: Int, on loop: any EventLoop
    ) -> EventLoopFuture<[SocketAddress]> {
        threads.runIfActive(eventLoop: loop) { [resolve] in
            Array(try resolve(host, port).prefix(BrowserRelay.maximumAddresses))
        }
    }

    /// Notes a connection, unless it may not be had any more.
    func add(_ line: RelayLine) -> Bool {
        lines.withLock { lines in
            guard allows(line.address) else { return false }
            lines[ObjectIdentifier(line)] = line
            return true
        }
    }

    func remove(_ line: RelayLine) {
        lines.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(line)) }
    }

    func recheck() {
        lines.withLock { lines in
            for line in lines.values where !allows(line.address) { line.cut() }
        }
    }

    func closeAll() {
        let all = lines.withLock { Array($0.values) }
        for line in all { line.cut() }
    }
}

/// One connection through a relay. Once it is cut nothing goes over it any more.
final class RelayLine: Sendable {
    /// Of the far end, a literal.
    let address: String
    private let channels: [any Channel]
    private let isCutFlag = Atomic(false)

    init(address: String, channels: [any Channel]) {
        self.address = address
        self.channels = channels
    }

    var isCut: Bool { isCutFlag.load(ordering: .acquiring) }

    func cut() {
        isCutFlag.store(true, ordering: .releasing)
        for channel in channels { channel.close(promise: nil) }
    }
}
