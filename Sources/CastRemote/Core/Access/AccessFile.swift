import PlatformFoundation

/// The format in which the tokens are stored on disk: JSON, one file.
enum AccessFile {
    /// In bytes; a full table takes a third of it.
    static let limit = 64 << 10

    private struct Whole: Codable {
        var version: Int
        var tokens: [Token]
    }

    private struct Token: Codable {
        var id: String
        var secret: String
        var kind: String
        var device: String?
        var name: String?
        var created: Int64
        var ends: Int64?
    }

    /// Reads the file and leaves out entries that can't be tokens.
    ///
    /// - Throws: ``RemoteRefusal`` `.unreadable` if the bytes are no such file.
    static func read(_ bytes: [UInt8]) throws(RemoteRefusal) -> AccessTable {
        guard bytes.count <= limit, let whole = try? JSONDecoder().decode(Whole.self, from: Data(bytes)),
            whole.version == 1
        else { throw RemoteRefusal(.unreadable, "The file of tokens can't be read: remove it, and all links end.") }
        return AccessTable(whole.tokens.compactMap(record))
    }

    private static func record(_ token: Token) -> AccessRecord? {
        guard AccessSecrets.isID(token.id), AccessSecrets.isSecret(token.secret) else { return nil }
        let kind: AccessRecord.Kind
        switch (token.kind, token.device) {
        case ("owner", nil): kind = .owner
        // A guest without a device would have access to every device.
        case ("guest", let device?) where !device.isEmpty:
            kind = .guest(deviceID: device, deviceName: token.name ?? device)
        default: return nil
        }
        return AccessRecord(
            id: token.id, secret: token.secret, kind: kind, created: token.created, ends: token.ends)
    }

    static func bytes(of table: AccessTable) -> [UInt8] {
        let tokens = table.records.map { record in
            Token(
                id: record.id, secret: record.secret, kind: record.isOwner ? "owner" : "guest",
                device: record.deviceID, name: record.deviceName, created: record.created, ends: record.ends)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(Whole(version: 1, tokens: tokens)) else { return [] }
        return Array(data) + [0x0A]
    }
}
