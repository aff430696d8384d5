#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The form in which the tokens lie on disk: JSON, one file.
package enum AccessFile {
    /// Bytes; a full table has a third of it.
    package static let limit = 64 << 10

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

    /// What can't be a token is left out.
    ///
    /// - Throws: ``RemoteRefusal`` `.unreadable` for what is no such file.
    package static func read(_ bytes: [UInt8]) throws(RemoteRefusal) -> AccessTable {
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
        // One without a device would be in everywhere.
        case ("guest", let device?) where !device.isEmpty:
            kind = .guest(deviceID: device, deviceName: token.name ?? device)
        default: return nil
        }
        return AccessRecord(
            id: token.id, secret: token.secret, kind: kind, created: token.created, ends: token.ends)
    }

    package static func bytes(of table: AccessTable) -> [UInt8] {
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
