/// Memory that host and extension both have, cut into places of one size; the host writes, the extension reads.
package struct SharedRegion: Codable, Hashable, Sendable {
    /// Bytes of all its places together: three pictures of 8K fit.
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

    /// Nil where the numbers are beyond all bounds.
    package var size: Int? {
        guard (1...Self.placeLimit).contains(placeCount), (1...Self.sizeLimit).contains(placeSize) else { return nil }
        let size = placeSize * placeCount
        return size <= Self.sizeLimit ? size : nil
    }

    /// Where a place begins.
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

/// One sample: what it is, when it was, and where it lies.
package struct SampleNotice: Codable, Hashable, Sendable {
    package struct Image: Codable, Hashable, Sendable {
        package var width: Int
        package var height: Int
        package var format: ImageFormat
        /// Bytes from one row to the next, for each plane; the planes lie one after the other.
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
        /// 32-bit floats, all channels counted.
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
    /// Nanoseconds; nil where it has none.
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

/// How the bytes of a picture lie. Marquee's own, in place of Core Video's `CVPixelBuffer` formats.
public enum ImageFormat: String, Codable, Hashable, Sendable {
    /// One plane; blue, green, red and a byte without meaning for each pixel.
    case bgrx
    /// Three planes: luma, and the two chroma planes of half its width and height.
    case i420
    /// Two planes: luma, and both chroma values in turns at half its width and height.
    case nv12

    /// How many planes.
    package var planeCount: Int { planes(width: 2, height: 2).count }

    /// Bytes of a row that count, and rows, of each plane.
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
    /// Samples of one stretch of sound, all channels counted: more than a second of eight.
    package static let soundLimit = 48_000 * 8

    /// Bytes from the place's beginning that the sample takes; nil where what is said of it makes no sense. Asked
    /// before a byte is read: what the other process says is not believed.
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

/// Which places of a region are free. Pure: the host's side of a pool.
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

    /// - Returns: false for a place that is free already, or that there is not.
    package mutating func release(_ place: Int) -> Bool {
        guard (0..<count).contains(place), !free.contains(place) else { return false }
        free.append(place)
        return true
    }
}
