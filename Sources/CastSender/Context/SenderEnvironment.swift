/// Everything outside the framework that it uses: network, clock, files, randomness. Tests replace it.
package struct SenderEnvironment: Sendable {
    package var connector: any DeviceConnecting
    package var browser: any DeviceBrowsing
    package var inquirer: any HostInquiring
    package var authenticator: any DeviceAuthenticating
    package var time: TimeSource
    /// The store of sessions for a later process. If nil, they are not stored.
    package var sessionStore: (any SessionStore)?
    package var systemEvents: [any SystemEventSource] = []
    /// Random numbers that spread attempts over time. They are not used for secrets.
    package var randomness: @Sendable () -> UInt64 = { .random(in: .min ... .max) }
    /// Makes the id of this sender within one connection.
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
