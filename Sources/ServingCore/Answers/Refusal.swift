/// The kind of error answer for content that can't be served.
package enum Refusal: Equatable, Sendable {
    case notFound
    case forbidden
    /// The client may retry after this many seconds.
    case comeAgain(seconds: Int)
    case failed

    private static let retrySeconds = 5

    package init(_ error: ServingError) {
        self =
            switch error.code {
            case .fileMissing, .segmentMissing, .notAFile: .notFound
            case .fileUnreadable: .forbidden
            case .timedOut, .tooManyWaiting: .comeAgain(seconds: Self.retrySeconds)
            default: .failed
            }
    }
}
