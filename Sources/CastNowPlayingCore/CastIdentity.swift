import NowPlayingCore

/// What a TV is called between other players: never empty, and another name for each.
package enum CastIdentity {
    /// Bytes of a device's name.
    static let nameBytes = 128

    /// "Living Room (Marquee)"; with the beginning of its id where another has that name: "Living Room 3fa2 (Marquee)".
    package static func name(of deviceName: String, deviceID: String = "", taken: Set<String> = []) -> String {
        let name = ShownText.clean(deviceName, limit: nameBytes) ?? "TV"
        let plain = "\(name) (Marquee)"
        guard taken.contains(plain) else { return plain }
        let id = ShownText.clean(deviceID, limit: nameBytes) ?? ""
        for length in [4, 8, id.count] where !id.isEmpty {
            let longer = "\(name) \(id.prefix(length)) (Marquee)"
            if !taken.contains(longer) { return longer }
        }
        return (2...).lazy.map { "\(name) \($0) (Marquee)" }.first { !taken.contains($0) } ?? plain
    }
}
