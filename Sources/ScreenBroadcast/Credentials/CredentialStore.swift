/// Where a host leaves secrets for its extension, and where both find them again: the keychain's role.
///
/// An item has a service and an account, and belongs to a group: who is in another group does not find it. Secrets are
/// handed over nowhere else: not in arguments, not in the environment, not in a log. Used from any task. Marquee's own, in
/// place of `SecItem` functions.
public protocol CredentialStore: Sendable {
    /// What was set; from any task.
    ///
    /// - Returns: nil where there is none.
    /// - Throws: ``CredentialError`` where the store can't be read, or was tampered with.
    func secret(service: String, account: String) async throws(CredentialError) -> [UInt8]?

    /// Sets or replaces it; from any task.
    ///
    /// - Throws: ``CredentialError`` where it can't be kept.
    func set(_ secret: [UInt8], service: String, account: String) async throws(CredentialError)

    /// Removes one; there need not be any. From any task.
    ///
    /// - Throws: ``CredentialError`` where it stays.
    func remove(service: String, account: String) async throws(CredentialError)

    /// Removes all of the group: what is due when a broadcast has finished. From any task.
    ///
    /// - Throws: ``CredentialError`` where one stays.
    func removeAll() async throws(CredentialError)
}

/// Why a secret can't be kept or found, as a sentence for the person. Never says the secret. Marquee's own.
public struct CredentialError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// True where there is no such store here, and another may serve; false where it said no.
    package let isAbsent: Bool

    package init(_ description: String, isAbsent: Bool = false) {
        self.description = description
        self.isAbsent = isAbsent
    }
}
