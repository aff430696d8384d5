/// The application session that a sender's session belongs to.
package struct ApplicationIdentity: Equatable, Sendable {
    package let applicationID: String
    package let sessionID: String
    package let transportID: String

    package init(applicationID: String, sessionID: String, transportID: String) {
        self.applicationID = applicationID
        self.sessionID = sessionID
        self.transportID = transportID
    }
}
