/// What has changed in mpv. The passing of time is no change.
enum MPVChange: Hashable, Sendable, CaseIterable {
    case playback, jump, item, duration, volume
}
