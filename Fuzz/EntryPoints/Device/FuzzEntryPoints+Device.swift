extension FuzzEntryPoints {
    /// A device with the clock player, and what several senders say to it: one step a line, see ``DeviceScript``.
    ///
    /// After each step a bystander asks for the device's status and has to get it. What one step makes the device send
    /// is bounded by what it was sent, each message fits into a frame, and the device comes to rest.
    public static func device(_ bytes: [UInt8]) {
        var script = DeviceScript()
        for line in FuzzLines(bytes).lines {
            script.step(line)
            script.checkBystander()
        }
        script.checkWeight()
    }
}
