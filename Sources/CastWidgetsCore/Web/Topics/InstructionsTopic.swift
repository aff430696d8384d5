/// The introductory overlay.
package struct InstructionsTopic: Encodable, Equatable, Sendable {
    package let presented: Bool
    @OrNull package var title: String?
    package let titlePlace: String
    @OrNull package var dismissButton: String?

    /// - Parameter state: nil if there is no overlay.
    package init(_ state: CastInstructionsState?) {
        let content = state?.content ?? CastInstructionsState.Content()
        presented = state?.isPresented ?? false
        (title, titlePlace) = (content.title, content.titlePlace.rawValue)
        dismissButton = content.dismissButton
    }
}
