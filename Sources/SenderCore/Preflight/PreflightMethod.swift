package enum PreflightMethod: Hashable, Sendable {
    /// GET of the first bytes, as many as ``MediaSignature`` looks at.
    case get
    /// What a browser asks before it sends unusual headers.
    case options
}
