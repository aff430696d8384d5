package import CastTransport
package import Logging
import MulticastDNS
package import NIOCore
import Synchronization

/// Looks for devices with multicast DNS. The sockets are opened at the first browse and are shared by all.
final class MulticastDeviceBrowser: DeviceBrowsing {
    private let sockets: SharedService
    private let group: any EventLoopGroup
    private let logger: Logger
    private let announced = Announced()

    init(interfaces: InterfaceSelection, group: any EventLoopGroup, logger: Logger) {
        sockets = SharedService(interfaces: interfaces, group: group, logger: logger)
        self.group = group
        self.logger = logger
    }

    deinit {
        Task { [sockets] in await sockets.shutdown() }
    }

    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> {
        UnreadAnnouncements.stream { [sockets, logger, announced] tell in
            do {
                let type = try Self.serviceType(target)
                for await event in try await sockets.service().browse(type) {
                    announced.follow(event)
                    tell(BrowseEvent(event))
                }
            } catch {
                logger.error("Devices can't be looked for: \(error)")
                tell(.failed("Devices can't be looked for: \(error)"))
            }
        }
    }

    func devices(at address: String) async -> [Device] {
        do {
            let type = try Self.serviceType(.allDevices)
            return try await KnownHostDiscovery.query(type, host: address, group: group).map(Device.init)
        } catch {
            logger.debug("The known host \(address) did not answer in mDNS: \(error)")
            return []
        }
    }

    func reconfirm(deviceID: String) {
        let instances = announced.instances(of: deviceID)
        guard !instances.isEmpty else { return }
        Task { [sockets] in
            for instance in instances { await sockets.reconfirm(instance) }
        }
    }

    func confirm(deviceID: String, at address: String, port: Int) {
        let instances = announced.instances(of: deviceID)
        let bare = String(address.prefix { $0 != "%" })
        guard !instances.isEmpty, let place = IPAddress(literal: bare) else { return }
        Task { [sockets] in
            for instance in instances { await sockets.confirm(instance, at: place, port: UInt16(clamping: port)) }
        }
    }

    static func serviceType(_ target: BrowseTarget) throws -> ServiceType {
        try ServiceType("_googlecast._tcp", subtype: target.subtype)
    }
}

/// The service names under which devices are currently announced.
private final class Announced: Sendable {
    private let deviceIDs = Mutex<[DomainName: String]>([:])

    func follow(_ event: ServiceEvent) {
        deviceIDs.withLock { deviceIDs in
            switch event {
            case .found(let instance), .updated(let instance), .announced(let instance):
                deviceIDs[instance.fullName] = Device(instance).deviceID
            case .removed(let instance): deviceIDs[instance.fullName] = nil
            }
        }
    }

    func instances(of deviceID: String) -> [DomainName] {
        deviceIDs.withLock { $0.filter { $0.value == deviceID }.map(\.key) }
    }
}

/// The service for all browses, which is started once. If the start fails, the next browse tries again.
private actor SharedService {
    private let interfaces: InterfaceSelection
    private let group: any EventLoopGroup
    private let logger: Logger
    private var starting: Task<MulticastDNSService, any Error>?

    init(interfaces: InterfaceSelection, group: any EventLoopGroup, logger: Logger) {
        self.interfaces = interfaces
        self.group = group
        self.logger = logger
    }

    func service() async throws -> MulticastDNSService {
        let task =
            starting
            ?? Task { [interfaces, group, logger] in
                try await MulticastDNSService.start(group: group, interfaces: interfaces, logger: logger)
            }
        starting = task
        do {
            return try await task.value
        } catch {
            starting = nil
            throw error
        }
    }

    func reconfirm(_ instance: DomainName) async {
        guard let service = try? await starting?.value else { return }
        service.reconfirm(instance)
    }

    func confirm(_ instance: DomainName, at address: IPAddress, port: UInt16) async {
        guard let service = try? await starting?.value else { return }
        service.confirm(instance, at: [address], port: port)
    }

    func shutdown() async {
        guard let service = try? await starting?.value else { return }
        await service.shutdown()
    }
}

extension BrowseEvent {
    fileprivate init(_ event: ServiceEvent) {
        switch event {
        case .found(let instance), .updated(let instance), .announced(let instance):
            self = .found(Device(instance), instance: instance.fullName.description)
        case .removed(let instance):
            self = .lost(deviceID: Device(instance).deviceID, instance: instance.fullName.description)
        }
    }
}

extension Device {
    fileprivate init(_ instance: ServiceInstance) {
        self =
            DeviceAnnouncement(
                instanceName: instance.name, text: instance.text.values,
                addresses: instance.addresses.map(\.literal), port: Int(instance.port),
                rivals: instance.rivals.map { rival in
                    DeviceRival(
                        source: "\(rival.source)", host: rival.host.description, port: Int(rival.port))
                },
                otherPlaces: instance.otherPlaces.map { place in
                    DeviceAddress(host: place.address.literal, port: Int(place.port))
                },
                hasAnswered: instance.hasAnswered
            ).device
    }
}

extension ServiceAddress {
    /// The form that sockets need: a link-local IPv6 address has the interface on which it was learned.
    fileprivate var literal: String {
        guard address.needsScope, let interface else { return address.description }
        return "\(address)%\(interface)"
    }
}
