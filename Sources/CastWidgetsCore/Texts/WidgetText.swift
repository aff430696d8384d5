/// All texts of the widgets, by name. Each language has a sentence for each name, and ``english`` is always there.
///
/// `{0}` and `{1}` stand for values that are inserted. Marquee's own.
public enum WidgetText: String, Hashable, Sendable, CaseIterable {
    /// What a screen reader reads for the Cast button, by its state.
    case castNoDevices, castDisconnected, castConnecting, castConnected
    /// The dialog's title, and its line while it searches.
    case dialogTitle, dialogSearching
    /// The dialog while it connects to a device; `{0}` is the device's name.
    case dialogConnectingTo
    /// The dialog's buttons: end the session and stop playback, end the session only, close the dialog.
    case dialogStopCasting, dialogDisconnect, dialogClose
    /// The dialog before the system asks for permission: its title, the reason, and the button that continues.
    case permissionTitle, permissionText, permissionContinue
    /// The title over the reason why no device is found.
    case troubleTitle
    /// The reason why no device is found: one for each ``NoDevicesReason``.
    case troubleNoNetwork, troublePermission, troubleFiltered, troubleNothingAnswered
    /// What a person can try then.
    case stepJoinNetwork, stepPlaneMode, stepAllowNetwork, stepOtherApp, stepUpdateDevice
    /// What a person can try then.
    case stepSameNetwork, stepSwitchOn, stepGuestNetwork, stepFirewall
    /// The introductory overlay: its text, and the button that dismisses it.
    case instructionsTitle, instructionsDismiss
    /// The buttons of both controllers; `loading` is used while the player is loading or buffering.
    case play, pause, stop, loading, next, previous, rewind30, forward30, mute, unmute, captions
    /// The controllers: their slider, the indicators for a live stream and for an ad, and the button that skips the ad.
    case seekSlider, live, advertisement, skipAd
    /// The button that skips an ad, before it may be skipped; `{0}` is the time that remains.
    case skipAdIn
    /// What comes next in the queue; `{0}` is its title.
    case upNext
    /// The expanded controller's further controls, its line if nothing plays, and the button that opens it.
    case queue, speed, repeatMode, nothingPlays, openPlayer
    /// The choice of audio and captions: its title, its two lists, and the entry for no captions.
    case tracksTitle, tracksAudio, tracksText, tracksOff
    /// Buttons that confirm a choice, or cancel it.
    case done, cancel
    /// The volume's title, and the queue's title.
    case volume, queueTitle
    /// A volume slider, for a screen reader; `{0}` is the device's name.
    case volumeOf
    /// The queue's buttons; `{0}` is an item's title.
    case queueRemove, queueMove
    /// The device has not taken a request; `{0}` is the reason, a sentence.
    case requestFailed
    /// The button that searches again.
    case tryAgain
    /// The device that plays; `{0}` is its name.
    case castingTo
    /// What comes after the queue's last item.
    case repeatAll, repeatOne, repeatShuffle
    /// The button that shuffles the queue.
    case shuffle
    /// What a page says about its server, and about its session.
    case connectionLost, accessEnded, notConnected
    /// A part of a page that did not load.
    case notLoaded
    /// Replaces the title of media that has none.
    case nowPlaying
    /// A track that has neither a name nor a language; `{0}` is its number.
    case trackUnnamed
    /// The choice of audio and captions if there is nothing to choose from.
    case tracksNone
    /// The style of captions: its title, and what can be set.
    case styleTitle, styleSize, styleColor, styleBackground, styleOpacity, styleEdge, styleFont
    /// The style of captions: an example, and the button that resets everything.
    case stylePreview, styleReset
    /// Colors of captions.
    case colorWhite, colorBlack, colorRed, colorYellow, colorGreen, colorCyan, colorBlue, colorMagenta
    /// Edges of caption letters.
    case edgeNone, edgeOutline, edgeShadow, edgeRaised, edgeDepressed
    /// Fonts of captions.
    case fontSans, fontSerif, fontMono, fontCasual, fontCursive, fontSmallCaps
    /// Why the volume can't be changed, and the title over a group's members.
    case volumeFixed, volumeMembers
    /// A device's mute button, for a screen reader; `{0}` is the device's name.
    case muteOf, unmuteOf
    /// The empty queue, how to reorder it by keys, and the button that shows what plays now.
    case queueEmpty, queueKeys, queueToCurrent
    /// An item that has no title; `{0}` is its place, counted from 1.
    case queueItem
    /// An item's place for a screen reader: the `{0}`th of `{1}`.
    case placeOf
    /// What a screen reader reads when an item is picked up or dropped by keys: `{0}` is its title, `{1}` its place
    /// (``placeOf``).
    case queueTaken, queueDropped
    /// What a screen reader reads when an item was put back or removed; `{0}` is its title.
    case queuePutBack, queueRemoved
    /// The terminal's keys: the title of their list, and what some of them do.
    case keysTitle, keyQuit, keyBack, keyChoose, keyStart
    /// The player's state, in a terminal.
    case playing, paused, muted

    /// The sentence in English, which is used if a language has none.
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
        case .shuffle: "Shuffle"
        case .connectionLost: "The connection is lost. Trying again"
        case .accessEnded: "This page may not control the devices any more. Open a new link."
        case .notLoaded: "That could not be loaded. Try again."
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
