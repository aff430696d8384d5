import CastWire

extension TransportError {
    /// Returns the error of a request or a send after the connection has ended for `reason`.
    static func closed(_ reason: TransportError) -> TransportError {
        TransportError(.closed, "the connection has ended: \(reason.description)", underlying: reason)
    }

    static let closedBySelf = TransportError(.closedBySelf, "this side closed the connection")
    static let saidNothing = TransportError(.closedBySelf, "the other side has said nothing but that it is there")
    static let gaveWay = TransportError(.closedBySelf, "a newcomer needed its place")
    static let takesNothing = TransportError(.closedBySelf, "the other side takes nothing of what it is sent")
    static let closedByPeer = TransportError(.closedByPeer, "the other side closed the connection")
    static let cancelled = TransportError(.cancelled, "the task that waited was cancelled")
}
