import CXCB
import PlatformC

/// An image of a display, in memory into which the display itself writes (MIT-SHM).
///
/// If that is not possible, for example over a network, the memory is not shared.
///
// Unchecked, because pointers are not Sendable. ``ScreenImage`` says which thread uses it when.
final class X11Image: ScreenImage, @unchecked Sendable {
    let size: VideoSize
    let stride: Int
    let format: ScreenPixelFormat
    let bytes: UnsafeMutableRawPointer
    /// The display's name for the memory; nil if the memory is not shared.
    let segment: xcb_shm_seg_t?
    private let length: Int
    private let display: X11Display

    /// - Throws: ``PipelineError/Code/captureUnavailable`` if the image is too large.
    init(size: VideoSize, _ format: X11Format, on display: X11Display) throws(PipelineError) {
        guard size.width * size.height <= largestScreen else {
            throw PipelineError(
                .captureUnavailable, "What is to be captured is too large: \(size); capture one monitor.")
        }
        self.size = size
        self.format = try format.pixels
        self.display = display
        stride = format.stride(width: size.width)
        // The scaler's vector code may read a little past the end.
        length = stride * size.height + 64
        let memory = display.isLocal && cxcb_shm(display.connection)?.pointee.present == 1 ? cxcb_memory() : -1
        defer { if memory >= 0 { close(memory) } }
        let isShared = memory >= 0 && ftruncate(memory, off_t(length)) == 0
        let mapped = mmap(
            nil, length, PROT_READ | PROT_WRITE, isShared ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS,
            isShared ? memory : -1, 0)
        guard let mapped, mapped != MAP_FAILED else { throw .memory }
        bytes = mapped
        segment = isShared ? Self.share(memory, with: display) : nil
    }

    deinit {
        if let segment {
            xcb_shm_detach(display.connection, segment)
            xcb_flush(display.connection)
        }
        munmap(bytes, length)
    }

    /// Returns nil if the display can't share memory (before MIT-SHM 1.2).
    private static func share(_ memory: Int32, with display: X11Display) -> xcb_shm_seg_t? {
        let connection = display.connection
        let version = X11Reply(xcb_shm_query_version_reply(connection, xcb_shm_query_version(connection), nil))
        guard let version, version.read({ ($0.pointee.major_version, $0.pointee.minor_version) >= (1, 2) }) else {
            return nil
        }
        // The library closes the descriptor that it sends.
        let copy = dup(memory)
        guard copy >= 0 else { return nil }
        let segment = xcb_generate_id(connection)
        guard let refusal = xcb_request_check(connection, xcb_shm_attach_fd_checked(connection, segment, copy, 0))
        else { return segment }
        free(refusal)
        return nil
    }
}
