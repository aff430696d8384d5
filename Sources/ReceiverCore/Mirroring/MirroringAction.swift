package import CastStreaming

/// What a running mirroring app wants done.
package enum MirroringAction: Equatable, Sendable {
    /// To a sender, in the namespace of offers and answers.
    case reply(String, to: SenderAddress)
    /// Open a port for these streams, on the address where this connection comes in and for its peer alone; then tell
    /// the port, or that there is none. What the agreement has for a port is none yet.
    case open(MirroringID, StreamingAgreement, for: ConnectionID)
    /// Close it, open or half open. Unknown ones are closed already.
    case close(MirroringID)
    case requestKeyFrame(MirroringID, stream: Int)
    /// The screen is to show it from here on; frames follow.
    case show(MirroringFormat, from: SenderAddress)
    /// It is over, for this reason; a sentence.
    case end(MirroringID, reason: String)
    /// The virtual connection of a sender whose mirroring another one's has replaced.
    case disconnect(SenderAddress)
    /// The app is over, for this reason; a sentence.
    case endApplication(reason: String)
    case log(String)
}

/// What the owner of a device's ports does for its mirrorings.
package enum MirroringPortAction: Equatable, Sendable {
    /// See `MirroringAction.open(_:_:for:)`.
    case open(MirroringID, StreamingAgreement, for: ConnectionID)
    case close(MirroringID)
    case requestKeyFrame(MirroringID, stream: Int)
    /// The sender is to know when these were seen or heard.
    case played(MirroringID, stream: Int, [MirroringCounts.Seen])
}

/// What somebody who watches the device may want to know of a mirroring.
package enum MirroringEvent: Equatable, Sendable {
    case started(MirroringFormat, from: SenderAddress)
    /// About once a second.
    case statistics(MirroringID, MirroringStatistics)
    /// Some of it can't be shown; a sentence.
    case fault(MirroringID, stream: Int, reason: String)
    /// With what was counted in all.
    case ended(MirroringID, reason: String, MirroringStatistics)
}
