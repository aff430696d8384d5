/// Where `marquee-broadcast` is, and which one belongs to this program.
package struct BroadcastProgram: Hashable, Sendable {
    package static let name = "marquee-broadcast"
    /// Debian's packages with what it captures X11 screens by.
    package static let screenPackages = "libxcb-composite0 libxcb-damage0 libxcb-randr0 libxcb-shm0 libxcb-xfixes0"

    /// An absolute path.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// - Throws: ``BroadcastError`` `otherVersion`.
    package static func check(version: Int) throws(BroadcastError) {
        guard version == BroadcastHello.currentVersion else {
            throw BroadcastError(
                .otherVersion,
                "marquee and \(name) do not belong together "
                    + "(versions \(BroadcastHello.currentVersion) and \(version)): "
                    + "install both anew, `make install` does")
        }
    }
}
