/// A request that makes no sense here, as a sentence.
struct PlanError: Error, Hashable, CustomStringConvertible {
    let description: String
    /// Whether it concerns the source, whose name is then added to the sentence.
    let isOfSource: Bool

    init(_ description: String, isOfSource: Bool = false) {
        self.description = description
        self.isOfSource = isOfSource
    }

    /// A file that could be opened but contained neither video nor audio, such as a header alone.
    static let nothingInIt = PlanError(
        "nothing of it can be played: no picture and no sound came out of it", isOfSource: true)
}
