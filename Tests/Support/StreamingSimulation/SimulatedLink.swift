package import struct NIOCore.ByteBuffer

/// One direction of a simulated network: takes datagrams at a time and gives them out at another, or never.
package struct SimulatedLink: Sendable {
    private struct Parcel: Sendable {
        var at: Duration
        var datagram: ByteBuffer
    }

    /// Of UDP and IPv4, which a limited link carries too.
    private static let headerBytes = 28

    private let profile: LinkProfile
    private var random: SeededRandom
    /// In the order of arrival, from `first` on.
    private var parcels: [Parcel] = []
    private var first = 0
    private var isBad = false
    /// When the limited link has sent all that waits.
    private var freeAt = Duration.zero
    private var lastArrival = Duration.zero
    package private(set) var taken = 0
    package private(set) var lost = 0
    package private(set) var bytes = 0

    package init(_ profile: LinkProfile, seed: UInt64) {
        self.profile = profile
        random = SeededRandom(seed: seed)
    }

    /// When the next datagram arrives.
    package var next: Duration? { first < parcels.count ? parcels[first].at : nil }

    package mutating func send(_ datagram: ByteBuffer, at now: Duration) {
        taken += 1
        bytes += datagram.readableBytes
        guard !isLost(at: now), let leaves = passLimit(datagram.readableBytes, at: now) else {
            lost += 1
            return
        }
        deliver(datagram, leaving: leaves)
        if random.chance(profile.duplication) { deliver(datagram, leaving: leaves) }
    }

    package mutating func receive(at now: Duration) -> ByteBuffer? {
        guard first < parcels.count, parcels[first].at <= now else { return nil }
        defer {
            first += 1
            if first > 256 {
                parcels.removeFirst(first)
                first = 0
            }
        }
        return parcels[first].datagram
    }

    private mutating func isLost(at now: Duration) -> Bool {
        if profile.outages.contains(where: { $0.contains(now) }) { return true }
        if let bursts = profile.bursts {
            isBad = isBad ? !random.chance(bursts.end) : random.chance(bursts.begin)
            if isBad, random.chance(bursts.loss) { return true }
        }
        return random.chance(profile.loss(at: now))
    }

    /// When the datagram has left the limited link; nil if its queue is full.
    private mutating func passLimit(_ bytes: Int, at now: Duration) -> Duration? {
        guard let limit = profile.limits.first(where: { $0.during.contains(now) }) else {
            // What waited when the limit ended leaves at once.
            freeAt = min(freeAt, now)
            return now
        }
        let waiting = max(freeAt - now, .zero) / .seconds(1) * Double(limit.bitsPerSecond) / 8
        guard Int(waiting) + bytes <= profile.queueBytes else { return nil }
        let sending = Double((bytes + Self.headerBytes) * 8) / Double(limit.bitsPerSecond)
        freeAt = max(freeAt, now) + .nanoseconds(Int64(sending * 1e9))
        return freeAt
    }

    private mutating func deliver(_ datagram: ByteBuffer, leaving: Duration) {
        var arrival = leaving + profile.delay(at: leaving) + random.duration(upTo: profile.jitter)
        if !profile.jitterReorders, profile.jitter > .zero {
            arrival = max(arrival, lastArrival)
            lastArrival = arrival
        }
        if random.chance(profile.reorder) { arrival += profile.reorderDelay }
        var place = parcels.count
        while place > first, parcels[place - 1].at > arrival { place -= 1 }
        parcels.insert(Parcel(at: arrival, datagram: datagram), at: place)
    }
}
