/// A key that a terminal reports.
package enum TerminalKey: Hashable, Sendable {
    case up, down, left, right
    case shiftUp, shiftDown
    case pageUp, pageDown, home, end
    case enter, escape, tab, backTab, delete, backspace
    /// F1.
    case help
    /// Ctrl-L: another program has written over the screen.
    case redraw
    /// Ctrl-C and Ctrl-D, if the terminal sends them as keys.
    case interrupt
    case character(Character)
}

/// An answer of the terminal to a question (``TerminalControl/questions``).
package enum TerminalReport: Hashable, Sendable {
    /// The last of the answers, which every terminal gives.
    case attributes
    case synchronizesOutput(Bool)
    case showsKittyPictures
    case name(String)
    /// In pixels.
    case cellSize(width: Int, height: Int)
}
