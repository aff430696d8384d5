import CPipeWire

/// The stream of a screen's pictures. It belongs to its connection's thread, and must be gone before the connection.
///
/// It keeps the newest picture in the buffer in which it came. All other buffers go back at once.
final class PipeWireStream {
    private let connection: PipeWireConnection
    private let stream: OpaquePointer
    private let hook = PipeWireHook<pw_stream_events>()
    private var wish: cpipewire_screen_wish
    private let memory = PipeWireMemory()
    private let showsCursor: Bool

    /// The format that was agreed on.
    private(set) var format: (size: VideoSize, pixels: ScreenPixelFormat)?
    private var isGraphics = false
    private(set) var failure: PipelineError?
    private var hasStreamed = false
    /// Whether pictures can come.
    private(set) var isStreaming = false

    private var held: UnsafeMutablePointer<pw_buffer>?
    /// The rows of the pictures that have changed since ``take(into:)``.
    private var changed = DamagedRows(size: VideoSize(2, 2))
    /// When the newest picture was captured, in nanoseconds of CLOCK_MONOTONIC.
    private(set) var time: Int64?
    /// The turn of the newest picture, for a screen that stands on its side.
    private(set) var turn = PictureTurn.none
    private(set) var cursor = PipeWireCursor()
    private var isCursorMoved = false

    /// - Parameter node: PipeWire's number of the node that is captured.
    init(
        _ connection: PipeWireConnection, node: UInt32, size: VideoSize?, rate: Int, showsCursor: Bool
    ) throws(PipelineError) {
        (self.connection, self.showsCursor) = (connection, showsCursor)
        wish = cpipewire_screen_wish(
            width: UInt32(size?.width ?? 0), height: UInt32(size?.height ?? 0), rate: UInt32(max(1, rate)),
            takes_dmabuf: 1)
        // The stream owns the properties from now on.
        let properties = pw_properties_new_string(
            "media.type=Video media.category=Capture media.role=Screen node.name=Marquee node.dont-reconnect=true")
        guard let stream = pw_stream_new(connection.core, "Marquee", properties) else { throw .pipeWireGone }
        self.stream = stream
        connection.watched = node
        listen()
        guard cpipewire_screen_connect(stream, node, &wish) >= 0 else {
            throw .screenStream("PipeWire does not take the stream")
        }
    }

    deinit {
        hook.remove()
        memory.removeAll()
        pw_stream_destroy(stream)
    }

