package import CastStreaming

/// What a running mirroring application wants done.
package enum MirroringAction: Equatable, Sendable {
    /// A message to a sender, in the namespace of offers and answers.
    case reply(String, to: SenderAddress)
    /// Open a port for these streams, on the address of this connection and for its peer only. Then report the port, or
    /// that it failed. The agreement has no port yet.
    case open(MirroringID, StreamingAgreement, for: ConnectionID)
    /// Close the port, also while it is being opened. An unknown id means that it is closed already.
    case close(MirroringID)
    case requestKeyFrame(MirroringID, stream: Int)
    /// The screen is to show this mirroring from now on; frames follow.
    case show(MirroringFormat, from: SenderAddress)
    /// The mirroring has ended. The reason is a sentence.
    case end(MirroringID, reason: String)
    /// Close the virtual connection of a sender whose mirroring was replaced by another sender's.
    case disconnect(SenderAddress)
    /// The application has to end. The reason is a sentence.
    case endApplication(reason: String)
    case log(String)
}

/// What the owner of a device's ports does for its mirrorings.
package enum MirroringPortAction: Equatable, Sendable {
    /// See `MirroringAction.open(_:_:for:)`.
    case open(MirroringID, StreamingAgreement, for: ConnectionID)
    case close(MirroringID)
    case requestKeyFrame(MirroringID, stream: Int)
    /// Tell the sender when these frames were seen or heard.
    case played(MirroringID, stream: Int, [MirroringCounts.Seen])
}

/// What an observer of the device may want to know about a mirroring.
package enum MirroringEvent: Equatable, Sendable {
    case started(MirroringFormat, from: SenderAddress)
    /// Sent about once a second.
    case statistics(MirroringID, MirroringStatistics)
    /// A stream can't be shown. The reason is a sentence.
    case fault(MirroringID, stream: Int, reason: String)
    /// The mirroring has ended, with its total counts.
    case ended(MirroringID, reason: String, MirroringStatistics)
}
