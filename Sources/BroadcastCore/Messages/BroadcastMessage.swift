/// What the host (`marquee`) and the upload process (`marquee-broadcast`) say to each other, one JSON line each.
///
/// `hello` is the first message in both directions. After that the host says `start` once and, whenever it wants,
/// `stop`; the upload process tells how it goes, and `ended` is its last message. Whichever side goes away without a
/// word has ended the broadcast too, unless the host has said `stay` before: then the upload process goes on without it,
/// and a host that comes says `attach` after its hello, is told the `state`, and hears on from there. Pausing is said as
/// to a handler. A message of a type that this version does not know is kept as it came
/// (``unknown(_:)``), so that a newer peer is not an error.
///
/// No message carries a token or a pin: both processes are the same user's and read that user's files. The URL of a
/// server has that stream's key in it, and goes nowhere but through the socket.
package enum BroadcastMessage: Hashable, Sendable {
    case hello(BroadcastHello)

    // The host's.
    case start(BroadcastRequest)
    case stop
    /// Before `start`: the broadcast goes on when this host has gone.
    case stay(BroadcastStay)
    /// To a broadcast that runs.
    case attach(BroadcastAttachment)

    // The upload process's.
    case progress(BroadcastStage)
    case began(BroadcastOutline)
    case statistics(BroadcastStatistics)
    /// A sentence that the person should read; the broadcast goes on.
    case warning(String)
    case ended(BroadcastEnding)
    /// To each host when it has come, and to all when something of it but the numbers has changed.
    case state(BroadcastState)
    /// A sentence for one host: what it asked for is not done.
    case refused(String)

    /// Where the upload process is an extension that handles samples.
    case handler(ExtensionMessage)

    case unknown(UnknownBroadcastMessage)

    /// The latest of these is as good as all of them, so one may be left out where the peer is slow to read.
    package var isReplaceable: Bool {
        if case .statistics = self { true } else { false }
    }
}

/// Who speaks, and which version of this protocol. Versions differ where a peer of another one would misunderstand;
/// additions leave the number as it is.
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

/// A message of a type that this version does not know: its type, and the line as it came.
package struct UnknownBroadcastMessage: Hashable, Sendable {
    package var type: String
    package var line: [UInt8]

    package init(type: String, line: [UInt8]) {
        self.type = type
        self.line = line
    }
}

/// How far a broadcast is on its way to the first picture. Names that this version does not know are kept.
package struct BroadcastStage: RawRepresentable, Codable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// A dialog of the desktop's asks what may be shared; told again and again while it waits.
    package static let choosing = BroadcastStage(rawValue: "choosing")
    /// The connection to the device is made, the device is checked, and the mirroring application launched there.
    package static let connecting = BroadcastStage(rawValue: "connecting")
    /// The device was offered the streams.
    package static let negotiating = BroadcastStage(rawValue: "negotiating")
    /// The device took them; it has not confirmed a frame yet.
    package static let waitingForFrame = BroadcastStage(rawValue: "waitingForFrame")
}

/// How a broadcast ended, and why in a sentence.
package struct BroadcastEnding: Codable, Hashable, Sendable {
    /// Kinds that this version does not know are kept.
    package struct Kind: RawRepresentable, Codable, Hashable, Sendable {
        package var rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        /// What there was to send has been sent.
        package static let finished = Kind(rawValue: "finished")
        /// It was told to stop.
        package static let stopped = Kind(rawValue: "stopped")
        /// What was asked for makes no sense, or can't be read.
        package static let wrongUse = Kind(rawValue: "wrongUse")
        package static let noDevice = Kind(rawValue: "noDevice")
        package static let notTrusted = Kind(rawValue: "notTrusted")
        /// The device said no.
        package static let refused = Kind(rawValue: "refused")
        /// The device or the session went away.
        package static let lost = Kind(rawValue: "lost")
        /// This machine can't do it: there is no encoder.
        package static let unsupported = Kind(rawValue: "unsupported")
        /// This machine could not go on, though the device would have: an encoder failed, or the source did.
        package static let failed = Kind(rawValue: "failed")
    }

    package var kind: Kind
    /// Empty where the kind says all. Parts of it may be a device's own words, so it is cut to what every line has
    /// room for.
    package let sentence: String

    package init(_ kind: Kind, _ sentence: String = "") {
        self.kind = kind
        self.sentence = sentence.cut(toBytes: BroadcastMessage.sentenceLimit)
    }
}
