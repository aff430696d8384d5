package import CastSender

/// What is to be cast, and where.
package struct RemoteCastOrder: Sendable {
    /// A file of this machine: an absolute path.
    package let path: String
    package let device: Device
    /// Seconds; nil: from the beginning.
    package let start: Double?
    /// Bytes that the file will have, where it is still being written.
    package let arriving: Int64?
    package let details: RemoteCastDetails

    package init(
        path: String, device: Device, start: Double?, arriving: Int64? = nil, details: RemoteCastDetails = .init()
    ) {
        (self.path, self.device, self.start) = (path, device, start)
        (self.arriving, self.details) = (arriving, details)
    }
}

/// What the device shows of it. Nil: what the file itself says.
package struct RemoteCastDetails: Sendable {
    package var title: String?
    package var subtitle: String?
    /// A picture, for children of this process to read while this is kept.
    package var artwork: OpenedDescriptor?

    package init(title: String? = nil, subtitle: String? = nil, artwork: OpenedDescriptor? = nil) {
        (self.title, self.subtitle, self.artwork) = (title, subtitle, artwork)
    }
}

/// What is known of one that plays.
package struct RemoteCastStart: Equatable, Sendable {
    /// As the device tells it.
    package let title: String
    /// Host and port from which the device fetches it.
    package let address: String?

    package init(title: String, address: String?) { (self.title, self.address) = (title, address) }
}

/// Starts casts, each in a process of its own, which goes on when this one ends.
package protocol RemoteCaster: Sendable {
    /// - Throws: ``RemoteRefusal`` where no process can be started.
    func start(_ order: RemoteCastOrder) async throws(RemoteRefusal) -> any RemoteCasting
}

/// One that was started.
package protocol RemoteCasting: Sendable {
    var pid: Int32 { get }
    /// Waits until it plays, or is certain not to. Asked for once.
    ///
    /// - Throws: ``RemoteRefusal`` with why nothing plays.
    func started() async throws(RemoteRefusal) -> RemoteCastStart
    /// Waits until the process has ended. Asked for once.
    ///
    /// - Returns: why it ended where that was a failure.
    func over() async -> String?
    /// Ends it; it says goodbye to the device itself.
    func stop()
}
