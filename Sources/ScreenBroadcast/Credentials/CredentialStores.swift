/// Which store a group's credentials are in: the desktop's keyring where there is one, else files. Marquee's own.
public enum CredentialStores {
    /// From any task. Host and extension come to the same answer as long as the desktop stays as it is. A keyring that its user does
    /// not unlock is not passed over: the other program may have its credentials there.
    ///
    /// - Throws: ``CredentialError`` where neither can be used, or the keyring was not unlocked.
    public static func open(_ container: GroupContainer?) async throws(CredentialError) -> any CredentialStore {
        do throws(CredentialError) {
            return try await SecretService(container)
        } catch {
            guard error.isAbsent else { throw error }
            return try CredentialFile(container)
        }
    }
}
