package import DBus
import Foundation

/// A session bus of a test's own, on which nothing is that was not put there; it ends with the value.
package final class PrivateBus: Sendable {
    package let address: String
    package var bus: DBusBus { .address(address) }
    private let daemon: Process

    /// - Parameter folder: for its socket, so under a short path.
    package init(in folder: String) async throws {
        let (path, config) = (folder + "/bus", folder + "/bus.conf")
        try Data(
            """
            <busconfig><type>session</type><listen>unix:path=\(path)</listen>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
            <allow own="*"/></policy></busconfig>
            """.utf8
        ).write(to: URL(fileURLWithPath: config))
        address = "unix:path=\(path)"
        daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--config-file=\(config)", "--nofork"]
        (daemon.standardOutput, daemon.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try daemon.run()
        // Its socket is there before anybody listens.
        while true {
            if let probe = try? await DBusConnection(to: .address(address)) {
                await probe.close()
                return
            }
            await Task.yield()
        }
    }

    // A child of Foundation's begins with the signals blocked that its parent's thread blocks.
    deinit { kill(daemon.processIdentifier, SIGKILL) }
}
