/// Prints each step of the demo with its duration.
@MainActor final class DemoLog {
    private let say: (String, DemoStep) -> Void
    private(set) var steps: [DemoStep] = []
    private let start = ContinuousClock.now

    init(_ say: @escaping (String, DemoStep) -> Void) {
        self.say = say
    }

    var elapsed: Duration { ContinuousClock.now - start }

    /// Runs a step, and prints the result of `body` beside it. A step that throws ends the demo.
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

    /// Reports a step that can't be tried on this machine. This is no failure.
    func leaveOut(_ name: String, _ why: String) {
        tell("·", name, since: .now, detail: "left out: \(why)")
    }

    private func tell(_ mark: String, _ name: String, since begin: ContinuousClock.Instant, detail: String?) {
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        let step = DemoStep(step: name, seconds: (seconds * 1000).rounded() / 1000, detail: detail)
        steps.append(step)
        say(Self.line(mark, step), step)
    }

    private static func line(_ mark: String, _ step: DemoStep) -> String {
        let hundredths = Int((step.seconds * 100).rounded())
        let fraction = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
        let time = "\(hundredths / 100).\(fraction)"
        let padding = String(repeating: " ", count: max(0, 6 - time.count))
        return "\(mark) \(padding)\(time) s  \(step.step)" + (step.detail.map { ": \($0)" } ?? "")
    }
}
