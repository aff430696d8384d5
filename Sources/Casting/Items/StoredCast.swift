public import CastSender

/// A cast whose process ended or was killed while it played. ``Cast/init(resuming:in:)`` continues it.
///
/// It exists only if `CastOptions.sessionResumption` is not `.never`, in the ended process and in this one. A cast that
/// ended normally leaves none. Marquee's own.
public struct StoredCast: Sendable {
    package let session: StoredSession
    let memo: CastMemo

    /// The device on which it was left.
    public var device: Device { session.device }

    /// Nil if the session was not one of a ``Cast``.
    init?(_ session: StoredSession) {
        guard let memo = CastMemo(session.resumptionData) else { return nil }
        self.session = session
        self.memo = memo
    }

    /// The casts that nobody has resumed, the newest first. On the main actor; reads files.
    @MainActor public static func all(in context: CastContext) -> [StoredCast] {
        context.sessionManager.storedSessions().compactMap(StoredCast.init)
    }

    /// The newest one on the device with this name, id or address, or on any device.
    ///
    /// - Throws: `.wrongUse` if there is none, with the devices that have one.
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
