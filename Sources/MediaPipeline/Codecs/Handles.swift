import CFFmpeg

/// Owns a frame that is filled and emptied again and again.
final class FrameHandle {
    let pointer: UnsafeMutablePointer<AVFrame>

    init() throws(PipelineError) {
        guard let pointer = av_frame_alloc() else { throw .memory }
        self.pointer = pointer
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVFrame>? = pointer
        av_frame_free(&pointer)
    }

    /// Refers to the samples of `frame` from now on, and no longer to those that it had.
    func borrow(_ frame: UnsafePointer<AVFrame>) throws(PipelineError) {
        av_frame_unref(pointer)
        guard av_frame_ref(pointer, frame) >= 0 else { throw .memory }
    }

    /// Hands over the samples, and is empty then.
    func moveOut() throws(PipelineError) -> PictureBuffer {
        guard let frame = av_frame_alloc() else { throw .memory }
        av_frame_move_ref(frame, pointer)
        return PictureBuffer(adopting: frame)
    }
}

/// Owns a packet that is filled and emptied again and again.
final class PacketHandle {
    let pointer: UnsafeMutablePointer<AVPacket>

    init() throws(PipelineError) {
        guard let pointer = av_packet_alloc() else { throw .memory }
        self.pointer = pointer
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVPacket>? = pointer
        av_packet_free(&pointer)
    }

    func fill(_ bytes: [UInt8], time: Int64) throws(PipelineError) {
        av_packet_unref(pointer)
        guard bytes.count < 1 << 28, av_new_packet(pointer, Int32(bytes.count)) >= 0 else { throw .memory }
        bytes.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            UnsafeMutableRawPointer(pointer.pointee.data).copyMemory(from: start, byteCount: source.count)
        }
        pointer.pointee.pts = time
        pointer.pointee.dts = time
    }

    /// Hands over its bytes, and is empty then.
    func moveOut() throws(PipelineError) -> PacketHandle {
        let moved = try PacketHandle()
        av_packet_move_ref(moved.pointer, pointer)
        return moved
    }

    /// Makes its times later by this many ticks, in its own units.
    func move(by ticks: Int64) {
        if pointer.pointee.pts != cffmpeg_no_time() { pointer.pointee.pts &+= ticks }
        if pointer.pointee.dts != cffmpeg_no_time() { pointer.pointee.dts &+= ticks }
    }

    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: pointer.pointee.data, count: Int(pointer.pointee.size))
    }

    var isKeyFrame: Bool { pointer.pointee.flags & AV_PKT_FLAG_KEY != 0 }
}

/// Owns a codec's context.
final class CodecContext {
    enum Step: Equatable {
        case done
        /// There is nothing to take yet.
        case empty
        /// Nothing more will come.
        case ended
        case failed(Int32)
    }

    let codec: UnsafePointer<AVCodec>
    let pointer: UnsafeMutablePointer<AVCodecContext>

    init(_ codec: UnsafePointer<AVCodec>) throws(PipelineError) {
        guard let pointer = avcodec_alloc_context3(codec) else { throw .memory }
        self.codec = codec
        self.pointer = pointer
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVCodecContext>? = pointer
        avcodec_free_context(&pointer)
    }

    /// Opens the codec with its own options.
    ///
    /// Options that this version of the codec does not know are left out: they improve it, but it works without them.
    ///
    /// - Returns: FFmpeg's status, negative if it failed.
    func open(_ options: [(String, String)]) -> Int32 {
        var dictionary: OpaquePointer?
        defer { av_dict_free(&dictionary) }
        for (name, value) in options { av_dict_set(&dictionary, name, value, 0) }
        return avcodec_open2(pointer, codec, &dictionary)
    }

    /// Nil says that nothing more will be sent.
    func send(_ frame: FrameHandle?) -> Step { step(avcodec_send_frame(pointer, frame?.pointer)) }
    func receive(_ packet: PacketHandle) -> Step { step(avcodec_receive_packet(pointer, packet.pointer)) }
    /// Nil says that nothing more will be sent.
    func send(_ packet: PacketHandle?) -> Step { step(avcodec_send_packet(pointer, packet?.pointer)) }
    func receive(_ frame: FrameHandle) -> Step { step(avcodec_receive_frame(pointer, frame.pointer)) }

    private func step(_ status: Int32) -> Step {
        switch status {
        case 0...: .done
        case cffmpeg_error(EAGAIN): .empty
        case cffmpeg_end_of_file(): .ended
        default: .failed(status)
        }
    }
}
