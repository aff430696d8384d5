/// The host's first message if the broadcast has to survive it: the broadcast's name, and its group.
package struct BroadcastStay: Codable, Hashable, Sendable {
    package var name: String
    package var group: String
    /// Seconds that it may continue without any host; nil: no limit.
    package var patience: Double?

    package init(name: String, group: String, patience: Double? = nil) {
        self.name = name
        self.group = group
        self.patience = patience
    }
}

/// What a new host of a running broadcast wants.
package struct BroadcastAttachment: Codable, Hashable, Sendable {
    /// False: it only wants messages.
    package var controls: Bool

    package init(controls: Bool) {
        self.controls = controls
    }
}

/// The state of a broadcast, which each new host gets first.
package struct BroadcastState: Codable, Hashable, Sendable {
    /// The one host that controls the broadcast.
    package struct Controller: Codable, Hashable, Sendable {
        package var program: String
        /// 0 if the system does not report it.
        package var processID: Int32
        /// Seconds since 1970.
        package var since: Double

        package init(program: String, processID: Int32, since: Double) {
            self.program = program.cut(toBytes: BroadcastRecord.textLimit)
            self.processID = processID
            self.since = since
        }
    }

    /// The most warnings that are kept, and the most bytes of each.
    package static let warningLimit = 8
    package static let warningSize = 512

    package var name: String
    /// Seconds since 1970.
    package var since: Double
    package var stage: BroadcastStage?
    /// Nil before the first frame was confirmed.
    package var outline: BroadcastOutline?
    package var isPaused: Bool
    package var statistics: BroadcastStatistics?
    /// The newest ones.
    package var warnings: [String]
    package var controller: Controller?
    /// Whether the host that gets this is the controlling one.
    package var isYours: Bool

    package init(name: String, since: Double) {
        self.name = name
        self.since = since
        isPaused = false
        warnings = []
        isYours = false
    }

    /// Updates the state by a message to all hosts.
    package mutating func note(_ message: BroadcastMessage) {
        switch message {
        case .progress(let stage): self.stage = stage
        case .began(let outline): self.outline = outline
        case .statistics(let statistics): self.statistics = statistics
        case .warning(let sentence):
            warnings.append(sentence.cut(toBytes: Self.warningSize))
            if warnings.count > Self.warningLimit { warnings.removeFirst() }
        default: break
        }
    }

    /// The state of another process, clamped to what is displayed.
    var bounded: BroadcastState {
        var bounded = self
        bounded.warnings = warnings.suffix(Self.warningLimit).map { $0.cut(toBytes: Self.warningSize) }
        bounded.statistics = statistics?.bounded
        return bounded
    }
}
