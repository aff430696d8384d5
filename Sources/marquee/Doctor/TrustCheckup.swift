import CastSender

/// Checks the trust store of this user.
enum TrustCheckup {
    static func findings() throws -> [Finding] {
        let trust = FileTrustStore.standard.load()
        let faults = trust.faults.map { Finding(subject: "trust", verdict: .missing, finding: $0) }
        let list = trust.revocationList.isEmpty
            ? "no revocation list yet; the first genuine device provides it" : "a revocation list is stored"
        return faults + [
            Finding(
                subject: "trust", verdict: .note,
                finding: "genuine devices and \(trust.pins.count) pinned devices are trusted; \(list)")
        ]
    }
}
