import ServingCore

/// What the serving side knows about one item: whether it was requested, the conversion's progress, and problems.
struct ServingAccount: Equatable {
    enum Outcome: Equatable {
        case nothing
        case progress(ConversionProgress)
        /// A new sentence.
        case trouble(String)
    }

    private(set) var wasReached = false
    /// No request came in time.
    private(set) var wasMissed = false
    private(set) var lastError: ServingError?
    private var conversion = ConversionProgress()

    init() {}

    mutating func take(_ event: ServingEvent) -> Outcome {
        switch event {
        case .requestStarted, .requestFinished:
            wasReached = true
            return .nothing
        case .requestFailed(_, let error):
            wasReached = true
            return remember(error)
        case .conversionFailed(let error):
            return remember(error)
        case .segmentMade(let index, let count):
            return conversion.add(index: index, of: count) ? .progress(conversion) : .nothing
        }
    }

    mutating func miss() {
        wasMissed = !wasReached
    }

    private mutating func remember(_ error: ServingError) -> Outcome {
        defer { lastError = error }
        return error == lastError ? .nothing : .trouble(error.description)
    }
}
