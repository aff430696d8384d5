extension CastDialogState.Pending {
    /// The word for a page.
    package var word: String {
        switch self {
        case .permission: "acceptPermission"
        case .disconnect(let stopsCasting): stopsCasting ? "stopCasting" : "disconnect"
        }
    }
}
