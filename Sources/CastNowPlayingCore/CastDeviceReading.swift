/// What a device says about itself, apart from its player, as far as Now Playing has a place for it.
package struct CastDeviceReading: Hashable, Sendable {
    /// False while the session is suspended or over: the device can't be sent any request then.
    package var isConnected: Bool
    /// 0 to 1; nil if the device has not reported it.
    package var volume: Double?
    /// Nil if the device has not reported it.
    package var isMuted: Bool?
    package var isVolumeFixed: Bool
    package var supportsMuting: Bool
    /// The name of the application that plays, as people call it.
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
