import Crypto
import FileAccess
import FilePaths
import PlatformC
public import PlatformFoundation

/// Secrets in files of a group's folder, encrypted with a key that only the user can read.
///
/// For machines without a Secret Service (``SecretService``). Its methods return at once, so that a sample handler's
/// `init` can call them. Each item is a file, sealed by AES-GCM together with its group, service and account, so that
/// items can't be exchanged. File names are keyed hashes, so a listing of the folder reveals nothing. The key is stored
/// separately, in `$XDG_STATE_HOME/marquee/credentials.key`, 0600: a copy of only the group's folder reveals nothing. A
/// program of the same user can find both.
public struct CredentialFile: CredentialStore {
    /// A secret has at most this many bytes.
    public static let secretLimit = 65_536
    /// A group has at most this many items.
    public static let itemLimit = 256

    private let folder: String
    private let group: String
    private let key: SymmetricKey

    /// - Throws: ``CredentialError`` if there is no container, or the key can't be read or made.
    public init(
        _ container: GroupContainer?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CredentialError) {
        guard let container, let folder = container.path("credentials") else {
            throw CredentialError(
                "without a group there is no place for credentials: set it up with GroupContainer.create")
        }
        self.folder = folder
        group = container.group.rawValue
        key = try CredentialKey.load(environment)
    }

    public func secret(service: String, account: String) throws(CredentialError) -> [UInt8]? {
        let path = path(service, account)
        guard access(path.pathBytes, F_OK) == 0 else { return nil }
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
            info.st_size <= Self.secretLimit + 64,
            let data = Files.contents(path, limit: Self.secretLimit + 64),
            let box = try? AES.GCM.SealedBox(combined: data),
            let opened = try? AES.GCM.open(box, using: key, authenticating: label(service, account))
        else {
            throw CredentialError("a stored credential can't be opened: it or its key was changed; log in again")
        }
        return Array(opened)
    }

    public func set(_ secret: [UInt8], service: String, account: String) throws(CredentialError) {
        guard secret.count <= Self.secretLimit else {
            throw CredentialError("a credential has room for \(Self.secretLimit) bytes")
        }
        mkdir(folder.pathBytes, 0o700)
        let path = path(service, account)
        guard access(path.pathBytes, F_OK) == 0 || files().count < Self.itemLimit else {
            throw CredentialError("the group has \(Self.itemLimit) credentials already: remove some")
        }
        let sealed = try? AES.GCM.seal(secret, using: key, authenticating: label(service, account)).combined
        // Written completely under another name, so that a full disk leaves the old file.
        let draft = path + ".\(getpid()).\(UInt32.random(in: .min ... .max))"
        let descriptor = open(draft.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard let sealed, descriptor >= 0 else {
            throw CredentialError("a credential can't be stored in \(folder): \(String(cString: strerror(errno)))")
        }
        let written = sealed.withUnsafeBytes { posixWrite(descriptor, $0.baseAddress, $0.count) }
        let isWhole = written == sealed.count && fsync(descriptor) == 0
        let reason = errno
        close(descriptor)
        guard isWhole, rename(draft.pathBytes, path.pathBytes) == 0 else {
            unlink(draft.pathBytes)
            throw CredentialError("a credential can't be stored in \(folder): \(String(cString: strerror(reason)))")
        }
    }

    public func remove(service: String, account: String) throws(CredentialError) {
        try remove(path(service, account))
    }

    public func removeAll() throws(CredentialError) {
        for file in files() { try remove(folder + "/" + file) }
    }

    /// - Parameter moment: Seconds since 1970.
    func removeAll(setBefore moment: Double) throws(CredentialError) {
        for file in files() {
            var info = stat()
            guard lstat((folder + "/" + file).pathBytes, &info) == 0, info.modified < moment else { continue }
            try remove(folder + "/" + file)
        }
    }

    private func remove(_ path: String) throws(CredentialError) {
        guard unlink(path.pathBytes) == 0 || errno == ENOENT else {
            throw CredentialError("a credential can't be removed from \(folder): \(String(cString: strerror(errno)))")
        }
    }

    private func files() -> [String] {
        Files.names(in: folder)
    }

    /// The lengths come first, so that no two items have the same label.
    private func label(_ service: String, _ account: String) -> [UInt8] {
        Array("\(group.utf8.count) \(service.utf8.count) \(account.utf8.count) \(group)\(service)\(account)".utf8)
    }

    private func path(_ service: String, _ account: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: label(service, account), using: key)
        let digits = Array("0123456789abcdef".unicodeScalars)
        var name = String.UnicodeScalarView()
        for byte in code.prefix(16) { name.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)]]) }
        return folder + "/" + String(name)
    }
}

/// The user's key for ``CredentialFile``.
enum CredentialKey {
    static func load(_ environment: [String: String]) throws(CredentialError) -> SymmetricKey {
        let folder = BaseFolders(environment: environment).state + "/marquee"
        Files.makeFolder(folder)
        let path = folder + "/credentials.key"
        if let key = try read(path) { return key }
        try make(path)
        guard let key = try read(path) else { throw CredentialError("the key for credentials at \(path) has gone") }
        return key
    }

    /// Nil if there is none yet.
    private static func read(_ path: String) throws(CredentialError) -> SymmetricKey? {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            guard errno == ENOENT else {
                throw CredentialError(
                    "the key for credentials at \(path) can't be read: \(String(cString: strerror(errno)))")
            }
            return nil
        }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
            info.st_mode & 0o077 == 0
        else {
            throw CredentialError("the key for credentials at \(path) is not yours alone: `chmod 600` it")
        }
        var bytes = [UInt8](repeating: 0, count: 33)
        let count = posixRead(descriptor, &bytes, bytes.count)
        guard count == 32 else {
            throw CredentialError("the key for credentials at \(path) is damaged: remove it, and log in again")
        }
        return SymmetricKey(data: bytes.prefix(32))
    }

    /// If two programs start at once, both get the same key: link(2) succeeds for only one of them.
    private static func make(_ path: String) throws(CredentialError) {
        let draft = path + ".\(getpid()).\(UInt32.random(in: .min ... .max))"
        let descriptor = open(draft.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        let key = SymmetricKey(size: .bits256)
        let written = key.withUnsafeBytes { descriptor < 0 ? -1 : posixWrite(descriptor, $0.baseAddress, $0.count) }
        let isWhole = written == 32 && fsync(descriptor) == 0
        let reason = errno
        if descriptor >= 0 { close(descriptor) }
        defer { unlink(draft.pathBytes) }
        guard isWhole, link(draft.pathBytes, path.pathBytes) == 0 || errno == EEXIST else {
            throw CredentialError(
                "the key for credentials can't be made at \(path): "
                    + String(cString: strerror(isWhole ? errno : reason)))
        }
    }
}

// Inside the types, these names are their own methods.
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func posixRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
