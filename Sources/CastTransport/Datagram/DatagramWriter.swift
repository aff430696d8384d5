import NIOCore

/// Writes the datagrams of one burst to one peer.
protocol DatagramWriting: AnyObject {
    /// Says how many of the first ones are done with: sent, or lost for a reason of the network's, which is no other
    /// than a loss on the way. Fewer than were given where the socket's buffer is full: give the rest again later.
    func write(_ datagrams: ArraySlice<ByteBuffer>) -> DatagramWriteOutcome
}

struct DatagramWriteOutcome: Equatable {
    var done = 0
    /// Of those that are done, the ones that the system refused to send.
    var failed = 0
    /// Why, of the last one.
    var failure: SystemCallError?
}
