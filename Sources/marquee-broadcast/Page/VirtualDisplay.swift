import BrowserProcess
import MediaPipeline
import Subprocess

/// One run of an X server without a screen (Xvfb), for one browser: nobody else has its key.
struct VirtualDisplay: Sendable {
    let executable: String
    let size: VideoSize
    /// Contains the display's key.
    let home: BrowserHome
    let isRoot: Bool

    /// How long it may take to start.
    private static let startTime = Duration.seconds(15)

    /// Runs the display while `body` runs, which gets its name as in DISPLAY.
    ///
    /// - Throws: ``BrowserError`` if it does not start, and `body`'s error.
    func run(_ body: @escaping @Sendable (String) async throws -> Void) async throws {
        try await KeptProgram(words: words, home: home, isRoot: isRoot).run { output in
            try await body(":\(try await Self.number(output))")
        }
    }

    /// The number that Xvfb prints when the display is ready.
    private static func number(_ output: SubprocessOutputSequence) async throws -> Int {
        try await withThrowingTaskGroup(of: Int?.self) { group in
            group.addTask {
                var text = ""
                for try await buffer in output {
                    text += buffer.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
                    guard text.utf8.count < 64 else { return nil }
                    if let end = text.firstIndex(where: \.isNewline) { return Int(text[..<end]) }
                }
                return nil
            }
            group.addTask {
                try await Task.sleep(for: startTime)
                return nil
            }
            defer { group.cancelAll() }
            guard let number = try await group.next() ?? nil else {
                throw BrowserError(.failed, "its display (Xvfb) does not start")
            }
            return number
        }
    }

    private var words: [String] {
        [
            executable, "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24", "-auth", home.displayKey,
            "-nolisten", "tcp", "-noreset", "-nocursor", "-br",
        ]
    }
}
