import PlatformC
import PlatformFoundation

/// Identifies a process by its number and its start time, so that a reused number is detected.
package struct ProcessIdentity: Hashable, Sendable {
    package let processID: Int32
    /// The boot's id and the clock ticks since it (proc(5), field 22 of stat).
    package let start: String

    package init(processID: Int32, start: String) {
        self.processID = processID
        self.start = start
    }

    /// Nil if there is no such process, or it is a zombie.
    package init?(of processID: Int32) {
        guard let start = Self.start(of: processID) else { return nil }
        self.init(processID: processID, start: start)
    }

    package static var own: ProcessIdentity {
        ProcessIdentity(of: getpid()) ?? ProcessIdentity(processID: getpid(), start: "")
    }

    package var isRunning: Bool { Self.start(of: processID) == start }

    /// Sends a signal, unless the number has been reused.
    package func signal(_ number: Int32) {
        guard isRunning else { return }
        kill(processID, number)
    }

    /// Waits for its end, polling 20 times a second.
    ///
    /// - Returns: False if it still runs after `limit`, or the task was cancelled.
    package func end(within limit: Duration) async -> Bool {
        let deadline = ContinuousClock.now + limit
        while isRunning {
            guard ContinuousClock.now < deadline, (try? await Task.sleep(for: .milliseconds(50))) != nil else {
                return !isRunning
            }
        }
        return true
    }

    static func start(of processID: Int32) -> String? {
        #if os(Linux)
            guard let stat = read("/proc/\(processID)/stat"), let name = stat.lastIndex(of: ")") else { return nil }
            let fields = stat[stat.index(after: name)...].split(separator: " ")
            guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
            return "\(boot) \(fields[19])"
        #else
            return kill(processID, 0) == 0 ? "" : nil
        #endif
    }

    private static let boot =
        read("/proc/sys/kernel/random/boot_id")?.prefix { !$0.isWhitespace }.description ?? ""

    private static func read(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = posixRead(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }
}

// Inside the type, this name is its own method.
private func posixRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
