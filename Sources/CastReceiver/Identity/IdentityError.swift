/// Why a receiver can't have its keys.
package struct IdentityError: Error, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A file or folder can't be read, made or written.
        package static let inaccessible = Code(rawValue: "inaccessible")
        /// A file or folder with keys belongs to another user, or others may get at it.
        package static let exposed = Code(rawValue: "exposed")
        /// A file does not hold what it should.
        package static let damaged = Code(rawValue: "damaged")
        /// A key or certificate could not be made.
        package static let failed = Code(rawValue: "failed")
        /// Another receiver runs with this folder.
        package static let inUse = Code(rawValue: "inUse")
    }

    package let code: Code
    /// What happened and what to do.
    package let description: String
    package let underlying: (any Error)?

    init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
