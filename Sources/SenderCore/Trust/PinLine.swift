import CastWire
import PlatformFoundation

/// A pin as a line of the file of pins:
///
///     64 hexadecimal digits, a blank, a name [tab] the device's id [tab] when it was pinned [tab] which key
///
/// Older versions wrote and read only the part before the first tab.
extension NamedPin {
    package init?(line: some StringProtocol) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        let parts = (fields.first ?? "").split(separator: " ", maxSplits: 1)
        guard let first = parts.first, let pin = KeyPin(String(first)) else { return nil }
        func field(_ index: Int) -> String { index < fields.count ? String(fields[index]) : "" }
        self.init(
            pin: pin, name: parts.count > 1 ? String(parts[1]) : "", deviceID: field(1),
            since: try? Date(field(2), strategy: .iso8601), key: Self.keys.first { $0.value == field(3) }?.key)
    }

    package var line: String {
        let head = name.isEmpty ? "\(pin)" : "\(pin) \(name)"
        let tail = [deviceID, since?.formatted(.iso8601) ?? "", key.flatMap { Self.keys[$0] } ?? ""]
        return tail.allSatisfy(\.isEmpty) ? head : ([head] + tail).joined(separator: "\t")
    }

    private static let keys: [PinnedKey: String] = [.authentication: "authentication", .tls: "tls"]
}
