/// A result of `marquee doctor`.
struct Finding: Encodable, Equatable {
    enum Verdict: String, Encodable {
        case good
        /// Something does not work, or works less well, because this is missing.
        case missing
        /// For information.
        case note
    }

    let subject: String
    let verdict: Verdict
    let finding: String
    /// What to do about it; nil if there is nothing to do.
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
