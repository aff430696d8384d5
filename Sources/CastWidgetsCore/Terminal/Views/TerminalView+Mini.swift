extension TerminalView {
    /// The mini controller: what plays and where it is, below everything but the player; with its line of progress
    /// where there is room.
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

    /// What it does now, as far as the person's last wish is carried out.
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

    /// Where it is, and of how much.
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
