import CastWire

/// A break of a VMAP with its clips.
struct ScheduledBreak: Sendable {
    let info: AdBreakInfo
    let offset: AdOffset
    let clips: [AdBreakClipInfo]

    /// The break at its position, or at the content's beginning if the position is not known yet.
    var placed: AdBreakInfo {
        var placed = info
        switch offset {
        case .start, .fraction: break
        case .end: placed.playbackPosition = -1
        case .seconds(let place): placed.playbackPosition = place
        }
        return placed
    }

    var fraction: AdSearch.Fraction? {
        if case .fraction(let place) = offset { .init(info: info, place: place) } else { nil }
    }
}
