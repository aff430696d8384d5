package import CastTransport
package import NIOCore

extension SenderEnvironment {
    /// Returns an environment with the real network and the user's own files.
    package static func live(
        options: CastOptions, interfaces: InterfaceSelection = .all, store: any TrustStore = FileTrustStore.standard,
        group: any EventLoopGroup = SocketThreads.shared
    ) -> SenderEnvironment {
        var environment = SenderEnvironment(
            connector: TransportConnector(options: ConnectionOptions(logger: options.logger), group: group),
            browser: MulticastDeviceBrowser(interfaces: interfaces, group: group, logger: options.logger),
            inquirer: HTTPHostInquirer(),
            authenticator: StoredTrustAuthenticator(store: store, logger: options.logger))
        environment.sessionStore = options.sessionFolder.map { FileSessionStore(folder: $0) } ?? .standard
        environment.systemEvents = [NetworkPathEvents(SystemNetworkPath.make(group: group))]
        return environment
    }
}
