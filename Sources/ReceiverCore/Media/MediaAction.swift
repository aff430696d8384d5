package import CastWire

/// What the media player's core wants done, in order.
package enum MediaAction: Equatable, Sendable {
    /// The answer to one sender's request.
    case reply(MediaReply, to: MediaAsker)
    /// A message with request id 0 to every sender connected to the application, except the senders that got an answer.
    case broadcast(MediaReply, except: Set<SenderAddress>)
    /// A charge for work done for a request beyond its answers, as if so many bytes had been sent to the sender.
    case work(bytes: Int, for: SenderAddress)
    case player(PlayerCommand)
    /// A sentence about ignored input or a fault of the screen.
    case log(String)
}

/// The sender of a request, and the request id that its answer has to carry.
package struct MediaAsker: Hashable, Sendable {
    package let sender: SenderAddress
    package let requestID: Int

    package init(sender: SenderAddress, requestID: Int) {
        self.sender = sender
        self.requestID = requestID
    }
}
