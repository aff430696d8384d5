/// Where the planes of a frame lie within its memory.
struct PixelLayout: Hashable, Sendable {
    struct Plane: Hashable, Sendable {
        let offset: Int
        let stride: Int
        let width: Int
        let height: Int
    }

    let format: PixelFormat
    let width: Int
    let height: Int
    let planes: [Plane]
    let byteCount: Int

    /// Rows begin at multiples of this, for the sake of vector instructions.
    static let alignment = 64

    init(format: PixelFormat, width: Int, height: Int) {
        precondition(
            width >= 2 && height >= 2 && width % 2 == 0 && height % 2 == 0 && width <= 16_384 && height <= 16_384,
            "a picture's width and height are even, and 2 to 16,384 pixels")
        self.format = format
        self.width = width
        self.height = height
        let sizes =
            switch format {
            case .i420: [(width, height), (width / 2, height / 2), (width / 2, height / 2)]
            case .nv12: [(width, height), (width, height / 2)]
            }
        var offset = 0
        planes = sizes.map { width, height in
            let stride = (width + Self.alignment - 1) / Self.alignment * Self.alignment
            defer { offset += stride * height }
            return Plane(offset: offset, stride: stride, width: width, height: height)
        }
        byteCount = offset
    }
}

/// The memory of one frame: its own, or somebody else's that the frame's owner keeps alive.
///
/// It is written only through an unsealed frame, under that frame's lock, and read only once the frame is sealed. So it
/// can be shared although the compiler can't see that.
final class PixelMemory: @unchecked Sendable {
    let planes: [PixelPlane]
    /// Empty for somebody else's memory.
    let mutablePlanes: [MutablePixelPlane]
    private let own: UnsafeMutableRawBufferPointer?

    init(layout: PixelLayout) {
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: layout.byteCount, alignment: PixelLayout.alignment)
        own = memory
        mutablePlanes = layout.planes.map { plane in
            MutablePixelPlane(
                bytes: UnsafeMutableRawBufferPointer(
                    rebasing: memory[plane.offset..<plane.offset + plane.stride * plane.height]),
                stride: plane.stride, width: plane.width, height: plane.height)
        }
        planes = mutablePlanes.map {
            PixelPlane(bytes: UnsafeRawBufferPointer($0.bytes), stride: $0.stride, width: $0.width, height: $0.height)
        }
    }

    init(layout: PixelLayout, foreign: [(base: UnsafeRawPointer, stride: Int)]) {
        precondition(foreign.count == layout.planes.count, "\(layout.format) has \(layout.planes.count) planes")
        own = nil
        mutablePlanes = []
        planes = zip(layout.planes, foreign).map { plane, given in
            precondition(given.stride >= plane.width, "a row is at least as long as what counts of it")
            // The last row may end with its last sample.
            let count = given.stride * (plane.height - 1) + plane.width
            return PixelPlane(
                bytes: UnsafeRawBufferPointer(start: given.base, count: count), stride: given.stride,
                width: plane.width, height: plane.height)
        }
    }

    deinit { own?.deallocate() }

    /// Fills the planes with black: no luma, neutral chroma.
    func blacken() {
        for (index, plane) in mutablePlanes.enumerated() {
            plane.bytes.initializeMemory(as: UInt8.self, repeating: index == 0 ? 16 : 128)
        }
    }
}
