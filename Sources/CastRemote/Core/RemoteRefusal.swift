import FilePaths

/// The reason why the remote refuses a request, as a sentence for the person.
package struct RemoteRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Code: Sendable {
        /// The request makes no sense.
        case badRequest
        case notFound
        /// Not possible now.
        case conflict
        case tooLarge
        case tooMany
        case noRoom
        /// The link that was used was revoked.
        case takenBack
        /// One of our own files, or its contents, can't be read.
        case unreadable
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        (self.code, self.description) = (code, PathText.shown(description))
    }
}
