import PlatformFoundation

/// An answer with a valid signature: the owner of the leaf's key is at the other end of this connection. The chain or
/// the user's pins have to tell who the owner is.
struct DeviceProof: Sendable, Equatable {
    let leaf: DeviceCertificate
    let intermediates: [DeviceCertificate]
    let revocation: [UInt8]
    let tlsCertificate: [UInt8]
    let tlsFault: TLSCertificateRule.Fault?
    /// Whether the device signed with another hash than the requested one.
    ///
    /// The signature is valid, but the chain is not accepted: an attacker in between could have asked for the weaker
    /// hash. Chromium accepts such answers for the oldest devices; here the user has to pin them.
    let isOtherHash: Bool

    var pin: KeyPin { KeyPin(leaf) }

    static func read(
        _ payload: [UInt8], challenge: DeviceAuthenticationChallenge, tlsCertificate: [UInt8], at time: Date
    ) -> Result<DeviceProof, DeviceRefusal> {
        let response: DeviceAuthenticationResponse
        do {
            switch try DeviceAuthenticationResponse.decode(payload) {
            case .failure(let error): return .failure(.answered(error.kind))
            case .success(let read): response = read
            }
        } catch let error as WireError {
            return .failure(.malformed(error.description))
        } catch {
            return .failure(.malformed("\(error)"))
        }
        guard response.nonce == challenge.nonce else { return .failure(.wrongNonce) }
        guard response.leaf.verifies(response.signature, over: challenge.nonce + tlsCertificate, hash: response.hash)
        else { return .failure(.wrongSignature) }
        return .success(
            DeviceProof(
                leaf: response.leaf, intermediates: response.intermediates, revocation: response.revocation,
                tlsCertificate: tlsCertificate, tlsFault: TLSCertificateRule.fault(of: tlsCertificate, at: time),
                isOtherHash: response.hash != challenge.hash))
    }
}

extension DeviceAuthenticationMachine.Configuration {
    /// The verdict on a device whose signature is valid.
    ///
    /// If the maker revoked a key, others may know it, so a pin of it proves nothing. Otherwise a pin replaces
    /// everything that a chain would prove.
    func verdict(on proof: DeviceProof, _ result: ChainVerificationResult) -> DeviceTrust {
        var chain = [proof.leaf] + proof.intermediates
        if case .success(let path) = result.path { chain = path.certificates }
        if isRevoked(chain, result.list) {
            return unproven(.revoked, tlsCertificate: proof.tlsCertificate, offeringPin: false)
        }
        let trust = chainVerdict(on: proof, result)
        if trust.isAccepted { return trust }
        if policy != .genuineOnly, pins.contains(proof.pin) { return .pinned(proof.pin, .authentication) }
        if policy != .genuineOnly, let tls = tlsPin(proof.tlsCertificate), pins.contains(tls) {
            return .pinned(tls, .tls)
        }
        return trust
    }

    /// The verdict without a proof. The user may have pinned the TLS key of this connection.
    func unproven(_ refusal: DeviceRefusal, tlsCertificate: [UInt8], offeringPin: Bool = true) -> DeviceTrust {
        guard policy != .genuineOnly, let pin = tlsPin(tlsCertificate) else { return .refused(refusal) }
        if pins.contains(pin) { return .pinned(pin, .tls) }
        return .refused(offeringPin ? refusal.offering(pin, .tls) : refusal)
    }

    private func tlsPin(_ der: [UInt8]) -> KeyPin? {
        (try? DeviceCertificate(der: der)).map { KeyPin($0) }
    }

    private func isRevoked(_ chain: [DeviceCertificate], _ sent: RevocationList.Verdict) -> Bool {
        if let storedList, storedList.revokes(chain) { return true }
        if case .verified(let list) = sent { return list.revokes(chain) }
        return false
    }

    private func chainVerdict(on proof: DeviceProof, _ result: ChainVerificationResult) -> DeviceTrust {
        let refusal: DeviceRefusal
        switch result.path {
        case .failure(let fault):
            refusal = .chain(fault)
        case .success(let path):
            if proof.isOtherHash {
                refusal = .otherHash
                break
            }
            if let fault = proof.tlsFault {
                refusal = .tls(fault)
                break
            }
            let root = path.certificates.last ?? proof.leaf
            let device = ProvenDevice(
                root: root.commonName, name: proof.leaf.commonName, pin: proof.pin, isAudioOnly: path.isAudioOnly)
            switch (policy, anchors.origin(of: root)) {
            case (.standard, .maker), (.genuineOnly, .maker): return .genuine(device)
            case (.standard, .user): return .developer(device)
            case (.genuineOnly, _): refusal = .onlyGenuine(root: root.commonName)
            default: refusal = .notPinned
            }
        }
        return .refused(policy == .genuineOnly ? refusal : refusal.offering(proof.pin, .authentication))
    }
}
