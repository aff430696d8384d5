/// What one JSON text may cost its reader. It is enforced while the text is read: past it nothing more is read.
///
/// Every text that a peer wrote goes through one of these; docs/limits.md has the reasons for the numbers.
package struct JSONBudget: Equatable, Sendable {
    /// Bytes of text.
    package let length: Int
    /// Arrays and objects within each other, the outermost included.
    package let depth: Int
    /// Values of all kinds, the text itself and what is in it.
    package let values: Int
    /// Bytes that all of it takes once it is read, as `JSONMemory` counts them.
    package let memory: Int

    package init(length: Int, depth: Int = 32, values: Int = 16_384, memory: Int = 1 << 21) {
        self.length = length
        self.depth = depth
        self.values = values
        self.memory = memory
    }

    /// A message of CASTV2: its text is at most as long as a frame.
    package static let message = JSONBudget(length: FrameLimits.maximumBodyLength)
    /// What an HTTP server says of itself (`/setup/eureka_info`): real devices send a few kilobytes.
    package static let httpAnswer = JSONBudget(length: 256 * 1024)
    /// What the receiver's own page posts, which is as long as what it plays makes it.
    package static let pageReports = JSONBudget(length: 256 * 1024)
}

/// Why a text was not read to its end.
package struct JSONFault: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Kind: Equatable, Sendable {
        /// It breaks the grammar of RFC 8259, or is not UTF-8.
        case notJSON
        case tooLong, tooDeep, tooManyValues, tooMuchMemory
    }

    package let kind: Kind
    /// The byte at which reading ended.
    package let offset: Int
    /// How many values had been begun by then.
    package let values: Int
    /// The text's own `requestId`, if it is an object and the number stood before that byte: who asked can be told.
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
