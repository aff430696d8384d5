package import CastWire

/// Decides whether a device is to be trusted. `StoredTrustAuthenticator` is the real one.
package protocol DeviceAuthenticating: Sendable {
    /// Reads the user's trust settings while the connection is still being opened.
    func prepare(policy: AuthenticationPolicy) async -> AuthenticationStarter

    /// Does the same if the device is known, so that a refusal can name an earlier pin of that device.
    func prepare(policy: AuthenticationPolicy, for device: Device) async -> AuthenticationStarter
}

extension DeviceAuthenticating {
    package func prepare(policy: AuthenticationPolicy, for device: Device) async -> AuthenticationStarter {
        await prepare(policy: policy)
    }
}

/// Starts the authentication on one connection. The certificate is nil if the device showed none.
package typealias AuthenticationStarter = @Sendable (_ tlsCertificate: [UInt8]?) -> any AuthenticationRun

/// The authentication of one device on one connection.
package protocol AuthenticationRun: Sendable {
    var proof: SessionPlan.Proof { get }

    /// Returns the verdict on the device's answer to the challenge; nil if none came in time.
    func verify(answer: [UInt8]?) async -> DeviceTrust
}
