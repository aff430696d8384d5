/// One thing that the doctor looked at.
struct Finding: Encodable, Equatable {
    enum Verdict: String, Encodable {
        case good
        /// Something works less well, or not at all, without it.
        case missing
        /// Neither good nor bad.
        case note
    }

    let subject: String
    let verdict: Verdict
    let finding: String
    /// What to do; nil where nothing is to be done.
    var remedy: String?

    var text: String {
        let mark =
            switch verdict {
            case .good: "✓"
            case .missing: "✗"
            case .note: "·"
            }
        let line = Console.printable("\(mark) \(subject): \(finding)")
        return remedy.map { "\(line)\n    → \(Console.printable($0))" } ?? line
    }
}
