package import CastWire

/// Decides whether a device is to be trusted. `StoredTrustAuthenticator` is the real one.
package protocol DeviceAuthenticating: Sendable {
    /// Reads what the verdict will rest on, while the connection is still being opened.
    func prepare(policy: AuthenticationPolicy) async -> AuthenticationStarter

    /// The same where it is known which device is meant, so that a refusal can say what was pinned of it before.
    func prepare(policy: AuthenticationPolicy, for device: Device) async -> AuthenticationStarter
}

extension DeviceAuthenticating {
    package func prepare(policy: AuthenticationPolicy, for device: Device) async -> AuthenticationStarter {
        await prepare(policy: policy)
    }
}

/// Starts the proof of one connection. Nil where the device showed no TLS certificate.
package typealias AuthenticationStarter = @Sendable (_ tlsCertificate: [UInt8]?) -> any AuthenticationRun

/// The proof of one device on one connection.
package protocol AuthenticationRun: Sendable {
    var proof: SessionPlan.Proof { get }

    /// The verdict on the device's answer to the challenge; nil where none came in time.
    func verify(answer: [UInt8]?) async -> DeviceTrust
}
