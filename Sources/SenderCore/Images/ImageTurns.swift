/// Whose pictures are fetched now and whose wait: so many at once in all, and of one device no more than half of these,
/// so that one whose servers are slow keeps nobody else waiting.
package struct ImageTurns: Equatable, Sendable {
    /// Pictures that are fetched at once: each may have 8 MiB in memory, and a connection.
    package static let limit = 8
    package static let limitOfDevice = 4
    /// That wait for it, of all devices: more than a screen shows.
    package static let waitingLimit = 64

    private struct Waiter: Equatable {
        let id: Int
        let deviceID: String?
    }

    /// What was asked for last is last, and first to have its turn: it is what somebody looks at.
    private var waiting: [Waiter] = []
    private var running: [String?: Int] = [:]

    package init() {}

    /// A picture is wanted.
    ///
    /// - Parameter deviceID: of the device that named it; nil for the app itself.
    /// - Returns: whoever gives up for it: the one that has waited longest, where too many wait.
    package mutating func wait(_ id: Int, of deviceID: String?) -> Int? {
        waiting.append(Waiter(id: id, deviceID: deviceID))
        return waiting.count > Self.waitingLimit ? waiting.removeFirst().id : nil
    }

    /// Nobody waits for it any more.
    ///
    /// - Returns: false where it has had its turn already, which ``ended(of:)`` gives back.
    package mutating func cancel(_ id: Int) -> Bool {
        guard let place = waiting.firstIndex(where: { $0.id == id }) else { return false }
        waiting.remove(at: place)
        return true
    }

    /// The next that is fetched; nil where none waits that may be.
    package mutating func next() -> Int? {
        guard running.values.reduce(0, +) < Self.limit, let place = waiting.lastIndex(where: { mayRun($0.deviceID) })
        else { return nil }
        let waiter = waiting.remove(at: place)
        running[waiter.deviceID, default: 0] += 1
        return waiter.id
    }

    private func mayRun(_ deviceID: String?) -> Bool {
        deviceID == nil || running[deviceID, default: 0] < Self.limitOfDevice
    }

    /// One has been fetched, or could not be.
    package mutating func ended(of deviceID: String?) {
        running[deviceID, default: 1] -= 1
        if running[deviceID] == 0 { running[deviceID] = nil }
    }
}
