import Foundation

/// `broadcast-host-probe` as another program of a group, which says what it does in JSON lines.
final class OtherProgram: Sendable {
    private let process: Process
    private let input = Pipe()
    private let lines: AsyncStream<String>

    init(_ home: TestGroup, _ arguments: String...) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let output = Pipe()
        process = Process()
        process.executableURL = URL(fileURLWithPath: own).deletingLastPathComponent()
            .appendingPathComponent("broadcast-host-probe")
        process.arguments = arguments
        process.environment = home.environment
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        Thread.detachNewThread {
            var rest = Data()
            while true {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { break }
                rest += more
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    line.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                    rest = Data(rest[rest.index(after: end)...])
                }
            }
            line.finish()
        }
    }

    deinit { kill() }

    /// The next line; nil once it has ended.
    func next() async -> String? {
        for await line in lines { return line }
        return nil
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
