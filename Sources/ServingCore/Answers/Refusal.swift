/// How a client is told that something can't be had.
package enum Refusal: Equatable, Sendable {
    case notFound
    case forbidden
    /// It may ask again after so many seconds.
    case comeAgain(seconds: Int)
    case failed

    /// What a client is told that came in vain.
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
