package import CastSender
package import Logging

/// How devices are looked for.
package struct DeviceSearch: Equatable, Sendable {
    /// Network interfaces by name; empty for all.
    package var interfaces: [String]
    /// Asked directly, where multicast does not reach: see ``KnownAddress``.
    package var hosts: [String]
    /// How long, in seconds.
    package var timeout: Double

    package init(interfaces: [String] = [], hosts: [String] = [], timeout: Double = 5) {
        self.interfaces = interfaces
        self.hosts = hosts
        self.timeout = timeout
    }

    /// A context that looks so, once it is told to.
    ///
    /// - Parameters:
    ///   - patience: how long its sessions try to come back after a loss of the connection.
    ///   - keepsSessions: they are written down, for a process that goes on with them.
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

/// A device that somebody means, and who they are.
package struct DeviceRequest: Sendable {
    /// Its name, its id or its address; nil where there is one device only.
    package var name: String?
    package var search: DeviceSearch
    package var logger: Logger
    /// Hears that somebody has to allow the launch on the TV, where the device says so.
    package var onPermissionAwaited: @MainActor @Sendable (Device) -> Void

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
