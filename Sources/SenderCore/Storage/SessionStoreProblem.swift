/// A file that holds no session that this version can resume.
package struct SessionStoreProblem: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Kind: Equatable, Sendable {
        /// Truncated, or something else than a session. Set aside under another name, for whoever wants to look.
        case malformed
        /// A later version of this framework wrote it. Left for that one.
        case newerVersion(Int)
        /// It may not be read. Left alone.
        case unreadable
    }

    package let kind: Kind
    package let path: String

    package init(kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }

    package var description: String {
        switch kind {
        case .malformed: "\(path) holds no session that can be read; it was set aside, and can be deleted"
        case .newerVersion(let version):
            "\(path) was written by a later version (its format is \(version)); it is left for that one"
        case .unreadable: "\(path) can't be read; check its owner and rights"
        }
    }
}
