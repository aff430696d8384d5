/// Divides the descriptors of a process between connections and its own work.
///
/// Peers can cause any number of accepted connections. Everything else that needs a descriptor is the process's own
/// work: a file that is read, a program's pipe, a timer. New connections get a place while more than ``reserve``
/// descriptors are free. Below that, a new connection gets the place of another one, or none. Below ``floor``, the
/// process accepts nothing until others have gone. So there is always a descriptor for the process's own work.
package struct DescriptorShares: Equatable, Sendable {
    /// The least number with which a command can work for one person.
    package static let fewest = 64
    /// The descriptors for another receiver in the same process: its ports, and a place or two for people at each.
    package static let perReceiver = 12
    /// The descriptors for a device that the process connects to: the connection, one to the desktop's bus for its
    /// player, and two that watch the bus.
    package static let perDevice = 4

    /// The descriptors that the process may have.
    let limit: Int
    /// The number of ports at which it listens. Each may accept one connection before it is counted.
    var ports = 0

    package init(limit: Int, ports: Int = 0) {
        (self.limit, self.ports) = (limit, ports)
    }

    /// The descriptors that are reserved for the process's own work.
    var own: Int { min(64, max(8, limit / 16)) }

    /// Nothing is accepted while only this many descriptors are free.
    package var floor: Int { own / 2 + ports }

    /// A new connection has to take the place of another one while only this many descriptors are free.
    package var reserve: Int { own + ports + min(32, max(4, limit / 32)) }

    /// Returns whether another connection may be accepted, from any address.
    package func mayAccept(free: Int) -> Bool { free > floor }

    /// Returns whether a new connection gets a place without an eviction.
    ///
    /// - Parameter promised: the descriptors that existing connections may still open, such as one for a film's file
    ///   each.
    package func hasRoom(free: Int, promised: Int) -> Bool { free - promised > reserve }

    /// The number of devices that the process may connect to at the same time without being asked to by name: they use
    /// half of all descriptors.
    package var devices: Int { max(1, limit / 2 / Self.perDevice) }

    /// Returns whether another file or connection may be opened in order to serve a connection.
    package func mayOpen(free: Int) -> Bool { free > own / 4 }
}
