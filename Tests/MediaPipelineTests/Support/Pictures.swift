import Foundation
@testable import MediaPipeline

let smallSize = VideoSize(320, 180)

/// Pictures that tests encode, and what they compare them by.
enum Pictures {
    /// The synthetic source's pictures, 30 a second.
    static func synthetic(
        _ count: Int, size: VideoSize = smallSize, layout: PixelLayout = .i420, from first: Int = 0
    ) throws -> [VideoFrame] {
        let picture = SyntheticPicture(size: size, layout: layout)
        let pool = VideoFramePool(layout: layout, size: size, limit: count)
        return try (first..<(first + count)).map { index in
            let time = Duration.nanoseconds(index * 1_000_000_000 / 30)
            return try pool.makeFrame(at: time) { picture.draw(counter: index, time: time, on: $0) }
        }
    }

    /// Noise, which is hard to encode: a rate control has to work for its rate.
    static func noise(_ index: Int, seed: UInt64 = 7, pool: VideoFramePool) throws -> VideoFrame {
        var state = seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15
        return try pool.makeFrame(at: .nanoseconds(index * 1_000_000_000 / 30)) { canvas in
            for (number, plane) in canvas.planes.enumerated() {
                for y in 0..<plane.rows {
                    for x in 0..<plane.bytesPerRow {
                        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                        plane.bytes[y * plane.stride + x] = number == 0 ? UInt8(100 + (state >> 59)) : 128
                    }
                }
            }
        }
    }

    /// One brightness everywhere.
    static func plain(
        _ luma: UInt8, size: VideoSize, layout: PixelLayout = .i420, at time: Duration = .zero
    ) throws -> VideoFrame {
        try VideoFramePool(layout: layout, size: size, limit: 1).makeFrame(at: time) { canvas in
            for (index, plane) in canvas.planes.enumerated() {
                for place in plane.bytes.indices { plane.bytes[place] = index == 0 ? luma : 128 }
            }
        }
    }

    /// Of the luma, in decibels; 100 where nothing differs.
    static func psnr(_ one: VideoFrame, _ other: VideoFrame) -> Double {
        let (first, second) = (luma(one), luma(other))
        guard first.count == second.count, !first.isEmpty else { return 0 }
        var sum = 0
        for index in first.indices {
            let difference = Int(first[index]) - Int(second[index])
            sum += difference * difference
        }
        guard sum > 0 else { return 100 }
        return 10 * log10(65_025 * Double(first.count) / Double(sum))
    }

    static func luma(_ frame: VideoFrame) -> [UInt8] { frame.withPlanes { $0[0].packed } }
}
