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
    // What is said besides.
    case tryAgain, castingTo, repeatAll, repeatOne, repeatShuffle, connectionLost, accessEnded, notConnected, nowPlaying
    // More of the track selection, and the look of captions.
    case trackUnnamed, tracksNone, styleTitle, styleSize, styleColor, styleBackground, styleOpacity, styleEdge
    case styleFont, stylePreview, styleReset, colorWhite, colorBlack, colorRed, colorYellow, colorGreen, colorCyan
    case colorBlue, colorMagenta, edgeNone, edgeOutline, edgeShadow, edgeRaised, edgeDepressed
    case fontSans, fontSerif, fontMono, fontCasual, fontCursive, fontSmallCaps
    // More of the volume and of the queue; a queue that is reordered by keys is told to a screen reader.
    case volumeFixed, volumeMembers, muteOf, unmuteOf
    case queueEmpty, queueItem, placeOf, queueKeys, queueTaken, queueDropped, queuePutBack, queueRemoved, queueToCurrent
    // The terminal's keys.
    case keysTitle, keyQuit, keyBack, keyChoose, keyStart, playing, paused, muted

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
        case .tryAgain: "Look again"
        case .castingTo: "Casting to {0}"
        case .repeatAll: "Repeat all"
        case .repeatOne: "Repeat one"
        case .repeatShuffle: "Repeat all, shuffled"
        case .connectionLost: "The connection is lost. Trying again"
        case .accessEnded: "This page may not control the devices any more. Open a new link."
        case .notConnected: "No device is connected."
        case .nowPlaying: "Now playing"
        case .trackUnnamed: "Track {0}"
        case .tracksNone: "What plays now has nothing to choose from."
        case .styleTitle: "Caption style"
        case .styleSize: "Text size"
        case .styleColor: "Text colour"
        case .styleBackground: "Background"
        case .styleOpacity: "Background opacity"
        case .styleEdge: "Edge"
        case .styleFont: "Font"
        case .stylePreview: "Captions look like this"
        case .styleReset: "Reset"
        case .colorWhite: "White"
        case .colorBlack: "Black"
        case .colorRed: "Red"
        case .colorYellow: "Yellow"
        case .colorGreen: "Green"
        case .colorCyan: "Cyan"
        case .colorBlue: "Blue"
        case .colorMagenta: "Magenta"
        case .edgeNone: "None"
        case .edgeOutline: "Outline"
        case .edgeShadow: "Drop shadow"
        case .edgeRaised: "Raised"
        case .edgeDepressed: "Depressed"
        case .fontSans: "Sans serif"
        case .fontSerif: "Serif"
        case .fontMono: "Monospaced"
        case .fontCasual: "Casual"
        case .fontCursive: "Cursive"
        case .fontSmallCaps: "Small capitals"
        case .volumeFixed: "The volume is changed on the device itself."
        case .volumeMembers: "Devices in this group"
        case .muteOf: "Mute {0}"
        case .unmuteOf: "Unmute {0}"
        case .queueEmpty: "The queue is empty."
        case .queueItem: "Item {0}"
        case .placeOf: "{0} of {1}"
        case .queueKeys: "Press Space to take it, arrow keys to move it, Space to drop it, Escape to put it back."
        case .queueTaken: "{0}, taken. {1}"
        case .queueDropped: "{0}, dropped. {1}"
        case .queuePutBack: "{0} is back where it was."
        case .queueRemoved: "{0} is removed."
        case .queueToCurrent: "Show what plays now"
        case .keysTitle: "Keys"
        case .keyQuit: "Quit"
        case .keyBack: "Back"
        case .keyChoose: "Choose"
        case .keyStart: "To the start"
        case .playing: "Playing"
        case .paused: "Paused"
        case .muted: "Muted"
        }
    }
}
