package import CastWire

/// What a Cast session does, made of the context's options and the session's own.
package struct CastSessionSetup: Sendable {
    package var target: SessionPlan.Target
    package var authentication: AuthenticationPolicy
    package var timeouts: SessionTimeouts

    package init(context: CastOptions, session: SessionOptions) {
        switch session.target {
        case .joinOnly: target = .whateverRuns
        case .launchOrJoin:
            let id = session.applicationID ?? context.discoveryCriteria.applicationIDs.first
            let launch = session.launchOptions ?? context.launchOptions
            target = .application(
                launch.request(applicationID: id ?? DiscoveryCriteria.defaultMediaReceiverApplicationID),
                relaunchIfRunning: launch.relaunchIfRunning)
        }
        authentication = session.authentication ?? context.authentication
        timeouts = session.timeouts
    }
}
