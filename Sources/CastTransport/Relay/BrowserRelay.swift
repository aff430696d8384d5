import Logging
package import NIOCore
import NIOPosix
import Synchronization

/// A SOCKS5 server on loopback through which a browser's connections go out.
///
/// It resolves each name itself, has the addresses checked, and connects only to a checked address. So a name can't
/// lead to a forbidden address by resolving differently a moment later. If a name has several addresses, each has to be
/// allowed. `recheck` cuts connections that are no longer allowed before a byte of another request goes over them.
package final class BrowserRelay: Sendable {
    /// The destination of a connection.
    package struct Target: Sendable, Equatable {
        /// The host as the browser wrote it.
        package var host: String
        package var port: Int
        /// The address literal that the host was resolved to.
        package var address: String
    }

    /// Returns whether a connection is allowed now. It is called from any thread.
    package typealias Allows = @Sendable (Target) -> Bool
    /// Reports a host that was refused.
    package typealias Refused = @Sendable (_ host: String) -> Void
    /// Resolves a host and may block. It returns the addresses in the order in which they are tried; if there are none,
    /// it throws or returns none.
    package typealias Resolve = @Sendable (_ host: String, _ port: Int) throws -> [SocketAddress]

    /// The largest number of connections. A browser opens 32 to one proxy.
    static let maximumConnections = 256
    static let connectTimeout = TimeAmount.seconds(5)
    /// How long a connection may take to name its destination.
    static let requestTimeout = TimeAmount.seconds(10)
    /// The number of a name's addresses that are tried.
    static let maximumAddresses = 4

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
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try AcceptGate.add(to: channel, for: desk.places) }
            }
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

    /// Checks all connections again, because the rules have changed.
    package func recheck() { desk.recheck() }

    /// The number of names that wait to be resolved.
    var waitingNames: Int { desk.waitingNames }

    package func close() async {
        try? await channel.close().get()
        desk.closeAll()
    }

    package static let systemResolve: Resolve = { host, port in
        try NameResolver.socketAddresses(of: host, port: port)
    }
}

/// The shared state of a relay's connections.
final class RelayDesk: Sendable {
    let allows: BrowserRelay.Allows
    let refused: BrowserRelay.Refused
    private let resolve: BrowserRelay.Resolve
    private let threads: NIOThreadPool
    private let asked = Mutex(Asked())
    private let lines = Mutex<[ObjectIdentifier: RelayLine]>([:])
    /// The places for connections. All come from this machine, and none can prove that it is the browser's.
    ///
    /// Any program's connection is therefore evicted once it is the one that has been idle for longest. Each also has a
    /// connection to its destination.
    let places: PortPlaces = {
        let most = BrowserRelay.maximumConnections
        var limits = PlaceLimits(connections: most, perAddress: most)
        limits.quietestGivesWay = true
        return PortPlaces(limits, files: 1)
    }()

    init(
        allows: @escaping BrowserRelay.Allows, refused: @escaping BrowserRelay.Refused,
        resolve: @escaping BrowserRelay.Resolve
    ) {
        self.allows = allows
        self.refused = refused
        self.resolve = resolve
        threads = NIOThreadPool(numberOfThreads: ResolvingQueue.Limits.running)
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    private struct Asked {
        var queue = ResolvingQueue()
        var promises: [ObjectIdentifier: EventLoopPromise<[SocketAddress]>] = [:]
    }

    /// - Parameter asker: identifies the caller, which can call `noLongerAsks` with it. It may ask for one name at a
    ///   time.
    func addresses(
        of host: String, port: Int, for asker: ObjectIdentifier, on loop: any EventLoop
    ) -> EventLoopFuture<[SocketAddress]> {
        if let literal = try? SocketAddress(ipAddress: host, port: port) { return loop.makeSucceededFuture([literal]) }
        let promise = loop.makePromise(of: [SocketAddress].self)
        let isTaken = asked.withLock { asked -> Bool in
            guard asked.queue.ask(.init(host: host, port: port), by: asker) else { return false }
            asked.promises[asker] = promise
            return true
        }
        if isTaken { resolveNext() } else { promise.fail(RelayOverload()) }
        return promise.futureResult
    }

    var waitingNames: Int { asked.withLock { $0.queue.waitingCount } }

    /// Handles the end of an asker's connection. Its name is not resolved if that has not begun.
    func noLongerAsks(_ asker: ObjectIdentifier) {
        let promise = asked.withLock { asked -> EventLoopPromise<[SocketAddress]>? in
            asked.queue.leave(asker)
            return asked.promises.removeValue(forKey: asker)
        }
        promise?.fail(ChannelError.ioOnClosedChannel)
        resolveNext()
    }

    private func resolveNext() {
        while let name = asked.withLock({ $0.queue.next() }) {
            threads.submit { [self] state in
                let result = Result<[SocketAddress], any Error> { () throws -> [SocketAddress] in
                    guard case .active = state else { throw ChannelError.ioOnClosedChannel }
                    return Array(try resolve(name.host, name.port).prefix(BrowserRelay.maximumAddresses))
                }
                let promises = asked.withLock { asked in
                    let askers = asked.queue.finished(name)
                    return askers.compactMap { asked.promises.removeValue(forKey: $0) }
                }
                for promise in promises { promise.completeWith(result) }
                resolveNext()
            }
        }
    }

    /// Adds a connection, unless it is no longer allowed.
    func add(_ line: RelayLine) -> Bool {
        lines.withLock { lines in
            guard allows(line.target) else { return false }
            lines[ObjectIdentifier(line)] = line
            return true
        }
    }

    func remove(_ line: RelayLine) {
        lines.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(line)) }
    }

    func recheck() {
        lines.withLock { lines in
            for line in lines.values where !allows(line.target) { line.cut() }
        }
    }

    func closeAll() {
        let all = lines.withLock { Array($0.values) }
        for line in all { line.cut() }
    }
}

/// One connection through a relay. Once it is cut, nothing goes over it any more.
final class RelayLine: Sendable {
    let target: BrowserRelay.Target
    private let channels: [any Channel]
    private let isCutFlag = Atomic(false)
    /// Called for all data that goes over it, in either direction.
    let moved: @Sendable () -> Void

    init(target: BrowserRelay.Target, channels: [any Channel], moved: @escaping @Sendable () -> Void) {
        self.target = target
        self.channels = channels
        self.moved = moved
    }

    var isCut: Bool { isCutFlag.load(ordering: .acquiring) }

    func cut() {
        isCutFlag.store(true, ordering: .releasing)
        for channel in channels { channel.close(promise: nil) }
    }
}
