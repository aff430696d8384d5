import SenderCore

/// The values to show: a requested value is shown at once, instead of the old one until the device confirms it.
extension PendingControls {
    func rate(_ media: WidgetMedia) -> Double {
        if case .setRate(let asked) = control(.rate) { asked } else { media.rate }
    }

    func repeatMode(_ media: WidgetMedia) -> MediaRepeatMode {
        if case .setRepeatMode(let asked) = control(.repeatMode) { asked } else { media.repeatMode }
    }

    func isMuted(_ media: WidgetMedia) -> Bool {
        if case .setMuted(let asked) = control(.muting) { asked } else { media.isMuted }
    }

    func streamVolume(_ media: WidgetMedia) -> Double {
        if case .setStreamVolume(let asked) = control(.streamVolume) { asked } else { media.streamVolume }
    }
}
