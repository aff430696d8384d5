/// Where a host leaves secrets for its extension, and both find them again, like a keychain.
///
/// An item has a service and an account, and belongs to a group; other groups do not find it. Secrets are passed in no
/// other way: not in arguments, the environment or a log. Used from any task. Marquee's own, in place of `SecItem`
/// functions.
public protocol CredentialStore: Sendable {
    /// Returns a secret; from any task.
    ///
    /// - Returns: Nil if there is none.
    /// - Throws: ``CredentialError`` if the store can't be read, or was tampered with.
    func secret(service: String, account: String) async throws(CredentialError) -> [UInt8]?

    /// Sets or replaces a secret; from any task.
    ///
    /// - Throws: ``CredentialError`` if it can't be stored.
    func set(_ secret: [UInt8], service: String, account: String) async throws(CredentialError)

    /// Removes a secret if there is one; from any task.
    ///
    /// - Throws: ``CredentialError`` if it can't be removed.
    func remove(service: String, account: String) async throws(CredentialError)

    /// Removes all secrets of the group, as is necessary at the end of a broadcast; from any task.
    ///
    /// - Throws: ``CredentialError`` if one can't be removed.
    func removeAll() async throws(CredentialError)
}

/// Why a secret can't be stored or found, as a sentence for people that never contains the secret. Marquee's own.
public struct CredentialError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// True if this kind of store does not exist here, so that another can be used; false if it refused.
    package let isAbsent: Bool

    package init(_ description: String, isAbsent: Bool = false) {
        self.description = description
        self.isAbsent = isAbsent
    }
}
