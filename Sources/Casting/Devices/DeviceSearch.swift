package import CastSender
package import Logging

/// How devices are searched.
package struct DeviceSearch: Equatable, Sendable {
    /// Network interfaces by name; empty for all.
    package var interfaces: [String]
    /// Hosts to ask directly, for networks that multicast does not reach: see ``KnownAddress``.
    package var hosts: [String]
    /// The time limit in seconds.
    package var timeout: Double

    package init(interfaces: [String] = [], hosts: [String] = [], timeout: Double = 5) {
        self.interfaces = interfaces
        self.hosts = hosts
        self.timeout = timeout
    }

    /// A context for this search. Its discovery has to be started.
    ///
    /// - Parameters:
    ///   - patience: How long its sessions try to reconnect after a loss.
    ///   - keepsSessions: Whether sessions are stored, so that another process can resume them.
    @MainActor package func makeContext(
        logger: Logger, patience: Duration = .zero, keepsSessions: Bool = false
    ) -> CastContext {
        var options = CastOptions(
            discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        options.disableDiscoveryAutostart = true
        options.reconnectionLimit = patience
        options.sessionResumption = keepsSessions ? .onRequest : .never
        options.logger = logger
        let context = CastContext(
            options: options,
            environment: .live(options: options, interfaces: interfaces.isEmpty ? .all : .named(interfaces)))
        for host in hosts.compactMap(KnownAddress.init) {
            context.discoveryManager.addKnownHost(host.address, port: host.port)
        }
        return context
    }
}

/// A named device, and how to find it.
package struct DeviceRequest: Sendable {
    /// Its name, id or address; nil if there is only one device.
    package var name: String?
    package var search: DeviceSearch
    package var logger: Logger
    /// Called if somebody has to allow the launch on the TV and the device reports this.
    var onPermissionAwaited: @MainActor @Sendable (Device) -> Void

    package init(
        name: String?, search: DeviceSearch, logger: Logger,
        onPermissionAwaited: @escaping @MainActor @Sendable (Device) -> Void = { _ in }
    ) {
        self.name = name
        self.search = search
        self.logger = logger
        self.onPermissionAwaited = onPermissionAwaited
    }
}
