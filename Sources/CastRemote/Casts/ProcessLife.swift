import PlatformC

/// Tells whether a process is still the same one: process ids are reused after a while.
enum ProcessLife {
    /// Returns the start in clock ticks after the machine's start (proc(5), the 22nd field of `stat`); nil if there is
    /// no such process.
    static func start(of pid: Int32) -> UInt64? {
        let descriptor = open("/proc/\(pid)/stat", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let bytes = FileBytes.read(descriptor, limit: 4_096) else { return nil }
        // The name before may contain spaces and brackets.
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        // A process that has ended and was not waited for yet does not count.
        guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
        return UInt64(fields[19])
    }

    static func isAlive(_ pid: Int32, since start: UInt64) -> Bool { self.start(of: pid) == start }
}
