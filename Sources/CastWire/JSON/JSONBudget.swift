/// The limits for reading one JSON text. Reading stops as soon as a limit is exceeded.
///
/// Every text from a peer is read within a budget; docs/limits.md has the reasons for the numbers.
package struct JSONBudget: Equatable, Sendable {
    /// The length of the text in bytes.
    package let length: Int
    /// The nesting depth of arrays and objects, including the outermost.
    package let depth: Int
    /// The number of values of all kinds, including the outermost.
    package let values: Int
    /// The memory of all values in bytes, as `JSONMemory` counts it.
    package let memory: Int

    package init(length: Int, depth: Int = 32, values: Int = 16_384, memory: Int = 1 << 21) {
        self.length = length
        self.depth = depth
        self.values = values
        self.memory = memory
    }

    /// A CASTV2 message: its text is at most as long as a frame.
    package static let message = JSONBudget(length: FrameLimits.maximumBodyLength)
    /// An HTTP server's description of itself (`/setup/eureka_info`). Real devices send a few kilobytes.
    package static let httpAnswer = JSONBudget(length: 256 * 1024)
    /// The posts of the receiver's own page. Their length depends on the media that it plays.
    package static let pageReports = JSONBudget(length: 256 * 1024)
}

/// The reason why a text was not read to its end.
package struct JSONFault: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Kind: Equatable, Sendable {
        /// The text breaks the grammar of RFC 8259, or is not UTF-8.
        case notJSON
        case tooLong, tooDeep, tooManyValues, tooMuchMemory
    }

    package let kind: Kind
    /// The byte at which reading stopped.
    package let offset: Int
    /// The number of values that had been started by then.
    package let values: Int
    /// The `requestId` of the outermost object, if it was read before that byte, so that the requester can be answered.
    package let requestID: Int?

    package init(kind: Kind, offset: Int, values: Int, requestID: Int? = nil) {
        self.kind = kind
        self.offset = offset
        self.values = values
        self.requestID = requestID
    }

    func answering(_ requestID: Int?) -> JSONFault {
        JSONFault(kind: kind, offset: offset, values: values, requestID: requestID)
    }

    package var description: String {
        switch kind {
        case .notJSON: "it is no JSON at byte \(offset)"
        case .tooLong: "it is longer than a text of its kind may be"
        case .tooDeep: "it is nested too deeply at byte \(offset)"
        case .tooManyValues: "it holds more than \(values - 1) values"
        case .tooMuchMemory: "it takes too much memory at byte \(offset), after \(values) values"
        }
    }
}
