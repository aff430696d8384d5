import CFFmpeg

/// Encodes frames as they come: one in, one out.
///
/// The first frame is a key frame. After it, only frames that were requested with ``forceKeyFrame()`` are key frames
/// (and AV1's at a great change of the bit rate, see ``bitrate``).
///
/// Only one task may use it at a time: keep it inside one actor. A call takes as long as the encoding, 3 to 15 ms for
/// 720p.
package final class VideoEncoder {
    package let configuration: VideoEncoderConfiguration
    /// The encoder that is in use, which was really opened. It changes when a graphics card has failed and software
    /// goes on.
    package private(set) var encoder: EncoderDescription

    /// The bits per second that the encoder aims at, from the next frame on. They are within the bounds of
    /// ``VideoEncoderConfiguration/bitrate``.
    ///
    /// An encoder that can't change them while it runs (AV1's, VA-API's, libvpx in an FFmpeg that is not known here) is
    /// opened again, which costs a key frame. So it follows only when a key frame comes anyway, or when the new rate
    /// differs by more than a fifth.
    package var bitrate: Int {
        didSet { bitrate = VideoEncoderConfiguration.bitrates.clamping(bitrate) }
    }

    private let recipes: [EncoderRecipe]
    private var opened: OpenedEncoder
    private var converter: VideoScaler?
    private let input: FrameHandle
    private let packet: PacketHandle
    private var wantsKeyFrame = true
    /// The previous frame's picture.
    private var last: PictureBuffer?
    private var moments = PictureMoments()
    private var lastTicks = Int64.min
    /// Frames that were given and have not come out yet, by their ticks.
    private var underway: [(ticks: Int64, time: Duration)] = []

    /// Opens the first encoder that can be opened: a graphics card's if the configuration allows it, then software.
    ///
    /// - Throws: ``PipelineError/Code/badConfiguration``, ``PipelineError/Code/codecMissing``,
    ///   ``PipelineError/Code/encoderUnavailable``.
    package convenience init(_ configuration: VideoEncoderConfiguration) throws(PipelineError) {
        try self.init(
            configuration, recipes: EncoderRecipe.candidates(for: configuration.codec, configuration.hardware))
    }

    /// - Parameter recipes: In the order in which they are tried.
    init(_ configuration: VideoEncoderConfiguration, recipes: [EncoderRecipe]) throws(PipelineError) {
        try configuration.check()
        var configuration = configuration
        configuration.bitrate = VideoEncoderConfiguration.bitrates.clamping(configuration.bitrate)
        self.configuration = configuration
        self.recipes = recipes
        bitrate = configuration.bitrate
        opened = try Self.openFirst(of: recipes, configuration)
        encoder = opened.recipe.description
        input = try FrameHandle()
        packet = try PacketHandle()
    }

    private static func openFirst(
        of recipes: [EncoderRecipe], _ configuration: VideoEncoderConfiguration
    ) throws(PipelineError) -> OpenedEncoder {
        var failure: PipelineError?
        for recipe in recipes {
            do {
                return try OpenedEncoder(recipe, configuration)
            } catch {
                // The last error counts: it comes from software, or from the only hardware.
                if failure == nil || error.code != .codecMissing { failure = error }
            }
        }
        throw failure
            ?? PipelineError(
                .codecMissing, "No encoder for \(configuration.codec.rawValue) is known that needs no graphics card.")
    }

    /// Makes the next frame that is given a key frame.
    package func forceKeyFrame() { wantsKeyFrame = true }

    /// - Parameter frame: With the configured size. Its time should be later than that of the previous frame. If it is
    ///   not, the frame is encoded as if it were a moment later.
    /// - Returns: Normally that one frame, encoded; none if the encoder left it out or is still busy with it.
    /// - Throws: ``PipelineError/Code/frameUnsuitable``, ``PipelineError/Code/encodingFailed``, and
    ///   ``PipelineError/Code/poolExhausted``, after which it goes on with the next frame. If a graphics card fails,
    ///   software goes on with a key frame; this throws only if a card is required.
    package func encode(_ frame: VideoFrame) throws(PipelineError) -> [EncodedVideo] {
        guard frame.size == configuration.size else {
            throw PipelineError(
                .frameUnsuitable,
                "A picture of \(frame.size) was given to an encoder of \(configuration.size): scale it before.")
        }
        do {
            return try encodeNow(frame)
        } catch {
            try goOnWithSoftware(after: error)
            return try encodeNow(frame)
        }
    }

    private func encodeNow(_ frame: VideoFrame) throws(PipelineError) -> [EncodedVideo] {
        var output = try followBitrate()
        let ticks = max(frame.presentationTime.ticks(rate: OpenedEncoder.rate), lastTicks &+ 1)
        lastTicks = ticks
        let given = try prepare(frame)
        opened.expect(
            moments.next(isSame: last === frame.buffer, isKey: wantsKeyFrame, at: frame.presentationTime))
        last = frame.buffer
        given.pointer.pointee.pts = ticks
        // Set even if no key frame is wanted, because a decoded frame still has the type with which it was encoded.
        given.pointer.pointee.pict_type = wantsKeyFrame ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
        cffmpeg_set_duration(opened.context.pointer, given.pointer, Int32(Double(OpenedEncoder.rate) / rate))
        underway.append((ticks, frame.presentationTime))
        let step = opened.context.send(given)
        av_frame_unref(input.pointer)
        guard step == .done else { throw failure(step) }
        wantsKeyFrame = false
        output += try drain()
        return output
    }

    /// Goes on with software. A card can be taken away, or refuse frames like those that it accepted before. Frames
    /// that it still held are lost.
    private func goOnWithSoftware(after error: PipelineError) throws(PipelineError) {
        let software = recipes.filter { $0.hardware == nil }
        // Frames that are held for too long are not the card's fault.
        guard opened.recipe.hardware != nil, !software.isEmpty, error.code != .poolExhausted else { throw error }
        var configuration = configuration
        configuration.bitrate = bitrate
        opened = try Self.openFirst(of: software, configuration)
        encoder = opened.recipe.description
        converter = nil
        underway = []
        wantsKeyFrame = true
    }

    /// The frames that the encoder still holds; none with software. Nothing may be encoded after this.
    package func finish() throws(PipelineError) -> [EncodedVideo] {
        _ = opened.context.send(nil as FrameHandle?)
        return try drain()
    }

    private var rate: Double { configuration.frameRate }

    private func followBitrate() throws(PipelineError) -> [EncodedVideo] {
        guard !opened.follow(bitrate) else { return [] }
        let off = abs(Double(bitrate - opened.bitrate)) / Double(opened.bitrate)
        guard wantsKeyFrame || off > 0.2 else { return [] }
        let rest = try finish()
        var configuration = configuration
        configuration.bitrate = bitrate
        opened = try OpenedEncoder(opened.recipe, configuration)
        wantsKeyFrame = true
        return rest
    }

    /// The frame in a layout that the encoder takes, and on the encoder's card if it has one.
    private func prepare(_ frame: VideoFrame) throws(PipelineError) -> FrameHandle {
        var frame = frame
        if frame.layout != opened.recipe.layouts[0] {
            let converter = converter ?? VideoScaler(to: configuration.size, layout: opened.recipe.layouts[0])
            self.converter = converter
            frame = try converter.scale(frame)
        }
        try input.borrow(frame.buffer.frame)
        guard let device = opened.device else { return input }
        return try device.upload(input)
    }

    private func drain() throws(PipelineError) -> [EncodedVideo] {
        var output: [EncodedVideo] = []
        while true {
            let step = opened.context.receive(packet)
            switch step {
            case .done: output.append(takePacket())
            case .empty, .ended: return output
            case .failed: throw failure(step)
            }
        }
    }

    private func takePacket() -> EncodedVideo {
        defer { av_packet_unref(packet.pointer) }
        let ticks = packet.pointer.pointee.pts
        let time = underway.first { $0.ticks == ticks }?.time ?? Duration(ticks: ticks, rate: OpenedEncoder.rate)
        underway.removeAll { $0.ticks <= ticks }
        return EncodedVideo(
            bytes: Array(packet.bytes), dependency: packet.isKeyFrame ? .key : .previous, presentationTime: time,
            duration: Duration(picture: 1, rate: rate))
    }

    private func failure(_ step: CodecContext.Step) -> PipelineError {
        let sentence = "The encoder \(encoder.name) failed at a picture."
        if case .failed(let status) = step { return PipelineError(.encodingFailed, sentence, status: status) }
        return PipelineError(.encodingFailed, sentence, underlying: "\(step)")
    }
}

extension ClosedRange {
    func clamping(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
