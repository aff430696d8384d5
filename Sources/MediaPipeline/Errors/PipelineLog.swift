import CFFmpeg
package import Logging
import PlatformC
import Synchronization

/// Where FFmpeg's own messages go. Until ``use(_:)`` they go nowhere, and they never go to standard error.
///
/// They are details for a person who looks into a failure, which itself is thrown as a ``PipelineError``. So FFmpeg's
/// error is a notice here, its warning is information, and the rest is for debugging.
package enum PipelineLog {
    private static let logger = Mutex<Logger?>(nil)
    /// Texts that no message may contain, longest first.
    private static let secrets = Mutex<[String]>([])

    /// Sets the logger for the whole process, from now on. Nil means silence.
    package static func use(_ logger: Logger?) {
        Self.logger.withLock { $0 = logger }
        _ = installation
    }

    /// Leaves each of these texts, the keys of a stream, out of FFmpeg's messages from now on. The messages show whole
    /// URLs.
    static func conceal(_ more: [String]) {
        secrets.withLock { secrets in
            let new = more.filter { !$0.isEmpty && !secrets.contains($0) }
            if !new.isEmpty { secrets = (secrets + new).sorted { $0.utf8.count > $1.utf8.count } }
        }
    }

    static func concealed(_ text: String) -> String {
        secrets.withLock { $0 }.reduce(text) { $0.replacing($1, with: "…") }
    }

    /// Also returns FFmpeg's error messages on this thread during `body`, because its status says little about a
    /// server's answer.
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

    /// Bounded, because a server may say much.
    private static func overhear(_ text: String) {
        let thread = thread
        overheard.withLock { heard in
            if let lines = heard[thread], lines.count < 16 { heard[thread] = lines + [text] }
        }
    }

    /// Logs an event that is no failure, but should be known.
    static func warn(_ text: String) { logger.withLock { $0 }?.warning("\(text)") }

    /// Replaces FFmpeg's default log, which is standard error. Every class that calls FFmpeg calls this first.
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
