/// A key, or what a terminal sends for it.
package enum TerminalKey: Hashable, Sendable {
    case up, down, left, right
    case shiftUp, shiftDown
    case pageUp, pageDown, home, end
    case enter, escape, tab, backTab, delete, backspace
    /// F1.
    case help
    /// Ctrl-L: the screen was written over by another program.
    case redraw
    /// Ctrl-C and Ctrl-D, where the terminal sends them as keys.
    case interrupt
    case character(Character)
}

/// What a terminal has answered to a question (``TerminalControl/questions``).
package enum TerminalReport: Hashable, Sendable {
    /// It answers at all: the last of the answers.
    case attributes
    case synchronizesOutput(Bool)
    case showsKittyPictures
    case name(String)
    /// In pixels.
    case cellSize(width: Int, height: Int)
}
