/// What a sender gave along with LAUNCH or LOAD for the application to know its user by.
///
/// Kept for the application that runs, and gone with it. Not told to anybody: no text that is made of a value with one
/// of these in it has the credentials, so that none can get into a log.
package struct ApplicationCredentials: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    package let credentials: String
    /// The sender's word for where they come from: `ios`, `android`, `web`, or one of its own.
    package let type: String?

    /// Nil where there are none.
    package init?(_ credentials: String?, type: String?) {
        guard let credentials else { return nil }
        self.credentials = credentials
        self.type = type
    }

    package var description: String { "(credentials)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
