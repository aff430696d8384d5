package import CastWire
package import Logging

/// What a Cast session does, made of the context's options and the session's own.
package struct CastSessionSetup: Sendable {
    package var target: SessionPlan.Target
    package var authentication: AuthenticationPolicy
    package var timeouts: SessionTimeouts
    package var awaitsPlayer: Bool
    package var followsMoves: Bool
    /// See `SessionOptions.reconnectionLimit`.
    package var reconnectionLimit: Duration
    /// See `SessionOptions`.
    package var ignoresAppState = false
    /// The context suspends its sessions in the background.
    package var suspendsInBackground = true
    package var clientPackageName: String?
    /// The context's.
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
