extension CastDialogState.Pending {
    /// What a page knows it by.
    package var word: String {
        switch self {
        case .permission: "acceptPermission"
        case .disconnect(let stopsCasting): stopsCasting ? "stopCasting" : "disconnect"
        }
    }
}
