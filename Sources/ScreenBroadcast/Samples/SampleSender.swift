import BroadcastCore
import Synchronization

/// The host's end of the samples: writes each into memory that the extension reads where it lies.
///
/// A picture is copied nowhere by this: whoever captures writes it where the extension will find it. Used from any
/// thread. Marquee's own: with ReplayKit the system does this. Where the extension still reads all places, a sample is
/// dropped and counted, so a slow extension costs pictures and never memory.
public final class SampleSender: Sendable {
    /// Pictures that the extension may hold at once: one that is encoded, one that waits, one that is written.
    static let pictures = 4
    static let sounds = 32
    /// Regions of which something is still read. A picture that grows faster than it is taken is dropped.
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

        /// Lets go of a region that is not used for new samples, once nobody reads it.
        ///
        /// - Returns: whether it went.
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

    /// Samples that found no place.
    public var dropped: Int { state.withLock { $0.dropped } }

    /// A picture, written where the extension reads it.
    ///
    /// - Parameters:
    ///   - width: pixels, 1 to 16,384.
    ///   - height: pixels, 1 to 16,384.
    ///   - format: how its bytes lie.
    ///   - rows: bytes from one row to the next, for each plane of the format; nil: without gaps.
    ///   - time: seconds on the capture's clock, from any moment on; the same clock for pictures and sound.
    ///   - orientation: how it is to be turned to be upright.
    ///   - fill: writes the planes, one after the other, into the memory that it is given.
    /// - Returns: false where it was dropped.
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

    /// A stretch of sound, a second of it at most.
    ///
    /// - Parameters:
    ///   - sound: its samples.
    ///   - type: ``SampleBufferType/audioApp`` or ``SampleBufferType/audioMic``.
    ///   - time: of its first sample, in seconds on the capture's clock, from any moment on.
    /// - Returns: false where it was dropped.
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

    /// A place of the present region; of a new one where pictures have become larger. Old ones go once all their places
    /// came back.
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

    /// What the extension does not read any more.
    package func release(_ place: SamplePlace) {
        state.withLock { state in
            guard state.pools[place.region]?.places.release(place.place) == true else { return }
            guard !state.current.values.contains(place.region), state.retire(place.region) else { return }
            connection.send(.handler(.retired(place.region)))
        }
    }
}

extension Duration {
    /// To the nanosecond; what is longer than three centuries is cut.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return isTooMuch ? (seconds < 0 ? .min : .max) : product &+ attoseconds / 1_000_000_000
    }
}
