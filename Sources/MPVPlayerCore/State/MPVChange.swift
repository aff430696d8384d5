/// What has changed in mpv. The passing of time is no change.
package enum MPVChange: Hashable, Sendable, CaseIterable {
    case playback, jump, item, duration, volume
}
