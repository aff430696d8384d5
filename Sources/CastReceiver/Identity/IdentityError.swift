/// Why a receiver's keys are not available.
struct IdentityError: Error, CustomStringConvertible {
    struct Code: RawRepresentable, Hashable, Sendable {
        let rawValue: String

        /// A file or folder can't be read, made or written.
        static let inaccessible = Code(rawValue: "inaccessible")
        /// A file or folder with keys belongs to another user, or other users may access it.
        static let exposed = Code(rawValue: "exposed")
        /// A file does not have valid contents.
        static let damaged = Code(rawValue: "damaged")
        /// A key or certificate could not be made.
        static let failed = Code(rawValue: "failed")
        /// Another receiver is running with this folder.
        static let inUse = Code(rawValue: "inUse")
    }

    let code: Code
    /// A sentence that says what happened and what to do.
    let description: String
    let underlying: (any Error)?

    init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
