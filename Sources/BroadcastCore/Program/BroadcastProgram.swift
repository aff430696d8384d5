/// An upload program, `marquee-broadcast` or an extension.
package struct BroadcastProgram: Hashable, Sendable {
    package static let name = "marquee-broadcast"
    /// Debian's packages with the libraries for capturing X11 screens.
    package static let screenPackages = "libxcb-composite0 libxcb-damage0 libxcb-randr0 libxcb-shm0 libxcb-xfixes0"

    /// An absolute path.
    package let path: String
    /// The name for people: the file's name, or the name in an extension's manifest.
    package let shownName: String

    package init(path: String, shownName: String = Self.name) {
        self.path = path
        self.shownName = shownName
    }

    /// Whether it comes with this program, so that its requirements are known.
    package var isOwn: Bool { shownName == Self.name }

    /// - Throws: ``BroadcastError`` `otherVersion`.
    package static func check(version: Int) throws(BroadcastError) {
        try BroadcastProgram(path: "").check(version: version)
    }

    /// - Throws: ``BroadcastError`` `otherVersion`.
    package func check(version: Int) throws(BroadcastError) {
        guard version == BroadcastHello.currentVersion else {
            guard isOwn else {
                throw BroadcastError(
                    .otherVersion,
                    "\(shownName) was made for another version of Marquee "
                        + "(\(version), and this is \(BroadcastHello.currentVersion)): install it anew")
            }
            throw BroadcastError(
                .otherVersion,
                "marquee and \(Self.name) do not belong together "
                    + "(versions \(BroadcastHello.currentVersion) and \(version)): "
                    + "install both anew, `make install` does")
        }
    }
}
