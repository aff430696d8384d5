/// What a request for something that is there gets of it (RFC 9110).
package enum ContentAnswer: Equatable, Sendable {
    /// The client has it already.
    case notModified
    /// Its length alone.
    case head
    case whole
    case part(ClosedRange<Int64>)
    case unsatisfiable

    /// - Parameters:
    ///   - size: bytes, 0 or more.
    ///   - state: of a file; nil for what has no state that conditions could ask for.
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

/// What a request says of what it wants, as its fields have it.
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
