/// The part of an offer that a receiver accepts: the body of an ANSWER whose result is ok.
package struct Answer: Hashable, Sendable {
    /// A selected stream.
    package struct Selection: Hashable, Sendable {
        /// As in the offer.
        package var index: Int
        /// The receiver's own SSRC, which it uses in its reports about the stream.
        package var receiverSSRC: UInt32
        /// The offered extensions that the receiver enables.
        package var extensions: [String]

        package init(index: Int, receiverSSRC: UInt32, extensions: [String] = []) {
            self.index = index
            self.receiverSSRC = receiverSSRC
            self.extensions = extensions
        }
    }

    /// The port on which the receiver waits for all streams: 1 to 65,535.
    package var udpPort: Int
    /// Audio before video: at most one of each, and at least one in total.
    package var selections: [Selection]
    package var constraints: ReceiverConstraints?
    package var display: DisplayDescription?
    /// Indexes of the streams for which the receiver sends its event log.
    package var eventLogIndexes: [Int]
    /// Indexes of the streams for which the receiver sends with the DSCP that was asked for.
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
