/// Decides which images are fetched now and which wait.
///
/// The number of fetches is limited, and one device gets at most half of them, so that slow servers of one device do
/// not delay the others.
package struct ImageTurns: Equatable, Sendable {
    /// The number of images that are fetched at once. Each may need 8 MiB of memory and a connection.
    package static let limit = 8
    package static let limitOfDevice = 4
    /// The number of waiting images of all devices together; more than a screen shows.
    package static let waitingLimit = 64

    private struct Waiter: Equatable {
        let id: Int
        let deviceID: String?
    }

    /// The waiting images. The newest is last and is fetched first, since it is the one that a user looks at.
    private var waiting: [Waiter] = []
    private var running: [String?: Int] = [:]

    package init() {}

    /// Adds an image to the waiting ones.
    ///
    /// - Parameter deviceID: the device that named the image, or nil for the app itself.
    /// - Returns: the image that is dropped because too many wait: the one that has waited longest.
    package mutating func wait(_ id: Int, of deviceID: String?) -> Int? {
        waiting.append(Waiter(id: id, deviceID: deviceID))
        return waiting.count > Self.waitingLimit ? waiting.removeFirst().id : nil
    }

    /// Removes an image that nobody waits for any more.
    ///
    /// - Returns: false if its fetch has already begun, which has to be ended with ``ended(of:)``.
    package mutating func cancel(_ id: Int) -> Bool {
        guard let place = waiting.firstIndex(where: { $0.id == id }) else { return false }
        waiting.remove(at: place)
        return true
    }

    /// Returns the next image to fetch, or nil if none may be fetched now.
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

    /// Records that a fetch has ended, with or without success.
    package mutating func ended(of deviceID: String?) {
        running[deviceID, default: 1] -= 1
        if running[deviceID] == 0 { running[deviceID] = nil }
    }
}
