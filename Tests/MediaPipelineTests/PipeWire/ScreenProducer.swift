import CPipeWire
import Foundation
import Synchronization

@testable import MediaPipeline

/// A compositor's side of a screen's stream: gives the pictures that a test wants, with what is told beside them.
///
/// It runs on a thread of its own.
final class ScreenProducer: @unchecked Sendable {
    /// One buffer.
    struct Picture: Sendable {
        /// All pixels, as in memory, in a number; nil: the buffer tells of the pointer alone.
        var colour: UInt32?
        /// Rows in another colour, which alone are told to have changed.
        var band: (rows: Range<Int>, colour: UInt32)?
        /// Where the pointer is, 8 by 8 pixels of a colour with its opacity.
        var cursor: (x: Int32, y: Int32, colour: UInt32)?
        /// How long ago it was captured, in milliseconds.
        var age: Int64 = 0
    }

    private let size: VideoSize
    private let format: spa_video_format
    private let orders = Mutex<(pictures: [Picture], node: UInt32?, isOver: Bool)>(([], nil, false))
    private let hook = PipeWireHook<pw_stream_events>()
    private var stream: OpaquePointer?

    init(_ size: VideoSize, _ format: spa_video_format, on descriptor: Int32) {
        (self.size, self.format) = (size, format)
        Thread { [self] in run(on: descriptor) }.start()
    }

    /// The stream's number.
    func node() async -> UInt32 {
        while true {
            if let node = orders.withLock({ $0.node }) { return node }
            await Task.yield()
        }
    }

    func show(_ picture: Picture) { orders.withLock { $0.pictures.append(picture) } }
    func end() { orders.withLock { $0.isOver = true } }

