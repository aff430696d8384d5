/// A group of which a device is a member, as the member reports it.
package struct CastingGroup: Equatable, Sendable {
    /// 32 lower-case hexadecimal digits.
    package let id: String
    package let name: String
    /// The port on which the group listens, on the same machine.
    package let port: Int

    package init(id: String, name: String, port: Int) {
        self.id = id
        self.name = name
        self.port = port
    }
}
