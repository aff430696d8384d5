extension CastError {
    package static let volumeFixed = CastError(
        .notAllowed, "The device's volume is fixed; set it at the TV or amplifier that the device is connected to.")

    package static let mutingUnsupported = CastError(
        .notAllowed, "The device can't be muted; turn its volume down, or mute the TV behind it.")

    package static let volumeUnknown = CastError(
        .invalidState, "The device has not told its volume; set a level, or wait until it has.")
}
