extension TerminalView {
    /// The mini controller below every panel but the player: what plays and its position. It has a progress line if
    /// there is room.
    func miniLines(_ media: WidgetMedia) -> [TerminalText] {
        let name = [media.title ?? texts(.nowPlaying), media.subtitle].compactMap(\.self).joined(
            separator: " \(glyphs.dot) ")
        let left = drawing.text(" \(stateGlyph) ", .accent) + drawing.text(name, .bold)
        let line = drawing.sides(left, drawing.text(place(media) + " ", .dim), columns: columns)
        guard drawing.size.rows >= 14 else { return [line] }
        let share = states.mini.progress(at: now)
        let bar = share.map { drawing.bar($0, columns: columns) }
        return [bar ?? drawing.text(String(repeating: glyphs.rule, count: columns), .dim), line]
    }

    /// The player's state, as if the person's last request were carried out.
    var stateGlyph: String {
        switch states.expanded.playbackButton {
        case .pause, .stop: glyphs.playing
        case .play: glyphs.paused
        case .loading, nil: glyphs.waiting
        }
    }

    var stateName: String {
        switch states.expanded.playbackButton {
        case .pause, .stop: texts(.playing)
        case .play: texts(.paused)
        case .loading, nil: texts(.loading)
        }
    }

    /// Returns the position and the duration.
    func place(_ media: WidgetMedia) -> String {
        if media.advertisement != nil { return texts(.advertisement) }
        if media.isPicture { return "" }
        if media.isLive { return "\(glyphs.live) \(texts(.live))" }
        let position = states.expanded.position(at: now) ?? media.position(at: now)
        guard let extent = media.extent(at: now) else { return TerminalNumbers.time(position) }
        let length = TerminalNumbers.time(extent.upperBound - extent.lowerBound)
        return "\(TerminalNumbers.time(position - extent.lowerBound)) / \(length)"
    }
}
