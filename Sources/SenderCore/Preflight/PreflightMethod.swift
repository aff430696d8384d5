package enum PreflightMethod: Hashable, Sendable {
    /// A GET of the first ``MediaSignature/length`` bytes.
    case get
    /// The OPTIONS request that a browser sends before a request with unusual headers.
    case options
}
