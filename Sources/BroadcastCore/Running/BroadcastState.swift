/// The host's first order where the broadcast is to go on without it: what it is called, and in which group it is found.
package struct BroadcastStay: Codable, Hashable, Sendable {
    package var name: String
    package var group: String
    /// Seconds that it may go on without any host; nil: as long as it lasts.
    package var patience: Double?

    package init(name: String, group: String, patience: Double? = nil) {
        self.name = name
        self.group = group
        self.patience = patience
    }
}

/// What a host wants that comes to a broadcast that runs.
package struct BroadcastAttachment: Codable, Hashable, Sendable {
    /// False: it only wants to know how it goes.
    package var controls: Bool

    package init(controls: Bool) {
        self.controls = controls
    }
}

/// How a broadcast stands at one moment: what a host hears first that comes to it.
package struct BroadcastState: Codable, Hashable, Sendable {
    /// The one host that may say what is to happen.
    package struct Controller: Codable, Hashable, Sendable {
        package var program: String
        /// 0 where the system does not tell.
        package var processID: Int32
        /// Seconds since 1970.
        package var since: Double

        package init(program: String, processID: Int32, since: Double) {
            self.program = program.cut(toBytes: BroadcastRecord.textLimit)
            self.processID = processID
            self.since = since
        }
    }

    /// Warnings that are kept, and bytes of each.
    package static let warningLimit = 8
    package static let warningSize = 512

    package var name: String
    /// Seconds since 1970.
    package var since: Double
    package var stage: BroadcastStage?
    /// Nil before the first picture was confirmed.
    package var outline: BroadcastOutline?
    package var isPaused: Bool
    package var statistics: BroadcastStatistics?
    /// The last of them.
    package var warnings: [String]
    package var controller: Controller?
    /// Of the controlling host's messages these are its own: it is the one that is told this.
    package var isYours: Bool

    package init(name: String, since: Double) {
        self.name = name
        self.since = since
        isPaused = false
        warnings = []
        isYours = false
    }

    /// Takes in what is told to all hosts.
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

    /// Of what another process says: within what is shown of it.
    var bounded: BroadcastState {
        var bounded = self
        bounded.warnings = warnings.suffix(Self.warningLimit).map { $0.cut(toBytes: Self.warningSize) }
        bounded.statistics = statistics?.bounded
        return bounded
    }
}
