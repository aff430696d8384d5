/// One plane of a picture, for reading. Valid only inside the closure that it was given to.
package struct VideoPlane {
    /// `rows * stride` bytes, or less by the padding of the last row.
    package let bytes: UnsafeRawBufferPointer
    /// Bytes from the start of one row to that of the next.
    package let stride: Int
    /// The bytes of a row that hold samples.
    package let bytesPerRow: Int
    package let rows: Int

    package init(bytes: UnsafeRawBufferPointer, stride: Int, bytesPerRow: Int, rows: Int) {
        self.bytes = bytes
        self.stride = stride
        self.bytesPerRow = bytesPerRow
        self.rows = rows
    }

    package subscript(x: Int, y: Int) -> UInt8 { bytes[y * stride + x] }

    /// The samples without padding, row after row.
    package var packed: [UInt8] {
        var packed: [UInt8] = []
        packed.reserveCapacity(bytesPerRow * rows)
        for y in 0..<rows {
            packed.append(contentsOf: bytes[(y * stride)..<(y * stride + bytesPerRow)])
        }
        return packed
    }
}

/// One plane of a picture that is being made. Valid only inside the closure that it was given to.
package struct MutableVideoPlane {
    package let bytes: UnsafeMutableRawBufferPointer
    package let stride: Int
    package let bytesPerRow: Int
    package let rows: Int

    package init(bytes: UnsafeMutableRawBufferPointer, stride: Int, bytesPerRow: Int, rows: Int) {
        self.bytes = bytes
        self.stride = stride
        self.bytesPerRow = bytesPerRow
        self.rows = rows
    }
}

/// A picture that is being made; see ``VideoFramePool/makeFrame(at:fill:)``. Its memory still holds the previous
/// picture.
package struct VideoCanvas {
    package let layout: PixelLayout
    package let size: VideoSize
    package let planes: [MutableVideoPlane]

    package init(layout: PixelLayout, size: VideoSize, planes: [MutableVideoPlane]) {
        self.layout = layout
        self.size = size
        self.planes = planes
    }
}

/// One plane in somebody else's memory.
package struct ExternalPlane {
    package let start: UnsafeRawPointer
    package let stride: Int

    package init(start: UnsafeRawPointer, stride: Int) {
        self.start = start
        self.stride = stride
    }
}
