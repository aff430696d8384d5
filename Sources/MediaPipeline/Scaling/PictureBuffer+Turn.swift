import CFFmpeg

extension PictureBuffer {
    /// The turn that the picture itself gives; nil if it gives none.
    var turn: PictureTurn? {
        guard let data = av_frame_get_side_data(frame, AV_FRAME_DATA_DISPLAYMATRIX), data.pointee.size >= 36 else {
            return nil
        }
        return data.pointee.data.withMemoryRebound(to: Int32.self, capacity: 9) { PictureTurn(displayMatrix: $0) }
    }
}
