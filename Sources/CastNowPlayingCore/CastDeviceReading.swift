/// What a device says of itself besides its player, as far as Now Playing has a place for it.
package struct CastDeviceReading: Hashable, Sendable {
    /// False while the session is suspended or over: nothing can be asked of the device then.
    package var isConnected: Bool
    /// 0 to 1; nil where the device has not told.
    package var volume: Double?
    /// Nil where the device has not told.
    package var isMuted: Bool?
    package var isVolumeFixed: Bool
    package var supportsMuting: Bool
    /// The application that plays, as people call it.
    package var applicationName: String?

    package init(
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
