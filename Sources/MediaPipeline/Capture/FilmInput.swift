import CFFmpeg
import FileAccess
import FilePaths
import PlatformC

/// Opens a film's file for libavformat, and no other file, whatever the film says.
///
/// The file is opened here, by its name. Libavformat gets the opened file and not the name, so that a name means
/// nothing to it (a pattern, a protocol, an extension). It reads the formats of ``FilmFormats``, and each further file
/// that a reader asks for is refused.
enum FilmInput {
    struct Opened {
        let context: UnsafeMutablePointer<AVFormatContext>
        /// The opened file; nil if libavformat opens its files itself. The owner closes it after the context.
        let file: UnsafeMutablePointer<AVIOContext>?
    }

    struct Failure: Error {
        /// FFmpeg's error number.
        let status: Int32
    }

    /// The most bytes that one block of FFmpeg's memory may take in this process.
    ///
    /// A picture of 8192 by 8192 pixels takes 200 MB. A film that claims a million by a million is refused.
    private static let largestBlock = 512 << 20

    static func open(_ path: String) throws(Failure) -> Opened {
        av_max_alloc(largestBlock)
        return !Files.isThere(path) && path.contains("%") ? try openSeries(path) : try openFile(path)
    }

    private static func openFile(_ path: String) throws(Failure) -> Opened {
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        av_dict_set(&options, "protocol_whitelist", "file", 0)
        var file: UnsafeMutablePointer<AVIOContext>?
        // The prefix keeps a name like "http:film" from being taken for a URL.
        let status = avio_open2(&file, ("file:" + path).pathBytes, AVIO_FLAG_READ, nil, &options)
        guard status >= 0, let file else { throw Failure(status: status) }
        var context = avformat_alloc_context()
        context?.pointee.pb = file
        context?.pointee.io_open = { _, _, _, _, _ in cffmpeg_error(EPERM) }
        do throws(Failure) {
            return Opened(context: try open(&context, "", formats: FilmFormats.list), file: file)
        } catch {
            var file: UnsafeMutablePointer<AVIOContext>? = file
            avio_closep(&file)
            throw error
        }
    }

    /// Opens a series of pictures in files of their own, such as `holiday%02d.png`. The user asked for it, because
    /// there is no file of that name.
    private static func openSeries(_ path: String) throws(Failure) -> Opened {
        var context = avformat_alloc_context()
        context?.pointee.iformat = av_find_input_format("image2")
        return Opened(context: try open(&context, "file:" + path, formats: "image2"), file: nil)
    }

    private static func open(
        _ context: inout UnsafeMutablePointer<AVFormatContext>?, _ name: String, formats: String
    ) throws(Failure) -> UnsafeMutablePointer<AVFormatContext> {
        guard context != nil else { throw Failure(status: cffmpeg_error(ENOMEM)) }
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        av_dict_set(&options, "protocol_whitelist", "file", 0)
        av_dict_set(&options, "format_whitelist", formats, 0)
        // Only number patterns: a star or a question mark does not stand for other names. Other readers do not know
        // this option.
        av_dict_set(&options, "pattern_type", "sequence", 0)
        let status = avformat_open_input(&context, name.pathBytes, nil, &options)
        guard status >= 0, let context else { throw Failure(status: status) }
        return context
    }
}
