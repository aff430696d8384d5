/// How a request for existing content is answered (RFC 9110).
package enum ContentAnswer: Equatable, Sendable {
    /// The client's copy is current.
    case notModified
    /// Only the header fields, with the length.
    case head
    case whole
    case part(ClosedRange<Int64>)
    case unsatisfiable

    /// - Parameters:
    ///   - size: Bytes, 0 or more.
    ///   - state: The file's state; nil for content without a state that conditions could test.
    package static func decide(
        _ request: ContentRequest, size: Int64, state: FileValidators? = nil
    ) -> ContentAnswer {
        if let state,
            state.isCurrent(ifNoneMatch: request.ifNoneMatch, ifModifiedSince: request.ifModifiedSince)
        {
            return .notModified
        }
        if request.isHead { return .head }
        let allowsPart = state?.allowsPart(ifRange: request.ifRange) ?? true
        return switch ByteRange.resolve(allowsPart ? request.range : nil, size: size) {
        case .whole: .whole
        case .part(let range): .part(range)
        case .unsatisfiable: .unsatisfiable
        }
    }
}

/// The parts of a request that decide its answer, as its fields have them.
package struct ContentRequest: Equatable, Sendable {
    package var isHead: Bool
    package var range: String?
    package var ifRange: String?
    package var ifNoneMatch: String?
    package var ifModifiedSince: String?

    package init(
        isHead: Bool = false, range: String? = nil, ifRange: String? = nil, ifNoneMatch: String? = nil,
        ifModifiedSince: String? = nil
    ) {
        self.isHead = isHead
        self.range = range
        self.ifRange = ifRange
        self.ifNoneMatch = ifNoneMatch
        self.ifModifiedSince = ifModifiedSince
    }
}
