import NowPlayingCore

/// The name of a device among other media players: never empty, and different for each device.
enum CastIdentity {
    /// The most bytes of a device's name.
    static let nameBytes = 128

    /// Returns "Living Room (Marquee)" or, if another device has that name, a longer one.
    ///
    /// The longer name holds the beginning of the device's id: "Living Room 3fa2 (Marquee)".
    static func name(of deviceName: String, deviceID: String = "", taken: Set<String> = []) -> String {
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
