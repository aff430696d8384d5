/// Which store a group's credentials are in: the desktop's keyring where there is one, else files.
public enum CredentialStores {
    /// Host and extension come to the same answer as long as the desktop stays as it is.
    ///
    /// - Throws: ``CredentialError`` where neither can be used.
    public static func open(_ container: GroupContainer?) async throws(CredentialError) -> any CredentialStore {
        do throws(CredentialError) {
            return try await SecretService(container)
        } catch {
            return try CredentialFile(container)
        }
    }
}
