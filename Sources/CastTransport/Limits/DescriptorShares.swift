/// For whom the descriptors of a process are, by how many it may have.
///
/// Peers can make accepted connections as many as they like, and everything else that needs a descriptor is the
/// process's own work: a file that is read, a program's pipe, a timer. So strangers are taken in as long as more than
/// ``reserve`` descriptors are free. Below that a newcomer gets the place of somebody else, or none; and below ``floor``
/// the process accepts nothing until others have gone. What it opens for itself always finds a descriptor.
package struct DescriptorShares: Equatable, Sendable {
    /// With fewer, a command can't do its work for one person.
    package static let fewest = 64
    /// What another receiver of the same process takes: its ports, and a place or two for people at each.
    package static let perReceiver = 12
    /// What a device takes to which this process connects: the connection, one to the desktop's bus for its player, and
    /// two that watch the bus.
    package static let perDevice = 4

    /// Descriptors that the process may have.
    let limit: Int
    /// Ports at which it listens: each may accept one connection before anybody has counted it.
    var ports = 0

    package init(limit: Int, ports: Int = 0) {
        (self.limit, self.ports) = (limit, ports)
    }

    /// What is kept for the process's own work.
    var own: Int { min(64, max(8, limit / 16)) }

    /// With as many free, or fewer, nothing is accepted.
    package var floor: Int { own / 2 + ports }

    /// With as many free, or fewer, a newcomer needs somebody else's place.
    package var reserve: Int { own + ports + min(32, max(4, limit / 32)) }

    /// Whether one more connection may be accepted, from whomever.
    package func mayAccept(free: Int) -> Bool { free > floor }

    /// Whether a newcomer gets a place without anybody else's losing one.
    ///
    /// - Parameter promised: what the connections that are there may still open, such as a film's file each.
    package func hasRoom(free: Int, promised: Int) -> Bool { free - promised > reserve }

    /// Devices to which the process may connect at a time, without being asked to by name: half of all it has.
    package var devices: Int { max(1, limit / 2 / Self.perDevice) }

    /// Whether a connection that serves somebody may open one more file or connection for him.
    package func mayOpen(free: Int) -> Bool { free > own / 4 }
}
