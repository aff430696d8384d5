import CastSender
import CastWidgetsCore
import SenderFakes
import Testing

@testable import CastWidgets

/// A terminal that is always read, and the devices of a house.
@MainActor
final class TerminalSeat {
    let bench: WidgetBench
    let widgets: TerminalWidgets
    private(set) var screen: PaintedScreen
    private(set) var frames: [[UInt8]] = []
    private(set) var isEnded = false
    private var reading: Task<Void, Never>?

    init(
        _ status: String? = nil, columns: Int = 80, rows: Int = 24, capabilities: TerminalCapabilities? = nil,
        texts: @escaping @Sendable (WidgetText) -> String = { $0.english }
    ) {
        bench = WidgetBench(status)
        screen = PaintedScreen(columns: columns, rows: rows)
        widgets = TerminalWidgets(
            context: bench.context, size: TerminalSize(columns: columns, rows: rows),
            capabilities: capabilities ?? TerminalCapabilities(), texts: texts)
        reading = Task { [weak self, frames = widgets.frames] in
            for await frame in frames { self?.take(frame) }
            self?.isEnded = true
        }
    }

    deinit { reading?.cancel() }

    private func take(_ frame: [UInt8]) {
        frames.append(frame)
        screen.write(frame)
    }

    var text: String { screen.lines.joined(separator: "\n") }

    func press(_ keys: String) { widgets.handle(bytes: keys.utf8) }

    /// Waits for a text, and says what is there instead where it does not come.
    func sees(_ text: String) async {
        for _ in 0..<200_000 {
            if self.text.contains(text) { return }
            await Task.yield()
        }
        Issue.record("no \(text) in:\n\(self.text)")
    }

    func connect() async throws {
        try await bench.connect()
        await sees("Casting to")
    }

    /// All that was begun has been drawn.
    func settle() async {
        for _ in 0..<200 { await Task.yield() }
    }

    func resize(_ columns: Int, _ rows: Int) {
        screen = PaintedScreen(columns: columns, rows: rows)
        widgets.resized(to: TerminalSize(columns: columns, rows: rows))
    }
}
