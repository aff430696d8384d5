package import CastWire

/// An application that this device can run.
package struct ApplicationRecord: Equatable, Sendable {
    package var appID: String
    package var displayName: String
    /// The namespaces that the running application understands. Senders connect only if theirs is listed.
    package var namespaces: [Namespace]
    /// The status text while nothing plays.
    package var idleStatusText: String
    /// The URL of the page that is the application; nil for the receiver's own player.
    package var url: String?

    package init(
        appID: String, displayName: String, namespaces: [Namespace], idleStatusText: String, url: String? = nil
    ) {
        self.appID = appID
        self.displayName = displayName
        self.namespaces = namespaces
        self.idleStatusText = idleStatusText
        self.url = url
    }

    /// The application that a group's member runs while it plays what the group plays.
    ///
    /// Google's devices show it under this id, with the name of the group's application, and a sender finds no media in
    /// it. Sources: users' logs (PyChromecast's issue 111, node-castv2-client's issue 45) and Chromium's list of ids.
    /// No sender can launch it.
    static func follower(of applicationName: String) -> ApplicationRecord {
        ApplicationRecord(
            appID: followerID, displayName: applicationName, namespaces: [.media], idleStatusText: applicationName)
    }

    static let followerID = "705D30C6"
    var isFollower: Bool { appID == Self.followerID }

    /// The application that any sender may use without registering one.
    package static let defaultMediaReceiver = ApplicationRecord(
        appID: ApplicationIDs.defaultMediaReceiver, displayName: "Default Media Receiver", namespaces: [.media],
        idleStatusText: "Ready To Cast")
}

/// A running application.
package struct ApplicationSession: Equatable, Sendable {
    package let record: ApplicationRecord
    package let sessionID: String
    /// The connection of the sender that launched the application; nil if no sender did.
    package let launcher: ConnectionID?
    /// The credentials in LAUNCH. The credentials in a later LOAD are in `MediaSessionCore.credentials`.
    package let launchCredentials: ApplicationCredentials?
    /// The same text as the session id, as on devices with recent firmware.
    package var transportID: String { sessionID }
    package var statusText: String

    package init(
        record: ApplicationRecord, sessionID: String, launcher: ConnectionID? = nil,
        launchCredentials: ApplicationCredentials? = nil
    ) {
        self.launcher = launcher
        self.launchCredentials = launchCredentials
        self.record = record
        self.sessionID = sessionID
        statusText = record.idleStatusText
    }

    var wire: ReceiverApplication {
        ReceiverApplication(
            appID: record.appID, displayName: record.displayName, namespaces: record.namespaces, sessionID: sessionID,
            transportID: transportID, statusText: statusText, isIdleScreen: false, universalAppID: record.appID,
            iconURL: "")
    }
}
