import CastWire

/// A break of a VMAP with what is shown in it.
struct ScheduledBreak: Sendable {
    let info: AdBreakInfo
    let offset: AdOffset
    let clips: [AdBreakClipInfo]

    /// At its place, or at the content's beginning where that is not known yet.
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
