/// What became another in mpv. Time that passes is no change.
package enum MPVChange: Hashable, Sendable, CaseIterable {
    case playback, jump, item, duration, volume
}
