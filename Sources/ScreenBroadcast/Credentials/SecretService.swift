package import DBus

/// Secrets in the desktop's keyring (GNOME Keyring, KWallet, KeePassXC), by freedesktop.org's Secret Service API.
///
/// The keyring encrypts them, and its user unlocks it. They are sent unencrypted over the session bus, which only the
/// user's own programs can read. Items are in the default collection, with a label for people, and group, service and
/// account as attributes.
public struct SecretService: CredentialStore {
    /// How long the keyring's password dialog may be open.
    private static let patience = Duration.seconds(120)

    private let connection: DBusConnection
    private let group: String
    private let session: DBusObjectPath
    private let collection: DBusObjectPath

    /// Opens the keyring, from any task.
    ///
    /// - Throws: ``CredentialError`` if there is no container, no bus or no keyring, or if the user did not unlock it.
    ///   Without a keyring, ``CredentialStores/open(_:)`` uses the file.
    public init(_ container: GroupContainer?) async throws(CredentialError) {
        try await self.init(container, bus: .session)
    }

    package init(_ container: GroupContainer?, bus: DBusBus) async throws(CredentialError) {
        guard let container else {
            throw CredentialError(
                "without a group there is no place for credentials: set it up with GroupContainer.create")
        }
        group = container.group.rawValue
        do throws(DBusError) {
            connection = try await DBusConnection(to: bus)
            let keyring = SecretServiceCalls(connection)
            session = try await keyring.openSession()
            collection = try await keyring.defaultCollection()
            try await keyring.unlock(collection, within: Self.patience)
        } catch {
            throw CredentialError(
                "the desktop's keyring can't be used: \(error.description)",
                isAbsent: error.code != .cancelled && error.code != .timeout)
        }
    }

    public func secret(service: String, account: String) async throws(CredentialError) -> [UInt8]? {
        try await asking { (calls) throws(DBusError) in
            guard let item = try await calls.search(collection, attributes(service, account)).first else {
                return nil
            }
            return try await calls.secret(of: item, session: session)
        }
    }

    public func set(_ secret: [UInt8], service: String, account: String) async throws(CredentialError) {
        guard secret.count <= CredentialFile.secretLimit else {
            throw CredentialError("a credential has room for \(CredentialFile.secretLimit) bytes")
        }
        try await asking { (calls) throws(DBusError) in
            try await calls.createItem(
                collection, label: "\(service) (\(account), Marquee)", attributes(service, account), secret,
                session: session)
        }
    }

    public func remove(service: String, account: String) async throws(CredentialError) {
        try await remove(attributes(service, account))
    }

    public func removeAll() async throws(CredentialError) {
        try await remove(["group": group, "xdg:schema": Self.schema])
    }

    /// - Parameter moment: Seconds since 1970; the keyring has whole seconds.
    func removeAll(setBefore moment: Double) async throws(CredentialError) {
        try await remove(["group": group, "xdg:schema": Self.schema], setBefore: moment)
    }

    private func remove(_ attributes: [String: String], setBefore moment: Double? = nil) async throws(CredentialError) {
        try await asking { (calls) throws(DBusError) in
            for item in try await calls.search(collection, attributes) {
                if let moment, try await calls.modified(item) >= moment.rounded(.down) { continue }
                try await calls.delete(item, within: Self.patience)
            }
        }
    }

    private static let schema = "org.marquee.Credential"

    private func attributes(_ service: String, _ account: String) -> [String: String] {
        ["group": group, "service": service, "account": account, "xdg:schema": Self.schema]
    }

    private func asking<Result: Sendable>(
        _ body: (SecretServiceCalls) async throws(DBusError) -> Result
    ) async throws(CredentialError) -> Result {
        do throws(DBusError) {
            return try await body(SecretServiceCalls(connection))
        } catch {
            throw CredentialError("the desktop's keyring did not do as asked: \(error.description)")
        }
    }
}

/// The calls of the Secret Service API that are used here.
struct SecretServiceCalls: Sendable {
    private static let service = "org.freedesktop.secrets"
    private static let root: DBusObjectPath = "/org/freedesktop/secrets"

    private let connection: DBusConnection

    init(_ connection: DBusConnection) {
        self.connection = connection
    }

    /// "plain": secrets are not encrypted in transit. The bus is the user's own.
    func openSession() async throws(DBusError) -> DBusObjectPath {
        let answer = try await call(Self.root, "Service", "OpenSession", [.string("plain"), .variant(.string(""))])
        return try path(answer.last)
    }

    func defaultCollection() async throws(DBusError) -> DBusObjectPath {
        let found = try path(try await call(Self.root, "Service", "ReadAlias", [.string("default")]).first)
        guard found.text != "/" else {
            throw DBusError(.refused, "it has no default collection: open its program once, and make one")
        }
        return found
    }

