import ScreenBroadcast

/// Combines the messages of a broadcast's outputs for the host.
@MainActor final class OutputsBoard {
    private var outputs: [OutputStatistics]
    /// The broadcast's numbers, from the first output that has its own: a device before an encode.
    private var whole: (rank: Int, statistics: BroadcastStatistics)?
    private var hasBegun = false
    /// The time of each device session's last numbers, in seconds.
    private var heard: [Int: Double] = [:]
    private let tell: (BroadcastMessage) -> Void

    init(_ outputs: [BroadcastRequest.Output], tell: @escaping (BroadcastMessage) -> Void) {
        self.outputs = outputs.map { OutputStatistics(name: $0.shown) }
        self.tell = tell
    }

    func warn(_ sentence: String) { tell(.warning(sentence)) }

    func begin(_ outline: BroadcastOutline) {
        hasBegun = true
        tell(.began(outline))
    }

    func set(_ number: Int, _ change: (inout OutputStatistics) -> Void) { change(&outputs[number]) }

    /// - Parameter rank: Numbers with the lowest rank become the broadcast's.
    func note(_ statistics: BroadcastStatistics, rank: Int) {
        if rank <= whole?.rank ?? .max { whole = (rank, statistics) }
    }

    /// Lets other numbers become the broadcast's.
    func forget(rank: Int) { if whole?.rank == rank { whole?.rank = .max } }

    /// Takes a message of a device's session.
    func hear(_ message: BroadcastMessage, of number: Int) {
        switch message {
        case .statistics(let statistics):
            note(statistics, rank: number)
            let passed = max(0, statistics.seconds - (heard[number] ?? 0))
            heard[number] = statistics.seconds
            set(number) { output in
                output.state = .connected
                // The bit rate is that of the time since the last numbers.
                output.bytes += Int(Double(statistics.bitRate) / 8 * min(passed, 60))
                output.frames = statistics.hasPictures ? statistics.framesSent : statistics.audioFramesSent
                output.dropped = statistics.hasPictures ? statistics.framesDropped : statistics.audioFramesDropped
            }
        case .began(let outline):
            // The device's own name.
            set(number) { $0.name = outline.device }
            begin(outline)
        default: tell(message)
        }
    }

    /// Sends the combined numbers; called as often as the host gets them.
    func report() {
        guard hasBegun, var statistics = whole?.statistics else { return }
        statistics.outputs = outputs
        tell(.statistics(statistics))
    }
}
