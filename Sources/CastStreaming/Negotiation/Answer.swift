/// What a receiver takes of an offer: the body of ANSWER where its result is ok.
package struct Answer: Hashable, Sendable {
    /// A stream that was picked.
    package struct Selection: Hashable, Sendable {
        /// As in the offer.
        package var index: Int
        /// The receiver's own, in what it says of the stream.
        package var receiverSSRC: UInt32
        /// What it enables of the extensions that were offered.
        package var extensions: [String]

        package init(index: Int, receiverSSRC: UInt32, extensions: [String] = []) {
            self.index = index
            self.receiverSSRC = receiverSSRC
            self.extensions = extensions
        }
    }

    /// Where the receiver waits for all streams: 1 to 65,535.
    package var udpPort: Int
    /// Sound before pictures, at most one of each; at least one.
    package var selections: [Selection]
    package var constraints: ReceiverConstraints?
    package var display: DisplayDescription?
    /// Indexes of the streams for which it sends its event log.
    package var eventLogIndexes: [Int]
    /// Indexes of the streams for which it sends with the DSCP that was asked for.
    package var dscpIndexes: [Int]

    package init(
        udpPort: Int, selections: [Selection], constraints: ReceiverConstraints? = nil,
        display: DisplayDescription? = nil, eventLogIndexes: [Int] = [], dscpIndexes: [Int] = []
    ) {
        self.udpPort = udpPort
        self.selections = selections
        self.constraints = constraints
        self.display = display
        self.eventLogIndexes = eventLogIndexes
        self.dscpIndexes = dscpIndexes
    }
}
