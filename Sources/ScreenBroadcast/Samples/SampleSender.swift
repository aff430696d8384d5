import BroadcastCore
import Synchronization

/// The host's side of samples: writes each one into memory in which the extension reads it.
///
/// Frames are not copied: the capturing code writes them where the extension reads them. If the extension still reads
/// all places, a sample is dropped and counted, so a slow extension costs frames but never memory. Used from any
/// thread. Specific to Marquee; in ReplayKit the system does this.
public final class SampleSender: Sendable {
    /// The most frames that the extension may hold: for encoding, waiting and writing.
    static let pictures = 4
    static let sounds = 32
    /// The most regions that are still read. If frames grow faster than regions are released, they are dropped.
    static let regions = 8

    private struct Pool {
        var memory: SharedMemory
        var places: PlacePool
    }

    private struct State {
        var pools: [Int: Pool] = [:]
        var current: [Bool: Int] = [:]
        var next = 0
        var dropped = 0

        /// Removes a region that gets no new samples, if nobody reads it.
        ///
        /// - Returns: Whether it was removed.
        mutating func retire(_ id: Int) -> Bool {
            guard let pool = pools[id], pool.places.freeCount == pool.memory.region.placeCount else { return false }
            pools[id] = nil
            return true
        }
    }

    private let connection: BroadcastConnection
    private let state = Mutex(State())

    package init(_ connection: BroadcastConnection) {
        self.connection = connection
    }

    /// The number of samples that found no place.
    public var dropped: Int { state.withLock { $0.dropped } }

    /// Sends a frame, written where the extension reads it.
    ///
    /// - Parameters:
    ///   - width: Pixels, 1 to 16,384.
    ///   - height: Pixels, 1 to 16,384.
    ///   - format: The memory layout.
    ///   - rows: Bytes from one row to the next, for each plane of the format; nil: without gaps.
    ///   - time: Seconds on the capture's clock, which may start at any value; the same clock for video and audio.
    ///   - orientation: How it must be rotated to be upright.
    ///   - fill: Writes the planes, one after the other, into the given memory.
    /// - Returns: False if it was dropped.
    @discardableResult
    public func sendPicture(
        width: Int, height: Int, format: ImageFormat, rows: [Int]? = nil, time: Duration,
        orientation: ImageOrientation = .up, fill: (UnsafeMutableRawBufferPointer) -> Void
    ) -> Bool {
        let rows = rows ?? format.planes(width: width, height: height).map(\.bytes)
        let notice = SampleNotice(
            type: .video, time: time.nanoseconds, orientation: orientation,
            image: .init(width: width, height: height, format: format, rows: rows))
        return send(notice, places: Self.pictures, fill: fill)
    }

    /// Sends a block of audio, at most a second.
    ///
    /// - Parameters:
    ///   - sound: The samples.
    ///   - type: ``SampleBufferType/audioApp`` or ``SampleBufferType/audioMic``.
    ///   - time: The first sample's time, in seconds on the capture's clock, which may start at any value.
    /// - Returns: False if it was dropped.
    @discardableResult
    public func sendSound(_ sound: SoundBuffer, type: SampleBufferType, time: Duration) -> Bool {
        let notice = SampleNotice(
            type: type, time: time.nanoseconds,
            sound: .init(
                channelCount: sound.channelCount, sampleRate: sound.sampleRate, count: sound.samples.count))
        return send(notice, places: Self.sounds) { memory in
            sound.samples.withUnsafeBytes { memory.copyMemory(from: $0) }
        }
    }

    private func send(_ notice: SampleNotice, places: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) -> Bool {
        guard let size = notice.size, size > 0 else { return false }
        guard let (memory, place) = lease(size, places, isPicture: notice.image != nil) else {
            state.withLock { $0.dropped += 1 }
            return false
        }
        fill(UnsafeMutableRawBufferPointer(rebasing: memory.place(place)[..<size]))
        var notice = notice
        notice.place = SamplePlace(region: memory.region.id, place: place)
        connection.send(.handler(.sample(notice)))
        return true
    }

    /// Takes a place in the current region, or in a new one if frames have become larger. Old regions are removed once
    /// all their places are released.
    private func lease(_ size: Int, _ places: Int, isPicture: Bool) -> (SharedMemory, Int)? {
        state.withLock { state in
            if let id = state.current[isPicture], let memory = state.pools[id]?.memory,
                memory.region.placeSize >= size
            {
                return state.pools[id]?.places.lease().map { (memory, $0) }
            }
            guard state.pools.count < Self.regions else { return nil }
            state.next += 1
            let region = SharedRegion(id: state.next, placeSize: (size + 4095) / 4096 * 4096, placeCount: places)
            guard let memory = try? SharedMemory(making: region) else { return nil }
            let old = state.current[isPicture]
            state.pools[region.id] = Pool(memory: memory, places: PlacePool(count: places))
            state.current[isPicture] = region.id
            if let old, state.retire(old) { connection.send(.handler(.retired(old))) }
            connection.send(.handler(.region(region)), descriptor: memory.descriptor)
            return state.pools[region.id]?.places.lease().map { (memory, $0) }
        }
    }

    /// Takes back a place that the extension does not read any more.
    package func release(_ place: SamplePlace) {
        state.withLock { state in
            guard state.pools[place.region]?.places.release(place.place) == true else { return }
            guard !state.current.values.contains(place.region), state.retire(place.region) else { return }
            connection.send(.handler(.retired(place.region)))
        }
    }
}

extension Duration {
    /// The duration in nanoseconds; limited to about three centuries.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return isTooMuch ? (seconds < 0 ? .min : .max) : product &+ attoseconds / 1_000_000_000
    }
}
