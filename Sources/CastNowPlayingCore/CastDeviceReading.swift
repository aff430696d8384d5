/// What a device says of itself besides its player, as far as Now Playing has a place for it.
public struct CastDeviceReading: Hashable, Sendable {
    /// False while the session is suspended or over: nothing can be asked of the device then.
    public var isConnected: Bool
    /// 0 to 1; nil where the device has not told.
    public var volume: Double?
    /// Nil where the device has not told.
    public var isMuted: Bool?
    public var isVolumeFixed: Bool
    public var supportsMuting: Bool
    /// The application that plays, as people call it.
    public var applicationName: String?

    public init(
        isConnected: Bool = true, volume: Double? = nil, isMuted: Bool? = nil, isVolumeFixed: Bool = false,
        supportsMuting: Bool = true, applicationName: String? = nil
    ) {
        self.isConnected = isConnected
        self.volume = volume
        self.isMuted = isMuted
        self.isVolumeFixed = isVolumeFixed
        self.supportsMuting = supportsMuting
        self.applicationName = applicationName
    }
}
