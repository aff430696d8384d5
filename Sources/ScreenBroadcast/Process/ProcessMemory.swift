import PlatformC

/// The memory use of another process.
enum ProcessMemory {
    /// Bytes of resident memory without shared memory (proc(5), statm), since what it shares with its host, mainly
    /// frames, is the host's. Nil if the process has ended or the system does not report it.
    static func resident(of processID: Int32) -> Int? {
        let descriptor = open("/proc/\(processID)/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(descriptor, &bytes, bytes.count)
        let numbers = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        guard numbers.count > 2, let all = Int(numbers[1]), let shared = Int(numbers[2]) else { return nil }
        return max(0, all - shared) * Int(getpagesize())
    }
}
