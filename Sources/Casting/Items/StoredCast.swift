public import CastSender

/// A cast whose process has ended, or was killed, while it played: ``Cast/init(resuming:in:)`` goes on with it.
///
/// There are some only where `CastOptions.sessionResumption` is not `.never`, for the process that ended and for this
/// one. A cast that ended in order leaves none behind. Marquee's own.
public struct StoredCast: Sendable {
    package let session: StoredSession
    package let memo: CastMemo

    /// Where it was left.
    public var device: Device { session.device }

    /// Nil where the session was not one of a ``Cast``.
    init?(_ session: StoredSession) {
        guard let memo = CastMemo(session.resumptionData) else { return nil }
        self.session = session
        self.memo = memo
    }

    /// Those that nobody has gone on with, the newest first. On the main actor; reads files.
    @MainActor public static func all(in context: CastContext) -> [StoredCast] {
        context.sessionManager.storedSessions().compactMap(StoredCast.init)
    }

    /// The newest that was left on the device with this name, id or address, or on any.
    ///
    /// - Throws: `.wrongUse` where there is none, with the devices that have one.
    @MainActor package static func newest(on name: String?, in context: CastContext) throws(CastFailure) -> StoredCast {
        let all = all(in: context)
        if let newest = all.first(where: { stored in name.map(stored.isOn) ?? true }) { return newest }
        guard let name, !all.isEmpty else {
            throw CastFailure(.wrongUse, "no cast was left behind that could be resumed")
        }
        let others = all.map { "\"\($0.device.shownName)\"" }.joined(separator: ", ")
        throw CastFailure(.wrongUse, "no cast was left behind on \"\(name)\"; there is one on \(others)")
    }

    /// Whether it was left on the device with this name, id or address.
    private func isOn(_ name: String) -> Bool {
        if let address = Device(parsing: name) {
            return device.networkAddresses.contains(address.networkAddress) && device.servicePort == address.servicePort
        }
        return device.friendlyName.lowercased() == name.lowercased()
            || device.deviceID == Device.normalized(id: name)
    }
}
