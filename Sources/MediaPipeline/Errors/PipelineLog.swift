import CFFmpeg
package import Logging
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where FFmpeg's own messages go. Until ``use(_:)`` they go nowhere; never to standard error.
///
/// They are details for whoever looks into a failure, which itself is thrown as a ``PipelineError``; so FFmpeg's error
/// is a notice here, its warning is information, and the rest is for debugging.
package enum PipelineLog {
    private static let logger = Mutex<Logger?>(nil)
    /// What stands in no message, the longest first.
    private static let secrets = Mutex<[String]>([])

    /// From now on, for the whole process. Nil: silence.
    package static func use(_ logger: Logger?) {
        Self.logger.withLock { $0 = logger }
        _ = installation
    }

    /// From now on each of these, the keys of a stream, is left out of FFmpeg's messages, which show whole addresses.
    static func conceal(_ more: [String]) {
        secrets.withLock { secrets in
            let new = more.filter { !$0.isEmpty && !secrets.contains($0) }
            if !new.isEmpty { secrets = (secrets + new).sorted { $0.utf8.count > $1.utf8.count } }
        }
    }

    static func concealed(_ text: String) -> String {
        secrets.withLock { $0 }.reduce(text) { $0.replacing($1, with: "…") }
    }

    /// What FFmpeg says of failures on this thread meanwhile: its numbers tell little of what a server said.
    static func overhearing<Value>(_ body: () -> Value) -> (value: Value, errors: [String]) {
        let thread = thread
        overheard.withLock { $0[thread] = [] }
        let value = body()
        return (value, overheard.withLock { $0.removeValue(forKey: thread) } ?? [])
    }

    private static let overheard = Mutex<[UInt: [String]]>([:])
    private static var thread: UInt {
        #if canImport(Glibc)
            pthread_self()
        #else
            UInt(bitPattern: pthread_self())
        #endif
    }
    private static var isOverheard: Bool {
        let thread = thread
        return overheard.withLock { $0[thread] != nil }
    }

    /// Bounded: a server may say much.
    private static func overhear(_ text: String) {
        let thread = thread
        overheard.withLock { heard in
            if let lines = heard[thread], lines.count < 16 { heard[thread] = lines + [text] }
        }
    }

    /// What is no failure, but should be known.
    static func warn(_ text: String) { logger.withLock { $0 }?.warning("\(text)") }

    /// Takes FFmpeg's log over from its default, which is standard error. Every class that calls into FFmpeg asks for
    /// this first.
    static func install() { _ = installation }

    private static let installation: Void = {
        av_log_set_level(AV_LOG_INFO)
        av_log_set_callback { source, level, format, arguments in
            guard level <= AV_LOG_INFO, let arguments else { return }
            let logger = PipelineLog.logger.withLock { $0 }
            let mapped = PipelineLog.level(of: level)
            let isWanted = logger.map { $0.logLevel <= mapped } ?? false
            guard isWanted || level <= AV_LOG_ERROR && PipelineLog.isOverheard else { return }
            var line = [CChar](repeating: 0, count: 2_560)
            var prefixed: Int32 = 1
            av_log_format_line2(source, level, format, arguments, &line, Int32(line.count), &prefixed)
            let whole = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let text = PipelineLog.concealed(String(whole.trimmingNewlines))
            if level <= AV_LOG_ERROR { PipelineLog.overhear(text) }
            if isWanted { logger?.log(level: mapped, "\(text)") }
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
