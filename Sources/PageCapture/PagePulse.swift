import BrowserProcess
import MediaPipeline

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

/// Whether a page still lives, and how much memory it takes.
struct PagePulse: Sendable {
    /// What all processes that draw the page may take together, in bytes: four times what a large dashboard does.
    static let memoryLimit = 1_536 * 1_024 * 1_024
    /// How often it is looked at, and how long it may then say nothing.
    static let interval = Duration.seconds(10)
    static let patience = Duration.seconds(30)

    let connection: DevToolsConnection
    let session: String
    var limit = Self.memoryLimit

    /// Until the page can't be used any more; why, in half a sentence.
    ///
    /// - Throws: where the browser ends, or the task is cancelled.
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
                // Between two documents there is nobody who could answer. One that has ended says so again at once.
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

    /// What it has for itself, without what it shares with others.
    static func memory(of process: Int) -> Int {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").prefix(3).compactMap { Int($0) }
        guard pages.count == 3 else { return 0 }
        return max(0, pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }
}
