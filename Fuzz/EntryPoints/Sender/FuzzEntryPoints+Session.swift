extension FuzzEntryPoints {
    /// A sender's session, and a device that says what it likes: one step a line, see ``SessionScript``.
    ///
    /// A device's message makes the sender send little, what is kept of it is bounded by what came, every position that
    /// is reckoned from it is a number, and after its end a session does nothing more.
    public static func session(_ bytes: [UInt8]) {
        var script = SessionScript()
        for line in FuzzLines(bytes).lines { script.step(line) }
        script.checkWeight()
    }
}
