package import MulticastDNS

/// The device's announcement in mDNS: `_googlecast._tcp` with the TXT entries that senders were seen to read.
///
/// The instance name consists of model and id, as on real devices; people see `fn`. A text that is too long for DNS is
/// cut between two characters.
package struct DeviceAnnouncement: Equatable, Sendable {
    package static let serviceType = "_googlecast._tcp"
    /// The size of one TXT string, "key=" and value together, in bytes.
    static let maximumEntryLength = 255
    /// The size of a DNS label in bytes.
    static let maximumLabelLength = 63

    package var profile: DeviceProfile
    /// 32 hexadecimal digits. A device gets a new value with each factory reset; ours gets one with a new identity.
    package var cloudID: String
    package var port: Int
    package var appIDs: [String]
    /// The running application's status text; nil while the device is idle.
    package var statusText: String?
    /// False if the device listens on IPv4 only, so that no IPv6 address is announced.
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

    /// The DNS record. Throws if a part can't be represented in DNS.
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

/// Publishes the announcement.
package protocol DeviceAnnouncer: Sendable {
    /// Announces the record, or replaces the announced record by it.
    func announce(_ record: ServiceRecord) async throws
    /// Withdraws the announcement; returns once the goodbye has been sent.
    func withdraw() async
}
