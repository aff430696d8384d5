/// The messages between the host (`marquee`) and the upload process (`marquee-broadcast`), one JSON line each.
///
/// `hello` is the first message in both directions. Then the host sends `start` once and `stop` at any time; the upload
/// process reports the progress, and `ended` is its last message. If either side disappears, the broadcast ends too,
/// unless the host has sent `stay` before. Then the upload process continues, and a later host sends `attach` after its
/// hello, gets the `state`, and further messages. Pausing uses the messages of a handler. A message of an unknown type
/// is kept unchanged (``unknown(_:)``), so that a newer peer is no error.
///
/// No message carries a token or a pin: both processes are the same user's and read that user's files. A server's URL
/// contains the stream's key, and is sent only through the socket.
package enum BroadcastMessage: Hashable, Sendable {
    case hello(BroadcastHello)

    // From the host.
    case start(BroadcastRequest)
    case stop
    /// Before `start`: the broadcast continues when this host is gone.
    case stay(BroadcastStay)
    /// To a running broadcast.
    case attach(BroadcastAttachment)

    // From the upload process.
    case progress(BroadcastStage)
    case began(BroadcastOutline)
    case statistics(BroadcastStatistics)
    /// A sentence for the user; the broadcast continues.
    case warning(String)
    case ended(BroadcastEnding)
    /// To each new host, and to all when anything but the numbers has changed.
    case state(BroadcastState)
    /// A sentence for one host: its request was not carried out.
    case refused(String)

    /// For an upload process that is an extension and handles samples.
    case handler(ExtensionMessage)

    case unknown(UnknownBroadcastMessage)

    /// Whether a newer message of this type replaces it, so that it may be left out for a slow peer.
    package var isReplaceable: Bool {
        if case .statistics = self { true } else { false }
    }
}

/// The sender and its protocol version. The version changes only if a peer with another one would misunderstand;
/// additions don't change it.
package struct BroadcastHello: Codable, Hashable, Sendable {
    package static let currentVersion = 1

    package var version: Int
    /// Name and version, for people.
    package var program: String
    package var processID: Int32

    package init(program: String, processID: Int32, version: Int = Self.currentVersion) {
        self.version = version
        self.program = program
        self.processID = processID
    }
}

/// A message of an unknown type, with its line.
package struct UnknownBroadcastMessage: Hashable, Sendable {
    package var type: String
    package var line: [UInt8]

    package init(type: String, line: [UInt8]) {
        self.type = type
        self.line = line
    }
}

/// How far a broadcast is on its way to the first frame. Unknown names are kept.
package struct BroadcastStage: RawRepresentable, Codable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// A dialog of the desktop asks what to share; sent repeatedly while it is open.
    package static let choosing = BroadcastStage(rawValue: "choosing")
    /// Connecting to the device, checking it, and launching the mirroring application.
    package static let connecting = BroadcastStage(rawValue: "connecting")
    /// The streams are offered to the device.
    package static let negotiating = BroadcastStage(rawValue: "negotiating")
    /// The device accepted them, but has not confirmed a frame yet.
    package static let waitingForFrame = BroadcastStage(rawValue: "waitingForFrame")
}

/// How a broadcast ended, and why in a sentence.
package struct BroadcastEnding: Codable, Hashable, Sendable {
    /// Unknown kinds are kept.
    package struct Kind: RawRepresentable, Codable, Hashable, Sendable {
        package var rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        /// Everything was sent.
        package static let finished = Kind(rawValue: "finished")
        /// It was told to stop.
        package static let stopped = Kind(rawValue: "stopped")
        /// The request makes no sense, or its source can't be read.
        package static let wrongUse = Kind(rawValue: "wrongUse")
        package static let noDevice = Kind(rawValue: "noDevice")
        package static let notTrusted = Kind(rawValue: "notTrusted")
        /// The device refused.
        package static let refused = Kind(rawValue: "refused")
        /// The device or the session was lost.
        package static let lost = Kind(rawValue: "lost")
        /// This machine can't do it: there is no encoder.
        package static let unsupported = Kind(rawValue: "unsupported")
        /// An encoder or the source on this machine failed, though the device would have continued.
        package static let failed = Kind(rawValue: "failed")
    }

    package var kind: Kind
    /// Empty if the kind says everything. It may contain a device's text, so it is cut to fit into any line.
    package let sentence: String

    package init(_ kind: Kind, _ sentence: String = "") {
        self.kind = kind
        self.sentence = sentence.cut(toBytes: BroadcastMessage.sentenceLimit)
    }
}
