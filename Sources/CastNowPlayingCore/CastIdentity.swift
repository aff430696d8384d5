import NowPlayingCore

/// What a TV is called between other players: never empty, and another for each TV that has another name.
public enum CastIdentity {
    /// "Living Room (Marquee)".
    public static func name(of deviceName: String) -> String {
        "\(ShownText.clean(deviceName, limit: 128) ?? "TV") (Marquee)"
    }
}
