package import CastSender

/// What is to be cast, and where.
package struct RemoteCastOrder: Sendable {
    /// A file of this machine: an absolute path.
    package let path: String
    package let device: Device
    /// Seconds; nil: from the beginning.
    package let start: Double?

    package init(path: String, device: Device, start: Double?) {
        (self.path, self.device, self.start) = (path, device, start)
    }
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
    /// - Returns: its title, as the device tells it.
    /// - Throws: ``RemoteRefusal`` with why nothing plays.
    func started() async throws(RemoteRefusal) -> String
    /// Waits until the process has ended. Asked for once.
    ///
    /// - Returns: why it ended where that was a failure.
    func over() async -> String?
    /// Ends it; it says goodbye to the device itself.
    func stop()
}
