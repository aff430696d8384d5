import NIOCore

/// Writes the datagrams of one burst to one peer.
protocol DatagramWriting: AnyObject {
    /// Writes datagrams and returns how many of the first ones are done: sent, or lost because of the network, which is
    /// the same as a loss on the way.
    ///
    /// If the socket's buffer is full, fewer than all are done. The caller has to pass the others again later.
    func write(_ datagrams: ArraySlice<ByteBuffer>) -> DatagramWriteOutcome
}

struct DatagramWriteOutcome: Equatable {
    var done = 0
    /// The number of these that the system refused to send.
    var failed = 0
    /// The reason for the last refusal.
    var failure: SystemCallError?
}
