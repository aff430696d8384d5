import PlatformFoundation

/// Determines which process was started by which.
enum ProcessTree {
    /// A longer chain is not followed.
    private static let depth = 32

    /// Whether `process` is `ancestor`, or was started by it, directly or through others.
    static func descends(_ process: Int32, _ ancestor: Int32) -> Bool {
        var process = process
        for _ in 0..<depth {
            if process == ancestor { return true }
            guard process > 1, let parent = parent(of: process) else { return false }
            process = parent
        }
        return false
    }

    private static func parent(of process: Int32) -> Int32? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The name before it may contain spaces and parentheses.
            let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.count > 1 ? Int32(fields[1]) : nil
    }
}
