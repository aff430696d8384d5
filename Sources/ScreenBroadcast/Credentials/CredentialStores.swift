/// Chooses the store of a group's credentials: the desktop's keyring if there is one, else files. Marquee's own.
public enum CredentialStores {
    /// Opens the store, from any task. Host and extension get the same one unless the desktop changes. A keyring that
    /// its user does not unlock is not skipped, since the other program may have credentials in it.
    ///
    /// - Throws: ``CredentialError`` if neither can be used, or the keyring was not unlocked.
    public static func open(_ container: GroupContainer?) async throws(CredentialError) -> any CredentialStore {
        do throws(CredentialError) {
            return try await SecretService(container)
        } catch {
            guard error.isAbsent else { throw error }
            return try CredentialFile(container)
        }
    }
}
