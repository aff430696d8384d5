import Casting
import PlatformC
import PlatformFoundation
import ScreenBroadcast

/// A child process: this program with `--json`, or another program. Its output is kept. It ends with the demo at the
/// latest.
@MainActor final class DemoChild {
    private struct Line: Decodable {
        var event: String?
        var error: String?
        var link: String?
        var outline: BroadcastOutline?
        var statistics: BroadcastStatistics?
    }

    private let process: DetachedProcess
    /// The first line of its output.
    private(set) var firstLine: String?
    private var lines: [Line] = []
    private let ending: Task<Int32, Never>
    private var reading: Task<Void, Never>?
    private var hasEnded = false

    var pid: pid_t { process.pid }
    var isRunning: Bool { !hasEnded }

    /// - Parameters:
    ///   - program: the name of another program in PATH; nil for this program.
    ///   - folder: replaces the user's folders for state, cache and sockets.
    ///   - environment: further environment variables.
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

    /// True once the child has reported the event.
    ///
    /// - Throws: `.refused` with the child's error, if the child ended before.
    func hasTold(_ event: String) throws -> Bool {
        if lines.contains(where: { $0.event == event }) { return true }
        guard !hasEnded else {
            throw CastFailure(.refused, "the process has ended: \(lines.last?.error ?? "without a word")")
        }
        return false
    }

    /// The link to the page of a remote control, with its token; nil until the child has reported it.
    var link: String? { lines.lazy.compactMap(\.link).first }

    /// The negotiated streams of a mirroring; nil until the child has reported them.
    var outline: BroadcastOutline? { lines.last { $0.outline != nil }?.outline }

    /// The latest statistics of a mirroring.
    var statistics: BroadcastStatistics? { lines.last { $0.statistics != nil }?.statistics }

    /// Waits for its end.
    var exitStatus: Int32 {
        get async { await ending.value }
    }

    /// The number of bytes it has written to sockets and files; 0 if the system does not report it.
    var bytesWritten: Int {
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/io", encoding: .utf8) else { return 0 }
        let line = text.split(separator: "\n").first { $0.hasPrefix("wchar:") }
        return line.flatMap { Int($0.dropFirst("wchar:".count).drop { $0 == " " }) } ?? 0
    }

    func send(_ signal: Int32) {
        guard !hasEnded else { return }
        kill(pid, signal)
    }

    /// Ends the child with SIGTERM, and with SIGKILL after four seconds.
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
