import BroadcastCore
import Synchronization

/// The extension's side of samples: finds each one in the host's memory, and tells the host when it is no longer read.
package final class SampleReader: Sendable {
    /// The most regions at once: for video and for audio, and their predecessors while these are still read. A host
    /// with more fails to retire unused ones.
    static let regionLimit = 16

    private let connection: BroadcastConnection
    private let regions = Mutex<[SharedMemory]>([])

    package init(_ connection: BroadcastConnection) {
        self.connection = connection
    }

    /// - Throws: ``BroadcastError`` `badMessage` if no descriptor was sent, or the memory does not match.
    package func add(_ region: SharedRegion) throws(BroadcastError) {
        guard let descriptor = connection.takeDescriptor() else {
            throw BroadcastError(.badMessage, "the host named memory that it did not share")
        }
        let memory = try SharedMemory(mapping: region, descriptor: descriptor)
        let hasRoom = regions.withLock { regions in
            guard regions.count < Self.regionLimit else { return false }
            regions.append(memory)
            return true
        }
        guard hasRoom else {
            throw BroadcastError(.badMessage, "the host shares more memory than it uses: it must say what it retires")
        }
    }

    /// Removes a region. Frames that are still held keep it until they are released.
    func remove(_ id: Int) {
        regions.withLock { regions in regions.removeAll { $0.region.id == id } }
    }

    /// - Throws: ``BroadcastError`` `badMessage` for a sample that is not completely inside the memory.
    package func buffer(_ notice: SampleNotice) throws(BroadcastError) -> SampleBuffer {
        var buffer = SampleBuffer(
            .none, presentationTime: .nanoseconds(notice.time), duration: notice.duration.map { .nanoseconds($0) },
            orientation: notice.orientation)
        guard let place = notice.place else { return buffer }
        let memory = regions.withLock { regions in regions.last { $0.region.id == place.region } }
        guard let memory, (0..<memory.region.placeCount).contains(place.place), let size = notice.size,
            size <= memory.region.placeSize
        else { throw BroadcastError(.badMessage, "the host named a sample that is not in the memory it shares") }
        if let image = notice.image {
            buffer.content = .image(SharedImage(image, memory, place, connection))
        } else if let sound = notice.sound {
            let samples = [Float](unsafeUninitializedCapacity: sound.count) { samples, count in
                UnsafeMutableRawBufferPointer(samples).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory.place(place.place))[..<size]))
                count = sound.count
            }
            buffer.content = .sound(
                SoundBuffer(samples: samples, channelCount: sound.channelCount, sampleRate: sound.sampleRate))
            connection.send(.handler(.released(place)))
        }
        return buffer
    }
}

/// A picture in the host's memory. The host reuses its place after this object is released.
final class SharedImage: ImageBuffer {
    let width: Int
    let height: Int
    let format: ImageFormat
    private let rows: [Int]
    private let memory: SharedMemory
    private let place: SamplePlace
    private let connection: BroadcastConnection

    init(_ image: SampleNotice.Image, _ memory: SharedMemory, _ place: SamplePlace, _ connection: BroadcastConnection) {
        (width, height, format, rows) = (image.width, image.height, image.format, image.rows)
        (self.memory, self.place, self.connection) = (memory, place, connection)
    }

    deinit {
        connection.send(.handler(.released(place)))
    }

    func withPlane<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result {
        let planes = format.planes(width: width, height: height)
        precondition(planes.indices.contains(index), "\(format.rawValue) has \(planes.count) planes")
        let start = (0..<index).reduce(0) { $0 + planes[$1].rows * rows[$1] }
        let size = planes[index].rows * rows[index]
        let bytes = UnsafeRawBufferPointer(memory.place(place.place))
        return body(UnsafeRawBufferPointer(rebasing: bytes[start..<start + size]), rows[index])
    }
}
