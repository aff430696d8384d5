package import CastWire

/// What the media player's core wants done, in order.
package enum MediaAction: Equatable, Sendable {
    /// The answer to one sender's request.
    case reply(MediaReply, to: MediaAsker)
    /// To every sender that is connected to the application, with request id 0, but for those that were answered.
    case broadcast(MediaReply, except: Set<SenderAddress>)
    /// What was done for a request beside its answers, as if so many bytes had been sent to who asked.
    case work(bytes: Int, for: SenderAddress)
    case player(PlayerCommand)
    /// Input that was passed over, or a fault of the screen, in a sentence.
    case log(String)
}

/// Who asked, and under which number the answer is awaited.
package struct MediaAsker: Hashable, Sendable {
    package let sender: SenderAddress
    package let requestID: Int

    package init(sender: SenderAddress, requestID: Int) {
        self.sender = sender
        self.requestID = requestID
    }
}
