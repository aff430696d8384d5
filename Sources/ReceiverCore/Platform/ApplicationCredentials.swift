/// The credentials that a sender passed in LAUNCH or LOAD to identify its user to the application.
///
/// They are kept while the application runs, and shown to nobody: a text made of a value that contains them leaves the
/// credentials out, so they can't get into a log.
package struct ApplicationCredentials: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    package let credentials: String
    /// Where the credentials come from, in the sender's word: `ios`, `android`, `web`, or a word of its own.
    package let type: String?

    /// Returns nil if `credentials` is nil.
    package init?(_ credentials: String?, type: String?) {
        guard let credentials else { return nil }
        self.credentials = credentials
        self.type = type
    }

    package var description: String { "(credentials)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
