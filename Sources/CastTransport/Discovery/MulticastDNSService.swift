package import Logging
package import MulticastDNS
package import NIOCore

/// The interfaces on which to discover and to publish.
package enum InterfaceSelection: Hashable, Sendable {
    /// Loopback and every interface that supports multicast, including later ones.
    case all
    case named([String])

    func includes(_ interface: NetworkInterface) -> Bool {
        switch self {
        case .all: interface.isUsableForDiscovery
        case .named(let names): names.contains(interface.name)
        }
    }
}

/// Multicast DNS for this process: browsing and publishing on real interfaces.
///
/// One instance for each process is intended; two work like two processes. Everything happens on one event loop. The
/// port is shared with other programs (avahi-daemon, browsers). Interfaces that come and go are followed. An interface
/// that fails is logged and left out. `shutdown()` must be called, since it says goodbye for published services.
package final class MulticastDNSService: Sendable {
    /// A label for a host name of this process: "marquee-" and eight random hexadecimal digits.
    package let hostLabel: String
    private let loop: any EventLoop
    private let driver: NIOLoopBoundBox<DiscoveryDriver?>
    private let follower: Task<Void, Never>

    /// Opens the sockets. Throws `DiscoveryError` if no selected interface exists or no socket could be opened.
    package static func start(
        group: any EventLoopGroup, interfaces: InterfaceSelection = .all, logger: Logger,
        path: (any NetworkPath)? = nil
    ) async throws -> MulticastDNSService {
        let loop = group.next()
        let path = path ?? SystemNetworkPath.make(group: loop)
        let box = NIOLoopBoundBox.makeEmptyBox(valueType: DiscoveryDriver.self, eventLoop: loop)
        let first = try path.interfaces()
        try await loop.flatSubmit {
            let driver = DiscoveryDriver(loop: loop, selection: interfaces, logger: logger)
            box.value = driver
            return driver.start(with: first)
        }.get()
        let follower = Task {
            for await snapshot in path.changes() {
                loop.execute { _ = box.value?.apply(snapshot) }
            }
        }
        return MulticastDNSService(loop: loop, driver: box, follower: follower)
    }

    private init(loop: any EventLoop, driver: NIOLoopBoundBox<DiscoveryDriver?>, follower: Task<Void, Never>) {
        self.loop = loop
        self.driver = driver
        self.follower = follower
        let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
        hostLabel = "marquee-" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Reports the known services at once, then every change, until the stream is cancelled or the service is shut
    /// down.
    package func browse(_ type: ServiceType) -> AsyncStream<ServiceEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ServiceEvent.self)
        let id = NIOLoopBoundBox.makeEmptyBox(valueType: MulticastDNSQuerier.BrowseID.self, eventLoop: loop)
        continuation.onTermination = { _ in
            self.loop.execute {
                if let browse = id.value { self.driver.value?.stopBrowsing(browse) }
            }
        }
        loop.execute {
            id.value = self.driver.value?.browse(type, continuation)
            if id.value == nil { continuation.finish() }
        }
        return stream
    }

    /// Reports that an instance did not answer at its announced place. Unless it is heard again, it is removed from
    /// every browse in ten seconds.
    package func reconfirm(_ instance: DomainName) {
        loop.execute { self.driver.value?.reconfirm(instance) }
    }

    /// Reports that a device at one of these addresses and this port has proved to be this instance. Other
    /// announcements of it count less from then on.
    package func confirm(_ instance: DomainName, at addresses: Set<IPAddress>, port: UInt16) {
        loop.execute { self.driver.value?.confirm(instance, at: addresses, port: port) }
    }

    /// Claims the name and announces the service.
    ///
    /// It returns once the service is announced on every interface, about a second later, with the name that it got.
    /// Releasing the `Publication` does not withdraw the service; its owner has to call `withdraw()`.
    package func publish(_ service: ServiceRecord) async throws -> Publication {
        let (id, name) = try await loop.flatSubmit { () -> EventLoopFuture<(MulticastDNSResponder.ServiceID, String)> in
            guard let driver = self.driver.value else { return self.loop.makeFailedFuture(Self.ended) }
            return driver.publish(service)
        }.get()
        return Publication(service: self, id: id, name: name)
    }

    /// Asks a host directly; see `KnownHostDiscovery`.
    package func query(_ type: ServiceType, knownHost: SocketAddress) async throws -> [ServiceInstance] {
        try await KnownHostDiscovery.query(type, host: knownHost, group: loop)
    }

    package func query(_ type: ServiceType, knownHost: String) async throws -> [ServiceInstance] {
        try await KnownHostDiscovery.query(type, host: knownHost, group: loop)
    }

    /// Says goodbye, ends every stream and closes the sockets. It may be called again.
    package func shutdown() async {
        follower.cancel()
        let closed = loop.flatSubmit {
            let driver = self.driver.value
            self.driver.value = nil
            return driver?.shutdown() ?? self.loop.makeSucceededVoidFuture()
        }
        try? await closed.get()
    }

    static let ended = DiscoveryError(.shutDown, "The discovery service was shut down.")

    fileprivate func perform<Value: Sendable>(
        _ action: @escaping @Sendable (DiscoveryDriver) throws -> Value
    ) async throws -> Value {
        try await loop.submit {
            guard let driver = self.driver.value else { throw Self.ended }
            return try action(driver)
        }.get()
    }
}

/// A published service, which is announced until it is withdrawn or the service is shut down.
package final class Publication: Sendable {
    /// The instance name after publishing. A later conflict may change it (`currentName`).
    package let name: String
    private let service: MulticastDNSService
    private let id: MulticastDNSResponder.ServiceID

    fileprivate init(service: MulticastDNSService, id: MulticastDNSResponder.ServiceID, name: String) {
        self.service = service
        self.id = id
        self.name = name
    }

    package var currentName: String {
        get async { (try? await service.perform { [id] in $0.name(of: id) }) ?? name }
    }

    /// Announces new TXT strings. Throws if they do not fit or the service was shut down.
    package func update(text: TextRecord) async throws {
        try await service.perform { [id] in try $0.update(id, text: text) }
    }

    /// Says goodbye. It does nothing if the service was shut down.
    package func withdraw() async {
        try? await service.perform { [id] in $0.withdraw(id) }
    }
}
