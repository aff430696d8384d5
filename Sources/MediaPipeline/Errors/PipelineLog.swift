import CFFmpeg
package import Logging
import Synchronization

/// Where FFmpeg's own messages go. Until ``use(_:)`` they go nowhere; never to standard error.
///
/// They are details for whoever looks into a failure, which itself is thrown as a ``PipelineError``; so FFmpeg's error
/// is a notice here, its warning is information, and the rest is for debugging.
package enum PipelineLog {
    private static let logger = Mutex<Logger?>(nil)

    /// From now on, for the whole process. Nil: silence.
    package static func use(_ logger: Logger?) {
        Self.logger.withLock { $0 = logger }
        _ = installation
    }

    /// What is no failure, but should be known.
    static func warn(_ text: String) { logger.withLock { $0 }?.warning("\(text)") }

    /// Takes FFmpeg's log over from its default, which is standard error. Every class that calls into FFmpeg asks for
    /// this first.
    static func install() { _ = installation }

    private static let installation: Void = {
        av_log_set_level(AV_LOG_INFO)
        av_log_set_callback { source, level, format, arguments in
            guard level <= AV_LOG_INFO, let arguments, let logger = PipelineLog.logger.withLock({ $0 }) else { return }
            let mapped = PipelineLog.level(of: level)
            guard logger.logLevel <= mapped else { return }
            var line = [CChar](repeating: 0, count: 512)
            var prefixed: Int32 = 1
            av_log_format_line2(source, level, format, arguments, &line, Int32(line.count), &prefixed)
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            logger.log(level: mapped, "\(text.trimmingNewlines)")
        }
    }()

    private static func level(of level: Int32) -> Logger.Level {
        switch level {
        case ...AV_LOG_ERROR: .notice
        case ...AV_LOG_WARNING: .info
        case ...AV_LOG_INFO: .debug
        default: .trace
        }
    }
}

extension String {
    fileprivate var trimmingNewlines: Substring {
        self[...(lastIndex { !$0.isNewline } ?? startIndex)]
    }
}
