extension FuzzEntryPoints {
    /// The receiving end of a stream of sound and one of pictures, fed datagrams on a clock of its own: see
    /// ``ReceiverStreamScript``.
    public static func receiverStream(_ bytes: [UInt8]) {
        var script = ReceiverStreamScript()
        var input = FuzzInput(bytes)
        while !input.isEmpty, script.steps < 2_000 { script.step(&input) }
        script.finish()
    }

    /// The sending end of the same streams, and a hostile receiver's reports: see ``SenderStreamScript``.
    public static func senderStream(_ bytes: [UInt8]) {
        var script = SenderStreamScript()
        var input = FuzzInput(bytes)
        while !input.isEmpty, !script.isOver, script.steps < 2_000 { script.step(&input) }
    }
}
