extension FuzzEntryPoints {
    /// The mDNS querier and its timers, on a network that says what it likes: see ``QuerierScript``.
    public static func querier(_ bytes: [UInt8]) {
        var script = QuerierScript()
        var input = FuzzInput(bytes)
        while !input.isEmpty, script.steps < 500 { script.step(&input) }
        script.checkWeight()
    }

    /// The mDNS responder, likewise: see ``ResponderScript``.
    public static func responder(_ bytes: [UInt8]) {
        var script = ResponderScript()
        var input = FuzzInput(bytes)
        while !input.isEmpty, script.steps < 500 { script.step(&input) }
        script.checkWeight()
    }
}
