import Casting
import ScreenBroadcast

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// This very program, once more, with `--json`, or another one: what it says is kept, and it is ended at the latest
/// with the demo.
@MainActor final class DemoChild {
    private struct Line: Decodable {
        var event: String?
        var error: String?
        var link: String?
        var outline: BroadcastOutline?
        var statistics: BroadcastStatistics?
    }

    private let process: DetachedProcess
    /// What it has said first.
    private(set) var firstLine: String?
    private var lines: [Line] = []
    private let ending: Task<Int32, Never>
    private var reading: Task<Void, Never>?
    private var hasEnded = false

    var pid: pid_t { process.pid }
    var isRunning: Bool { !hasEnded }

    /// - Parameters:
    ///   - program: another one than this, by its name in PATH.
    ///   - folder: takes the place of the user's folders for state, cache and sockets.
    ///   - environment: what it finds there besides.
    init(
        program: String? = nil, arguments: [String], folder: URL, environment more: [String: String] = [:]
    ) throws {
        var environment = more
        for name in ["STATE_HOME", "CACHE_HOME", "RUNTIME_DIR"] {
            let path = folder.appendingPathComponent(name.lowercased())
            try FileManager.default.createDirectory(
                at: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            environment["XDG_" + name] = path.path
        }
        let process = try DetachedProcess(program: program, arguments: arguments, environment: environment)
        self.process = process
        ending = Task { await process.exitStatus() }
        reading = Task { [weak self] in
            while let text = await process.nextLine() { self?.take(text) }
        }
        Task { [weak self, ending] in
            _ = await ending.value
            self?.hasEnded = true
        }
    }

    private func take(_ text: String) {
        if firstLine == nil { firstLine = text }
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else { return }
        lines.append(line)
    }

    /// True once it has told of that event.
    ///
    /// - Throws: `.refused` where it has ended before, with its own words.
    func hasTold(_ event: String) throws -> Bool {
        if lines.contains(where: { $0.event == event }) { return true }
        guard !hasEnded else {
            throw CastFailure(.refused, "the process has ended: \(lines.last?.error ?? "without a word")")
        }
        return false
    }

    /// Where its page is, with the token in it, where it is a remote; nil before that.
    var link: String? { lines.lazy.compactMap(\.link).first }

    /// What it agreed with the device, where it mirrors; nil before that.
    var outline: BroadcastOutline? { lines.last { $0.outline != nil }?.outline }

    /// Its latest numbers, where it mirrors.
    var statistics: BroadcastStatistics? { lines.last { $0.statistics != nil }?.statistics }

    /// Waits for its end.
    var exitStatus: Int32 {
        get async { await ending.value }
    }

    /// What it has written to sockets and files so far; 0 where the system does not tell.
    var bytesWritten: Int {
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/io", encoding: .utf8) else { return 0 }
        let line = text.split(separator: "\n").first { $0.hasPrefix("wchar:") }
        return line.flatMap { Int($0.dropFirst("wchar:".count).drop { $0 == " " }) } ?? 0
    }

    func send(_ signal: Int32) {
        guard !hasEnded else { return }
        kill(pid, signal)
    }

    /// Ends it, in order where it can be.
    func end() async {
        send(SIGTERM)
        let killing = Task {
            try? await Task.sleep(for: .seconds(4))
            if !Task.isCancelled { send(SIGKILL) }
        }
        _ = await ending.value
        killing.cancel()
        reading?.cancel()
    }
}
