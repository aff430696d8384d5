extension VideoCanvas {
    /// The column in bytes, and the row, of a plane for a pixel's column and row.
    fileprivate func columns(_ plane: Int, _ x: Int) -> Int { plane == 0 || layout == .nv12 ? x : x / 2 }
    fileprivate func lines(_ plane: Int, _ y: Int) -> Int { plane == 0 ? y : y / 2 }

    package func origins(_ part: EvenRectangle) -> ([UnsafeMutablePointer<UInt8>?], [Int32]) {
        var starts = [UnsafeMutablePointer<UInt8>?](repeating: nil, count: 4)
        var strides = [Int32](repeating: 0, count: 4)
        for (index, plane) in planes.enumerated() {
            let offset = lines(index, part.y) * plane.stride + columns(index, part.x)
            starts[index] = plane.bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: UInt8.self)
            strides[index] = Int32(plane.stride)
        }
        return (starts, strides)
    }

    /// Draws a picture of the part's size, turned.
    package func draw(_ picture: [VideoPlane], _ turn: PictureTurn, in part: EvenRectangle) {
        let (starts, strides) = origins(part)
        for (index, plane) in picture.enumerated() {
            guard let start = starts[index] else { continue }
            turn.copy(plane, to: start, stride: Int(strides[index]), width: index > 0 && layout == .nv12 ? 2 : 1)
        }
    }

    /// Paints everything outside of `part` black.
    package func blackenAround(_ part: EvenRectangle) {
        guard part.width < size.width || part.height < size.height else { return }
        for (index, plane) in planes.enumerated() {
            let black: UInt8 = index == 0 ? 16 : 128
            let (top, bottom) = (lines(index, part.y), lines(index, part.y + part.height))
            let (left, right) = (columns(index, part.x), columns(index, part.x + part.width))
            for y in 0..<plane.rows {
                let isInside = y >= top && y < bottom
                plane.fill(y, 0..<(isInside ? left : plane.bytesPerRow), black)
                if isInside { plane.fill(y, right..<plane.bytesPerRow, black) }
            }
        }
    }
}

extension MutableVideoPlane {
    /// Sets some bytes of one row.
    package func fill(_ y: Int, _ range: Range<Int>, _ value: UInt8) {
        guard !range.isEmpty, let base = bytes.baseAddress else { return }
        (base + y * stride + range.lowerBound).initializeMemory(as: UInt8.self, repeating: value, count: range.count)
    }
}
