/// Why a receiver's keys are not available.
package struct IdentityError: Error, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A file or folder can't be read, made or written.
        package static let inaccessible = Code(rawValue: "inaccessible")
        /// A file or folder with keys belongs to another user, or other users may access it.
        package static let exposed = Code(rawValue: "exposed")
        /// A file does not have valid contents.
        package static let damaged = Code(rawValue: "damaged")
        /// A key or certificate could not be made.
        package static let failed = Code(rawValue: "failed")
        /// Another receiver is running with this folder.
        package static let inUse = Code(rawValue: "inUse")
    }

    package let code: Code
    /// A sentence that says what happened and what to do.
    package let description: String
    package let underlying: (any Error)?

    init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