    private func listen() {
        let events = hook.events
        events.pointee.version = UInt32(PW_VERSION_STREAM_EVENTS)
        events.pointee.state_changed = { data, _, state, message in
            PipeWireStream.of(data)?.became(state, message)
        }
        events.pointee.param_changed = { data, id, pod in
            guard id == SPA_PARAM_Format.rawValue else { return }
            PipeWireStream.of(data)?.agreed(on: pod)
        }
        events.pointee.remove_buffer = { data, buffer in
            guard let buffer else { return }
            PipeWireStream.of(data)?.lose(buffer)
        }
        events.pointee.process = { data in
            PipeWireStream.of(data)?.takeBuffers()
        }
        pw_stream_add_listener(self.stream, hook.hook, events, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> PipeWireStream? {
        data.map { Unmanaged<PipeWireStream>.fromOpaque($0).takeUnretainedValue() }
    }

    private func became(_ state: pw_stream_state, _ message: UnsafePointer<CChar>?) {
        isStreaming = state == PW_STREAM_STATE_STREAMING
        switch state {
        case PW_STREAM_STATE_STREAMING: hasStreamed = true
        case PW_STREAM_STATE_ERROR:
            let reason = message.map { String(cString: $0) } ?? "no reason was given"
            failure = failure ?? (hasStreamed ? .screenGone : .screenStream(reason))
        case PW_STREAM_STATE_UNCONNECTED: failure = failure ?? .screenGone
        default: break
        }
    }

    /// - Parameter pod: Nil if a format is given up before another one.
    private func agreed(on pod: UnsafePointer<spa_pod>?) {
        guard let pod else { return }
        var found = cpipewire_screen_format()
        guard cpipewire_screen_read(pod, &found) >= 0,
            let pixels = ScreenPixelFormat(spa_video_format(rawValue: found.format)),
            found.width > 0, found.height > 0, Int(found.width) * Int(found.height) <= largestScreen
        else {
            failure = failure ?? .screenStream("its pictures are in a form that can't be read")
            return
        }
        let size = VideoSize(Int(found.width), Int(found.height))
        format = (size, pixels)
        isGraphics = found.is_dmabuf != 0
        changed = DamagedRows(size: size)
        changed.addAll()
        _ = cpipewire_screen_accept(stream, found.is_dmabuf)
    }

    private func lose(_ buffer: UnsafeMutablePointer<pw_buffer>) {
        if held == buffer { held = nil }
        memory.remove(buffer)
    }

    private func takeBuffers() {
        while let buffer = pw_stream_dequeue_buffer(stream) {
            guard let format, let content = PipeWireBuffer(buffer) else {
                pw_stream_queue_buffer(stream, buffer)
                continue
            }
            if showsCursor, let news = content.cursor {
                isCursorMoved = cursor.take(news, on: format.size) || isCursorMoved
            }
            guard content.hasPicture else {
                pw_stream_queue_buffer(stream, buffer)
                continue
            }
            if let damage = content.damage {
                for part in damage { changed.add(part) }
            } else {
                changed.addAll()
            }
            (time, turn) = (content.time, content.turn)
            giveBack()
            held = buffer
        }
    }

    private func giveBack() {
        guard let held else { return }
        self.held = nil
        pw_stream_queue_buffer(stream, held)
    }

    var hasPicture: Bool { held != nil }

    /// Whether the screen or the pointer looks different now.
    var hasNews: Bool { held != nil || isCursorMoved }

    /// Records that the pointer has been drawn as it is now.
    func forgetCursor() { isCursorMoved = false }

    /// Copies the rows that have changed since the last call.
    ///
    /// - Parameter image: With the size of the format.
    /// - Returns: the rows that have changed; nil if there was no picture, or none that can be read.
    func take(into image: PipeWireImage) -> [Range<Int>]? {
        guard let held, let format, format.size == image.size, let content = PipeWireBuffer(held) else { return nil }
        defer { giveBack() }
        let told = changed.runs
        var runs: [Range<Int>] = []
        let isRead = memory.read(held, content, of: format.size, format.pixels) { picture in
            runs = image.take(told, of: picture)
        }
        switch isRead {
        case .read: break
        case .slow where isGraphics, .unreadable where isGraphics:
            // The next pictures come in ordinary memory.
            wish.takes_dmabuf = 0
            _ = cpipewire_screen_wish_again(stream, &wish)
            if isRead == .unreadable { return nil }
        case .slow: break
        case .unreadable:
            failure = failure ?? .screenStream("its pictures are not whole")
            return nil
        }
        changed = DamagedRows(size: format.size)
        return runs
    }

    /// Restarts the stream. Desktops then give a picture even if nothing has changed.
    func callForPicture() {
        guard hasStreamed else { return }
        pw_stream_set_active(stream, false)
        pw_stream_set_active(stream, true)
    }

    /// Has all of the next picture copied, because the image is a new one.
    func renew() { changed.addAll() }
}

extension ScreenPixelFormat {
    /// Only the formats that are requested in cpipewire_screen_formats.
    init?(_ format: spa_video_format) {
        switch format {
        case SPA_VIDEO_FORMAT_BGRx, SPA_VIDEO_FORMAT_BGRA: self.init(.bgrx)
        case SPA_VIDEO_FORMAT_RGBx, SPA_VIDEO_FORMAT_RGBA: self.init(.rgbx)
        case SPA_VIDEO_FORMAT_xRGB, SPA_VIDEO_FORMAT_ARGB: self.init(.xrgb)
        case SPA_VIDEO_FORMAT_xBGR, SPA_VIDEO_FORMAT_ABGR: self.init(.xbgr)
        default: return nil
        }
    }
}
