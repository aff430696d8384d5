/// Memory shared by host and extension, divided into places of one size. The host writes, the extension reads.
package struct SharedRegion: Codable, Hashable, Sendable {
    /// Bytes of all places together, enough for three 8K frames.
    package static let sizeLimit = 512 << 20
    package static let placeLimit = 64

    package var id: Int
    package var placeSize: Int
    package var placeCount: Int

    package init(id: Int, placeSize: Int, placeCount: Int) {
        self.id = id
        self.placeSize = placeSize
        self.placeCount = placeCount
    }

    /// Nil if the numbers are out of bounds.
    package var size: Int? {
        guard (1...Self.placeLimit).contains(placeCount), (1...Self.sizeLimit).contains(placeSize) else { return nil }
        let size = placeSize * placeCount
        return size <= Self.sizeLimit ? size : nil
    }

    /// A place's offset in bytes.
    package func offset(of place: Int) -> Int { place * placeSize }
}

/// A place of a region.
package struct SamplePlace: Codable, Hashable, Sendable {
    package var region: Int
    package var place: Int

    package init(region: Int, place: Int) {
        self.region = region
        self.place = place
    }
}

/// One sample: its type, time, and place.
package struct SampleNotice: Codable, Hashable, Sendable {
    package struct Image: Codable, Hashable, Sendable {
        package var width: Int
        package var height: Int
        package var format: ImageFormat
        /// Bytes from one row to the next, for each plane; the planes follow each other.
        package var rows: [Int]

        package init(width: Int, height: Int, format: ImageFormat, rows: [Int]) {
            self.width = width
            self.height = height
            self.format = format
            self.rows = rows
        }
    }

    package struct Sound: Codable, Hashable, Sendable {
        package var channelCount: Int
        package var sampleRate: Int
        /// 32-bit floats of all channels.
        package var count: Int

        package init(channelCount: Int, sampleRate: Int, count: Int) {
            self.channelCount = channelCount
            self.sampleRate = sampleRate
            self.count = count
        }
    }

    package var type: SampleBufferType
    /// Nanoseconds on the capture's clock.
    package var time: Int64
    /// Nanoseconds; nil if it has none.
    package var duration: Int64?
    package var orientation: ImageOrientation
    /// Nil for a buffer without content.
    package var place: SamplePlace?
    package var image: Image?
    package var sound: Sound?

    package init(
        type: SampleBufferType, time: Int64, duration: Int64? = nil, orientation: ImageOrientation = .up,
        place: SamplePlace? = nil, image: Image? = nil, sound: Sound? = nil
    ) {
        self.type = type
        self.time = time
        self.duration = duration
        self.orientation = orientation
        self.place = place
        self.image = image
        self.sound = sound
    }
}

/// The memory layout of a picture. Marquee's own, in place of Core Video's `CVPixelBuffer` formats.
public enum ImageFormat: String, Codable, Hashable, Sendable {
    /// One plane; blue, green, red and an unused byte for each pixel.
    case bgrx
    /// Three planes: luma, and two chroma planes of half its width and height.
    case i420
    /// Two planes: luma, and both chroma values alternating at half its width and height.
    case nv12

    package var planeCount: Int { planes(width: 2, height: 2).count }

    /// For each plane, the bytes of a row that are used, and the number of rows.
    package func planes(width: Int, height: Int) -> [(bytes: Int, rows: Int)] {
        let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
        switch self {
        case .bgrx: return [(width * 4, height)]
        case .i420: return [(width, height), (halfWidth, halfHeight), (halfWidth, halfHeight)]
        case .nv12: return [(width, height), (halfWidth * 2, halfHeight)]
        }
    }
}

extension SampleNotice {
    /// Pixels of a side.
    package static let sides = 1...16_384
    /// Samples in one block of audio, of all channels: a second of eight channels at 48 kHz.
    package static let soundLimit = 48_000 * 8

    /// The bytes that the sample takes from its place's beginning; nil if its values are invalid. This is checked
    /// before a byte is read, because the other process is not trusted.
    package var size: Int? {
        switch (image, sound) {
        case (nil, nil): return 0
        case (let image?, nil):
            guard Self.sides.contains(image.width), Self.sides.contains(image.height) else { return nil }
            let planes = image.format.planes(width: image.width, height: image.height)
            guard planes.count == image.rows.count else { return nil }
            var size = 0
            for (plane, row) in zip(planes, image.rows) {
                guard (plane.bytes...(4 * 16_384 * 2)).contains(row) else { return nil }
                size += row * plane.rows
            }
            return size
        case (nil, let sound?):
            guard (1...8).contains(sound.channelCount), (8_000...384_000).contains(sound.sampleRate),
                (1...Self.soundLimit).contains(sound.count), sound.count % sound.channelCount == 0
            else { return nil }
            return sound.count * MemoryLayout<Float>.size
        default: return nil
        }
    }
}

/// The free places of a region, for the host. Pure.
package struct PlacePool: Sendable {
    private var free: [Int]
    private let count: Int

    package init(count: Int) {
        self.count = count
        free = Array((0..<count).reversed())
    }

    package var freeCount: Int { free.count }

    /// Nil while the extension reads all of them.
    package mutating func lease() -> Int? { free.popLast() }

    /// - Returns: False for a place that is free or does not exist.
    package mutating func release(_ place: Int) -> Bool {
        guard (0..<count).contains(place), !free.contains(place) else { return false }
        free.append(place)
        return true
    }
}
