/// Prints each step of the demo with the time that it took.
@MainActor final class DemoLog {
    struct Step: Encodable {
        let step: String
        let seconds: Double
        let detail: String?
    }

    private let console: Console
    private(set) var steps: [Step] = []
    private let start = ContinuousClock.now

    init(_ console: Console) {
        self.console = console
    }

    var elapsed: Duration { ContinuousClock.now - start }

    /// Runs a step; what `body` returns is told beside it. A step that throws ends the demo.
    @discardableResult
    func step<Result>(
        _ name: String, detail: (Result) -> String? = { _ in nil }, _ body: () async throws -> Result
    ) async throws -> Result {
        let begin = ContinuousClock.now
        do {
            let result = try await body()
            tell("✓", name, since: begin, detail: detail(result))
            return result
        } catch {
            tell("✗", name, since: begin, detail: nil)
            throw error
        }
    }

    private func tell(_ mark: String, _ name: String, since begin: ContinuousClock.Instant, detail: String?) {
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        let step = Step(step: name, seconds: (seconds * 1000).rounded() / 1000, detail: detail)
        steps.append(step)
        console.answer(Self.line(mark, step), json: step)
    }

    private static func line(_ mark: String, _ step: Step) -> String {
        let hundredths = Int((step.seconds * 100).rounded())
        let fraction = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
        let time = "\(hundredths / 100).\(fraction)"
        let padding = String(repeating: " ", count: max(0, 6 - time.count))
        return "\(mark) \(padding)\(time) s  \(step.step)" + (step.detail.map { ": \($0)" } ?? "")
    }
}
