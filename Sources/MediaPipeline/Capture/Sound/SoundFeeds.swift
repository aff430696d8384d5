import Synchronization

/// The rings that are being filled. A server's thread adds and removes them, and the mixing task looks here each time.
final class SoundFeeds: Sendable {
    private let rings = Mutex<[ObjectIdentifier: SoundRing]>([:])

    func add(_ ring: SoundRing) { rings.withLock { $0[ObjectIdentifier(ring)] = ring } }

    func remove(_ ring: SoundRing) { _ = rings.withLock { $0.removeValue(forKey: ObjectIdentifier(ring)) } }

    var all: [ObjectIdentifier: SoundRing] { rings.withLock { $0 } }
}
