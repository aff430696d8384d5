/// A request that makes no sense here, as a sentence.
package struct PlanError: Error, Hashable, CustomStringConvertible {
    package let description: String
    /// It is the source's, whose name belongs to the sentence.
    package let isOfSource: Bool

    package init(_ description: String, isOfSource: Bool = false) {
        self.description = description
        self.isOfSource = isOfSource
    }

    /// A file that could be opened, and gave neither a picture nor a sound: a header alone, for one.
    package static let nothingInIt = PlanError(
        "nothing of it can be played: no picture and no sound came out of it", isOfSource: true)
}
