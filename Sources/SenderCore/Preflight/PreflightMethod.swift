package enum PreflightMethod: Hashable, Sendable {
    /// GET of the first two bytes.
    case get
    /// What a browser asks before it sends unusual headers.
    case options
}
