package import MulticastDNS

/// What the device says of itself in mDNS: `_googlecast._tcp` with the TXT entries that senders were seen to read.
///
/// The instance is named for model and id, as on devices; people read `fn`. Names are cut at a character's boundary
/// where DNS has no room for them.
package struct DeviceAnnouncement: Equatable, Sendable {
    package static let serviceType = "_googlecast._tcp"
    /// "key=" and value of one TXT string together.
    static let maximumEntryLength = 255
    /// A DNS label.
    static let maximumLabelLength = 63

    package var profile: DeviceProfile
    /// 32 hexadecimal digits; new with every factory reset of a device, so with the identity of ours.
    package var cloudID: String
    package var port: Int
    package var appIDs: [String]
    /// What runs; nil while the device is idle.
    package var statusText: String?
    /// False where the device listens on IPv4 alone: an address where nobody listens is not announced.
    package var listensOnIPv6 = true

    package init(
        profile: DeviceProfile, cloudID: String, port: Int, appIDs: [String], statusText: String? = nil
    ) {
        self.profile = profile
        self.cloudID = cloudID
        self.port = port
        self.appIDs = appIDs
        self.statusText = statusText
    }

    package var instanceName: String {
        let model = String(profile.modelName.map { $0 == " " ? "-" : $0 }.prefix(20))
        let name = profile.id.isEmpty ? model : "\(model)-\(profile.id)"
        return Self.cut(name, to: Self.maximumLabelLength)
    }

    package var entries: [(key: String, value: String)] {
        let all = [
            ("id", profile.id), ("cd", cloudID), ("rm", ""), ("ve", "05"), ("md", profile.modelName),
            ("ic", DeviceIcon.path), ("fn", profile.friendlyName), ("ca", String(profile.capabilities)),
            ("st", statusText == nil ? "0" : "1"), ("bs", String(cloudID.suffix(12))), ("nf", "1"),
            ("rs", statusText ?? ""),
        ]
        return all.map { key, value in
            (key, Self.cut(value, to: Self.maximumEntryLength - key.utf8.count - 1))
        }
    }

    /// Throws where a part can't be written in DNS at all.
    package func record() throws -> ServiceRecord {
        var record = try ServiceRecord(
            instance: instanceName, type: Self.serviceType, subtypes: appIDs.map { "_\($0)" },
            port: UInt16(clamping: port), text: try TextRecord(pairs: entries.map { ($0.key, $0.value) }),
            hostLabel: profile.hyphenatedID)
        record.listensOnIPv6 = listensOnIPv6
        return record
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        var cut = text
        while cut.utf8.count > limit { cut.removeLast() }
        return cut
    }
}

/// Whoever makes the announcement heard.
package protocol DeviceAnnouncer: Sendable {
    /// Announces the record, or changes what was announced to it.
    func announce(_ record: ServiceRecord) async throws
    /// Says goodbye; returns when that has been sent.
    func withdraw() async
}
