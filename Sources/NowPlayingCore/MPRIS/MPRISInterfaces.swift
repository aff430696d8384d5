package import DBusValues

/// The interfaces of MPRIS 2.2 that Marquee's players have, with the specification's exact types
/// (specifications.freedesktop.org/mpris-spec).
///
/// TrackList is not among them: a published player has no list, and no desktop was seen to read one.
package enum MPRISInterfaces {
    package static let path: DBusObjectPath = "/org/mpris/MediaPlayer2"
    package static let root = "org.mpris.MediaPlayer2"
    package static let player = "org.mpris.MediaPlayer2.Player"

    package static let all = [
        DBusInterface(
            root, methods: [DBusMethod("Raise"), DBusMethod("Quit")],
            properties: [
                DBusProperty("CanQuit", "b"), DBusProperty("CanRaise", "b"), DBusProperty("HasTrackList", "b"),
                DBusProperty("Identity", "s"), DBusProperty("DesktopEntry", "s"),
                DBusProperty("SupportedUriSchemes", "as"), DBusProperty("SupportedMimeTypes", "as"),
            ]),
        DBusInterface(
            player,
            methods: ["Next", "Previous", "Pause", "PlayPause", "Stop", "Play"].map { DBusMethod($0) } + [
                DBusMethod("Seek", takes: [DBusArgument("Offset", "x")]),
                DBusMethod("SetPosition", takes: [DBusArgument("TrackId", "o"), DBusArgument("Position", "x")]),
                DBusMethod("OpenUri", takes: [DBusArgument("Uri", "s")]),
            ],
            properties: [
                DBusProperty("PlaybackStatus", "s"), DBusProperty("LoopStatus", "s", access: .readWrite),
                DBusProperty("Rate", "d", access: .readWrite), DBusProperty("Shuffle", "b", access: .readWrite),
                DBusProperty("Metadata", "a{sv}"), DBusProperty("Volume", "d", access: .readWrite, newestCounts: true),
                DBusProperty("Position", "x", change: .silent, isAsked: true),
                DBusProperty("MinimumRate", "d"), DBusProperty("MaximumRate", "d"), DBusProperty("CanGoNext", "b"),
                DBusProperty("CanGoPrevious", "b"), DBusProperty("CanPlay", "b"), DBusProperty("CanPause", "b"),
                DBusProperty("CanSeek", "b"), DBusProperty("CanControl", "b", change: .silent),
            ],
            signals: [DBusSignalDescription("Seeked", [DBusArgument("Position", "x")])]),
    ]
}
