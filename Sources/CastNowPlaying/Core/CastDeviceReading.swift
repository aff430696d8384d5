/// What a device says of itself besides its player, as far as Now Playing has a place for it.
struct CastDeviceReading: Hashable, Sendable {
    /// False while the session is suspended or over: nothing can be asked of the device then.
    var isConnected: Bool = true
    /// 0 to 1; nil where the device has not told.
    var volume: Double?
    /// Nil where the device has not told.
    var isMuted: Bool?
    var isVolumeFixed: Bool = false
    var supportsMuting: Bool = true
    /// The application that plays, as people call it.
    var applicationName: String?
}
