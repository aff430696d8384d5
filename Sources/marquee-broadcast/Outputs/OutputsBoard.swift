import ScreenBroadcast
import UploadCore

/// What the outputs of a broadcast say, brought together for the host: its numbers are told as one.
@MainActor final class OutputsBoard {
    private var outputs: [OutputStatistics]
    /// Of the first output that has numbers of its own: a device's before an encode's.
    private var whole: (rank: Int, statistics: BroadcastStatistics)?
    private var hasBegun = false
    /// Up to which second devices' sessions have told their numbers.
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

    /// - Parameter rank: the lower, the more these are the broadcast's.
    func note(_ statistics: BroadcastStatistics, rank: Int) {
        if rank <= whole?.rank ?? .max { whole = (rank, statistics) }
    }

    /// The numbers that its messages are told by are another's from now on.
    func forget(rank: Int) { if whole?.rank == rank { whole?.rank = .max } }

    /// What a device's session says.
    func hear(_ message: BroadcastMessage, of number: Int) {
        switch message {
        case .statistics(let statistics):
            note(statistics, rank: number)
            let passed = max(0, statistics.seconds - (heard[number] ?? 0))
            heard[number] = statistics.seconds
            set(number) { output in
                output.state = .connected
                // Its bit rate is that of the time since the numbers before.
                output.bytes += Int(Double(statistics.bitRate) / 8 * min(passed, 60))
                output.frames = statistics.hasPictures ? statistics.framesSent : statistics.audioFramesSent
                output.dropped = statistics.hasPictures ? statistics.framesDropped : statistics.audioFramesDropped
            }
        case .began(let outline):
            // As it calls itself.
            set(number) { $0.name = outline.device }
            begin(outline)
        default: tell(message)
        }
    }

    /// As often as the host has numbers.
    func report() {
        guard hasBegun, var statistics = whole?.statistics else { return }
        statistics.outputs = outputs
        tell(.statistics(statistics))
    }
}
