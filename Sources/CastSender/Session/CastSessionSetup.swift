package import CastWire
package import Logging

/// The settings of a Cast session, made from the context's options and the session's own.
package struct CastSessionSetup: Sendable {
    package var target: SessionPlan.Target
    package var authentication: AuthenticationPolicy
    package var timeouts: SessionTimeouts
    package var awaitsPlayer: Bool
    package var followsMoves: Bool
    /// How long the session tries to reconnect; see `SessionOptions.reconnectionLimit`.
    package var reconnectionLimit: Duration
    /// Whether the session ignores the app's state; see `SessionOptions.ignoreAppStateNotifications`.
    package var ignoresAppState = false
    /// Whether the context suspends its sessions in the background.
    package var suspendsInBackground = true
    package var clientPackageName: String?
    /// The context's logger.
    package var logger: Logger

    package init(context: CastOptions, session: SessionOptions, launchCredentials: CredentialsData? = nil) {
        target = SessionPlan.Target(
            session, applicationIDs: context.discoveryCriteria.applicationIDs, launchOptions: context.launchOptions,
            launchCredentials: launchCredentials)
        authentication = session.authentication ?? context.authentication
        timeouts = session.timeouts
        awaitsPlayer = session.awaitsPlayer
        followsMoves = session.followsMoves
        reconnectionLimit = session.reconnectionLimit ?? context.reconnectionLimit
        ignoresAppState = session.ignoreAppStateNotifications
        suspendsInBackground = context.suspendSessionsWhenBackgrounded
        clientPackageName = session.clientPackageName
        logger = context.logger
    }
}
