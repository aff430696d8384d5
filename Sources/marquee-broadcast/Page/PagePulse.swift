import BrowserProcess
import MediaPipeline
import PlatformC
import PlatformFoundation

/// Checks whether a page lives, and how much memory it uses.
struct PagePulse: Sendable {
    /// The most bytes for all processes that render the page: four times the needs of a large dashboard.
    static let memoryLimit = 1_536 * 1_024 * 1_024
    /// How often the page is checked, and how long it may take to answer.
    static let interval = Duration.seconds(10)
    static let patience = Duration.seconds(30)

    let connection: DevToolsConnection
    let session: String
    var limit = Self.memoryLimit

    /// Runs until the page is unusable. Returns the reason, in half a sentence.
    ///
    /// - Throws: An error if the browser ends or the task is cancelled.
    func watch() async throws -> String {
        while true {
            try await Task.sleep(for: Self.interval)
            do {
                _ = try await connection.call(
                    "Runtime.evaluate", DevTools.Evaluate(expression: "''"), session: session,
                    as: DevTools.Evaluated.self, within: Self.patience)
            } catch let error as BrowserError where error.code == .silence {
                return "it has not answered for \(Int(Self.patience / .seconds(1))) s"
            } catch let error as BrowserError where error.code == .answer {
                // Between two documents nothing can answer. If the target has ended, this call fails at once.
                try await connection.tell("Runtime.runIfWaitingForDebugger", DevTools.None(), session: session)
            }
            let size = try await memory()
            if size > limit { return "it took more than \(limit >> 20) MiB of memory" }
        }
    }

    private func memory() async throws -> Int {
        let processes = try await connection.call(
            "SystemInfo.getProcessInfo", DevTools.None(), as: DevTools.Processes.self, within: Self.patience)
        return processes.processInfo.filter { $0.type == "renderer" }.reduce(0) { $0 + Self.memory(of: $1.id) }
    }

    /// The process's own memory, without shared memory.
    static func memory(of process: Int) -> Int {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").prefix(3).compactMap { Int($0) }
        guard pages.count == 3 else { return 0 }
        return max(0, pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }
}
