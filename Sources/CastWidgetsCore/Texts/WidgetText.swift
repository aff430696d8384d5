/// All that the widgets say, by name: each language has a sentence for each (``english`` is the one that is always
/// there). `{0}` is where a name is put in.
public enum WidgetText: String, Hashable, Sendable, CaseIterable {
    // The Cast button, for a screen reader.
    case castNoDevices, castDisconnected, castConnecting, castConnected
    // The dialog.
    case dialogTitle, dialogSearching, dialogConnectingTo, dialogStopCasting, dialogDisconnect, dialogClose
    case permissionTitle, permissionText, permissionContinue
    case troubleTitle, troubleNoNetwork, troublePermission, troubleFiltered, troubleNothingAnswered
    case stepJoinNetwork, stepPlaneMode, stepAllowNetwork, stepOtherApp, stepUpdateDevice
    case stepSameNetwork, stepSwitchOn, stepGuestNetwork, stepFirewall
    // The overlay.
    case instructionsTitle, instructionsDismiss
    // Both controllers.
    case play, pause, stop, loading, next, previous, rewind30, forward30, mute, unmute, captions
    case seekSlider, live, advertisement, skipAd, skipAdIn, upNext, queue, speed, repeatMode, nothingPlays, openPlayer
    // The other lists.
    case tracksTitle, tracksAudio, tracksText, tracksOff, done, cancel
    case volume, volumeOf, queueTitle, queueRemove, queueMove, requestFailed

    public var english: String {
        switch self {
        case .castNoDevices: "Cast. No devices found"
        case .castDisconnected: "Cast. Not connected"
        case .castConnecting: "Cast. Connecting"
        case .castConnected: "Cast. Connected"
        case .dialogTitle: "Cast to"
        case .dialogSearching: "Looking for devices"
        case .dialogConnectingTo: "Connecting to {0}"
        case .dialogStopCasting: "Stop casting"
        case .dialogDisconnect: "Disconnect"
        case .dialogClose: "Close"
        case .permissionTitle: "Find the devices in your home"
        case .permissionText:
            "To cast, this app has to look for devices in your network. You will be asked to allow it."
        case .permissionContinue: "Continue"
        case .troubleTitle: "No devices found"
        case .troubleNoNetwork: "You are not in a network that Cast devices can be in."
        case .troublePermission: "This app may not look into your network."
        case .troubleFiltered: "The devices here do not take this app."
        case .troubleNothingAnswered: "No Cast device has answered."
        case .stepJoinNetwork: "Join your home's Wi-Fi, or plug in a cable."
        case .stepPlaneMode: "Switch off flight mode."
        case .stepAllowNetwork: "Allow it in the system's settings, under Privacy and Local Network."
        case .stepOtherApp: "Try an app that says it casts to your device."
        case .stepUpdateDevice: "Update the device: open its settings and look for a new version."
        case .stepSameNetwork: "See that this machine and the device are in the same network."
        case .stepSwitchOn: "Switch the device on, and wait until it shows its start picture."
        case .stepGuestNetwork: "Leave guest networks: they keep devices apart."
        case .stepFirewall: "Let UDP port 5353 through the firewall of this machine."
        case .instructionsTitle: "Touch here to cast to your TV"
        case .instructionsDismiss: "OK"
        case .play: "Play"
        case .pause: "Pause"
        case .stop: "Stop"
        case .loading: "Loading"
        case .next: "Next"
        case .previous: "Previous"
        case .rewind30: "Back 30 seconds"
        case .forward30: "Forward 30 seconds"
        case .mute: "Mute"
        case .unmute: "Unmute"
        case .captions: "Sound and captions"
        case .seekSlider: "Position"
        case .live: "Live"
        case .advertisement: "Ad"
        case .skipAd: "Skip ad"
        case .skipAdIn: "Skip ad in {0}"
        case .upNext: "Up next: {0}"
        case .queue: "Queue"
        case .speed: "Speed"
        case .repeatMode: "Repeat"
        case .nothingPlays: "Nothing plays"
        case .openPlayer: "Open the player"
        case .tracksTitle: "Sound and captions"
        case .tracksAudio: "Sound"
        case .tracksText: "Captions"
        case .tracksOff: "Off"
        case .done: "Done"
        case .cancel: "Cancel"
        case .volume: "Volume"
        case .volumeOf: "Volume of {0}"
        case .queueTitle: "Queue"
        case .queueRemove: "Remove {0}"
        case .queueMove: "Move {0}"
        case .requestFailed: "That did not work: {0}"
        }
    }
}