    private func run(on descriptor: Int32) {
        guard let connection = try? PipeWireConnection(remote: descriptor) else { return }
        let properties = pw_properties_new_string("media.class=Video/Source node.name=producer")
        guard let stream = pw_stream_new(connection.core, "producer", properties) else { return }
        self.stream = stream
        hook.events.pointee.version = UInt32(PW_VERSION_STREAM_EVENTS)
        hook.events.pointee.param_changed = { data, id, pod in
            guard id == SPA_PARAM_Format.rawValue, pod != nil, let data else { return }
            Unmanaged<ScreenProducer>.fromOpaque(data).takeUnretainedValue().answerFormat()
        }
        pw_stream_add_listener(stream, hook.hook, hook.events, Unmanaged.passUnretained(self).toOpaque())
        withPods { builder in
            var pods: [UnsafePointer<spa_pod>?] = [formatPod(builder)]
            _ = pw_stream_connect(
                stream, SPA_DIRECTION_OUTPUT, UInt32.max,
                pw_stream_flags(PW_STREAM_FLAG_DRIVER.rawValue | PW_STREAM_FLAG_MAP_BUFFERS.rawValue), &pods, 1)
        }
        var (last, wasStreaming) = (Picture?.none, false)
        while !orders.withLock({ $0.isOver }), connection.failure == nil {
            var watched = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&watched, 1, 5)
            connection.turn()
            let node = pw_stream_get_node_id(stream)
            if node != UInt32.max { orders.withLock { $0.node = node } }
            let isStreaming = pw_stream_get_state(stream, nil) == PW_STREAM_STATE_STREAMING
            // As desktops do, it shows what there is to whoever begins.
            if isStreaming, !wasStreaming, let last { orders.withLock { $0.pictures.insert(last, at: 0) } }
            wasStreaming = isStreaming
            guard isStreaming, let next = orders.withLock({ $0.pictures.first }), fill(next) else { continue }
            last = next
            orders.withLock { _ = $0.pictures.removeFirst() }
        }
        hook.remove()
        pw_stream_destroy(stream)
        self.stream = nil
    }

    /// False where no buffer is free.
    private func fill(_ picture: Picture) -> Bool {
        guard let stream, let buffer = pw_stream_dequeue_buffer(stream) else { return false }
        guard let inner = buffer.pointee.buffer, let data = inner.pointee.datas, let bytes = data.pointee.data else {
            pw_stream_queue_buffer(stream, buffer)
            return false
        }
        let stride = size.width * 4
        let pixels = bytes.assumingMemoryBound(to: UInt32.self)
        if let colour = picture.colour {
            for index in 0..<(size.width * size.height) { pixels[index] = colour }
        }
        if let band = picture.band {
            for index in (band.rows.lowerBound * size.width)..<(band.rows.upperBound * size.width) {
                pixels[index] = band.colour
            }
        }
        data.pointee.chunk.pointee = spa_chunk(
            offset: 0, size: picture.colour == nil ? 0 : UInt32(stride * size.height), stride: Int32(stride), flags: 0)
        describe(picture, UnsafeMutablePointer(inner))
        pw_stream_queue_buffer(stream, buffer)
        _ = pw_stream_trigger_process(stream)
        return true
    }

    private func describe(_ picture: Picture, _ buffer: UnsafeMutablePointer<spa_buffer>) {
        if let header = spa_buffer_find_meta_data(
            buffer, SPA_META_Header.rawValue, MemoryLayout<spa_meta_header>.size)
        {
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            var told = spa_meta_header()
            told.pts = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) - picture.age * 1_000_000
            header.storeBytes(of: told, as: spa_meta_header.self)
        }
        if let damage = spa_buffer_find_meta(buffer, SPA_META_VideoDamage.rawValue), let start = damage.pointee.data {
            memset(start, 0, Int(damage.pointee.size))
            if let band = picture.band {
                var region = spa_meta_region()
                region.region.position = spa_point(x: 0, y: Int32(band.rows.lowerBound))
                region.region.size = spa_rectangle(width: UInt32(size.width), height: UInt32(band.rows.count))
                start.storeBytes(of: region, as: spa_meta_region.self)
            }
        }
        guard let meta = spa_buffer_find_meta(buffer, SPA_META_Cursor.rawValue), let start = meta.pointee.data else {
            return
        }
        memset(start, 0, Int(meta.pointee.size))
        guard let cursor = picture.cursor else { return }
        var told = spa_meta_cursor()
        (told.id, told.position) = (1, spa_point(x: cursor.x, y: cursor.y))
        told.bitmap_offset = UInt32(MemoryLayout<spa_meta_cursor>.size)
        start.storeBytes(of: told, as: spa_meta_cursor.self)
        var bitmap = spa_meta_bitmap()
        (bitmap.format, bitmap.size) = (SPA_VIDEO_FORMAT_BGRA.rawValue, spa_rectangle(width: 8, height: 8))
        (bitmap.stride, bitmap.offset) = (32, UInt32(MemoryLayout<spa_meta_bitmap>.size))
        let place = start + Int(told.bitmap_offset)
        place.storeBytes(of: bitmap, as: spa_meta_bitmap.self)
        for index in 0..<64 {
            (place + Int(bitmap.offset) + 4 * index).storeBytes(of: cursor.colour, as: UInt32.self)
        }
    }

    // MARK: - What is offered

    private func withPods(_ body: (UnsafeMutablePointer<spa_pod_builder>) -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { room in
            var builder = spa_pod_builder()
            (builder.data, builder.size) = (room.baseAddress, 4096)
            body(&builder)
        }
    }

    private func object(
        _ builder: UnsafeMutablePointer<spa_pod_builder>, _ type: UInt32, _ id: spa_param_type, _ members: () -> Void
    ) -> UnsafePointer<spa_pod>? {
        var frame = spa_pod_frame()
        spa_pod_builder_push_object(builder, &frame, type, id.rawValue)
        members()
        return spa_pod_builder_pop(builder, &frame).map { UnsafePointer($0.assumingMemoryBound(to: spa_pod.self)) }
    }

    private func formatPod(_ b: UnsafeMutablePointer<spa_pod_builder>) -> UnsafePointer<spa_pod>? {
        object(b, UInt32(SPA_TYPE_OBJECT_Format), SPA_PARAM_EnumFormat) {
            spa_pod_builder_prop(b, SPA_FORMAT_mediaType.rawValue, 0)
            spa_pod_builder_id(b, SPA_MEDIA_TYPE_video.rawValue)
            spa_pod_builder_prop(b, SPA_FORMAT_mediaSubtype.rawValue, 0)
            spa_pod_builder_id(b, SPA_MEDIA_SUBTYPE_raw.rawValue)
            spa_pod_builder_prop(b, SPA_FORMAT_VIDEO_format.rawValue, 0)
            spa_pod_builder_id(b, format.rawValue)
            spa_pod_builder_prop(b, SPA_FORMAT_VIDEO_size.rawValue, 0)
            spa_pod_builder_rectangle(b, UInt32(size.width), UInt32(size.height))
            spa_pod_builder_prop(b, SPA_FORMAT_VIDEO_framerate.rawValue, 0)
            spa_pod_builder_fraction(b, 0, 1)
        }
    }

    private func answerFormat() {
        guard let stream else { return }
        withPods { b in
            func number(_ key: spa_param_buffers, _ value: Int) {
                spa_pod_builder_prop(b, key.rawValue, 0)
                spa_pod_builder_int(b, Int32(value))
            }
            let buffers = object(b, UInt32(SPA_TYPE_OBJECT_ParamBuffers), SPA_PARAM_Buffers) {
                number(SPA_PARAM_BUFFERS_buffers, 4)
                number(SPA_PARAM_BUFFERS_blocks, 1)
                number(SPA_PARAM_BUFFERS_size, size.width * size.height * 4)
                number(SPA_PARAM_BUFFERS_stride, size.width * 4)
                number(SPA_PARAM_BUFFERS_dataType, 1 << Int(SPA_DATA_MemFd.rawValue))
            }
            let metas: [(spa_meta_type, Int)] = [
                (SPA_META_Header, MemoryLayout<spa_meta_header>.size),
                (SPA_META_VideoDamage, MemoryLayout<spa_meta_region>.size),
                (
                    SPA_META_Cursor,
                    MemoryLayout<spa_meta_cursor>.size + MemoryLayout<spa_meta_bitmap>.size + 8 * 8 * 4
                ),
            ]
            var pods = [buffers]
            for (type, size) in metas {
                pods.append(
                    object(b, UInt32(SPA_TYPE_OBJECT_ParamMeta), SPA_PARAM_Meta) {
                        spa_pod_builder_prop(b, SPA_PARAM_META_type.rawValue, 0)
                        spa_pod_builder_id(b, type.rawValue)
                        spa_pod_builder_prop(b, SPA_PARAM_META_size.rawValue, 0)
                        spa_pod_builder_int(b, Int32(size))
                    })
            }
            _ = pw_stream_update_params(stream, &pods, UInt32(pods.count))
        }
    }
}