    /// Unlocks the collection. If it is locked, the keyring asks its user in a dialog.
    func unlock(_ collection: DBusObjectPath, within limit: Duration) async throws(DBusError) {
        let objects = DBusValue.array(of: "o", [.objectPath(collection)])
        let answer = try await call(Self.root, "Service", "Unlock", [objects])
        try await prompt(try path(answer.last), within: limit)
    }

    func search(
        _ collection: DBusObjectPath, _ attributes: [String: String]
    ) async throws(DBusError) -> [DBusObjectPath] {
        let answer = try await call(collection, "Collection", "SearchItems", [dictionary(attributes)])
        return (answer.first?.elements ?? []).compactMap { $0.stringValue.flatMap(DBusObjectPath.init(_:)) }
    }

    func secret(of item: DBusObjectPath, session: DBusObjectPath) async throws(DBusError) -> [UInt8] {
        let answer = try await call(item, "Item", "GetSecret", [.objectPath(session)])
        guard let members = answer.first?.elements, members.count == 4, let bytes = members[2].elements else {
            throw DBusError(.malformed, "its answer is no secret")
        }
        return bytes.compactMap { $0.integerValue.flatMap(UInt8.init(exactly:)) }
    }

    /// Whole seconds since 1970.
    func modified(_ item: DBusObjectPath) async throws(DBusError) -> Double {
        let answer = try await connection.call(
            DBusCall(
                to: Self.service, path: item, interface: "org.freedesktop.DBus.Properties", member: "Get",
                [.string("org.freedesktop.Secret.Item"), .string("Modified")]))
        guard let value = answer.first?.unwrapped.integerValue else {
            throw DBusError(.malformed, "its item has no time")
        }
        return Double(value)
    }

    func createItem(
        _ collection: DBusObjectPath, label: String, _ attributes: [String: String], _ secret: [UInt8],
        session: DBusObjectPath
    ) async throws(DBusError) {
        let properties = DBusValue.properties([
            "org.freedesktop.Secret.Item.Label": .string(label),
            "org.freedesktop.Secret.Item.Attributes": dictionary(attributes),
        ])
        let value = DBusValue.structure([
            .objectPath(session), .array(of: "y", []), .array(of: "y", secret.map(DBusValue.byte)),
            .string("text/plain"),
        ])
        let answer = try await call(collection, "Collection", "CreateItem", [properties, value, .bool(true)])
        guard try path(answer.first).text != "/" else {
            throw DBusError(.refused, "it asked for something before it keeps a credential")
        }
    }

    func delete(_ item: DBusObjectPath, within limit: Duration) async throws(DBusError) {
        try await prompt(try path(try await call(item, "Item", "Delete", []).first), within: limit)
    }

    /// - Parameter prompt: `/` if no dialog is needed.
    private func prompt(_ prompt: DBusObjectPath, within limit: Duration) async throws(DBusError) {
        guard prompt.text != "/" else { return }
        let signals = try await connection.signals(
            matching: DBusMatch(
                sender: Self.service, path: prompt, interface: "org.freedesktop.Secret.Prompt", member: "Completed"))
        _ = try await call(prompt, "Prompt", "Prompt", [.string("")])
        let answer = await withTaskGroup(of: Bool?.self) { group in
            group.addTask {
                for await signal in signals { return signal.arguments.first?.boolValue == false }
                return nil
            }
            group.addTask {
                try? await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        guard let answer else {
            // Closes a dialog that nobody answers. If the keyring has ended, there is none.
            _ = try? await connection.call(
                DBusCall(
                    to: Self.service, path: prompt, interface: "org.freedesktop.Secret.Prompt", member: "Dismiss"))
            throw DBusError(.timeout, "its password was not given in time")
        }
        guard answer else { throw DBusError(.cancelled, "its password was not given") }
    }

    private func call(
        _ path: DBusObjectPath, _ interface: String, _ member: String, _ arguments: [DBusValue]
    ) async throws(DBusError) -> [DBusValue] {
        try await connection.call(
            DBusCall(
                to: Self.service, path: path, interface: "org.freedesktop.Secret.\(interface)", member: member,
                arguments))
    }

    private func dictionary(_ members: [String: String]) -> DBusValue {
        var pairs: [DBusValue: DBusValue] = [:]
        for (key, value) in members { pairs[.string(key)] = .string(value) }
        return .dictionary(key: "s", value: "s", pairs)
    }

    private func path(_ value: DBusValue?) throws(DBusError) -> DBusObjectPath {
        guard let text = value?.stringValue, let path = DBusObjectPath(text) else {
            throw DBusError(.malformed, "its answer names no object")
        }
        return path
    }
}
