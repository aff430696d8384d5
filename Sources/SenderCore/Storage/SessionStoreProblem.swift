/// A file that holds no session that this version can resume.
package struct SessionStoreProblem: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Kind: Equatable, Sendable {
        /// The file is truncated or is not a session. It is renamed, so that a user can examine it.
        case malformed
        /// A later version of this framework wrote the file. It is left for that version.
        case newerVersion(Int)
        /// The file may not be read. It is left alone.
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
