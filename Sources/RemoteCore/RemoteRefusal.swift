import FilePaths

/// Why the remote does not do what it was asked for, in a sentence for the person.
package struct RemoteRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Code: Sendable {
        /// What was sent makes no sense.
        case badRequest
        case notFound
        /// Not possible now.
        case conflict
        case tooLarge
        case tooMany
        case noRoom
        /// The link that it was asked with is no longer good.
        case takenBack
        /// A file of ours, or what is in it.
        case unreadable
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        (self.code, self.description) = (code, PathText.shown(description))
    }
}
