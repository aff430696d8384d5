package import CastSender

/// What is to be cast, and to which device.
package struct RemoteCastOrder: Sendable {
    /// A file of this machine: an absolute path.
    package let path: String
    package let device: Device
    /// In seconds; nil: from the beginning.
    package let start: Double?
    /// The length of the complete file in bytes, if the file is still being written.
    package let arriving: Int64?
    package let details: RemoteCastDetails

    package init(
        path: String, device: Device, start: Double?, arriving: Int64? = nil, details: RemoteCastDetails = .init()
    ) {
        (self.path, self.device, self.start) = (path, device, start)
        (self.arriving, self.details) = (arriving, details)
    }
}

/// What the device shows. Nil: what the file itself says.
package struct RemoteCastDetails: Sendable {
    package var title: String?
    package var subtitle: String?
    /// An image, which child processes can read as long as this value exists.
    package var artwork: OpenedDescriptor?

    package init(title: String? = nil, subtitle: String? = nil, artwork: OpenedDescriptor? = nil) {
        (self.title, self.subtitle, self.artwork) = (title, subtitle, artwork)
    }
}

/// What is known of a cast that plays.
package struct RemoteCastStart: Equatable, Sendable {
    /// The title that the device reports.
    package let title: String
    /// Host and port from which the device fetches the media.
    package let address: String?

    package init(title: String, address: String?) { (self.title, self.address) = (title, address) }
}

/// Starts casts. Each runs in its own process, which goes on when this process ends.
package protocol RemoteCaster: Sendable {
    /// Starts a cast.
    ///
    /// - Throws: ``RemoteRefusal`` if no process can be started.
    func start(_ order: RemoteCastOrder) async throws(RemoteRefusal) -> any RemoteCasting
}

/// A cast that was started.
package protocol RemoteCasting: Sendable {
    var pid: Int32 { get }
    /// Waits until it plays, or until it is certain not to. Called once.
    ///
    /// - Throws: ``RemoteRefusal`` with the reason why nothing plays.
    func started() async throws(RemoteRefusal) -> RemoteCastStart
    /// Waits until the process has ended. Called once.
    ///
    /// - Returns: the reason if it ended by a failure.
    func over() async -> String?
    /// Ends the process, which ends its session with the device itself.
    func stop()
}
