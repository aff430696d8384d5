/// Everything outside that the framework touches: network, clock, files, randomness. Tests bring their own.
package struct SenderEnvironment: Sendable {
    package var connector: any DeviceConnecting
    package var browser: any DeviceBrowsing
    package var inquirer: any HostInquiring
    package var authenticator: any DeviceAuthenticating
    package var time: TimeSource
    /// Where sessions are kept for a later process; nil: nowhere.
    package var sessionStore: (any SessionStore)?
    package var systemEvents: [any SystemEventSource] = []
    /// Spreads attempts in time; nothing secret comes of it.
    package var randomness: @Sendable () -> UInt64 = { .random(in: .min ... .max) }
    /// The id of this sender within one connection.
    package var makeSenderID: @Sendable () -> String

    package init(
        connector: any DeviceConnecting, browser: any DeviceBrowsing, inquirer: any HostInquiring,
        authenticator: any DeviceAuthenticating, time: TimeSource = .continuous,
        makeSenderID: @escaping @Sendable () -> String = { "sender-\(Int.random(in: 1...999_999))" }
    ) {
        self.connector = connector
        self.browser = browser
        self.inquirer = inquirer
        self.authenticator = authenticator
        self.time = time
        self.makeSenderID = makeSenderID
    }
}
