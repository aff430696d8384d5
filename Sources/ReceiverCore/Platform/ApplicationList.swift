import CastWire
import PlatformFoundation

/// The applications that a receiver's owner registers in a file: a JSON list of objects.
///
///     [{"appId": "A1B2C3D4", "name": "Chart", "url": "https://chart.example/", "namespaces": ["urn:x-cast:chart"]}]
///
/// `appId` has 1 to 50 letters, digits, `-` and `_`. An application with a `url` is that page. An application without
/// one is the receiver's own player under another id. `namespaces` lists the application's own namespaces; the player's
/// media namespace is added for the receiver's own player.
package enum ApplicationList {
    /// The largest size of the whole list, in bytes.
    package static let maximumLength = 1 << 20
    static let maximumIDLength = 50

    private struct Entry: Decodable {
        var appId: String
        var name: String?
        var url: String?
        var namespaces: [String]?
    }

    /// Reads the registered applications; the built-in ones are not in the result.
    ///
    /// - Throws: `ReceiverError.badConfiguration`, which says what is wrong and in which entry.
    package static func records(in text: String) throws(ReceiverError) -> [ApplicationRecord] {
        let entries: [Entry]
        do {
            entries = try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
        } catch {
            throw bad("it is no JSON list of objects with \"appId\" and, as wanted, \"name\", \"url\", \"namespaces\".")
        }
        var taken = Set(ApplicationRecord.builtIn.map(\.appID))
        var records: [ApplicationRecord] = []
        for entry in entries {
            let record = try record(entry)
            guard taken.insert(record.appID).inserted else { throw bad("the id \(record.appID) is taken already.") }
            records.append(record)
        }
        return records
    }

    private static func record(_ entry: Entry) throws(ReceiverError) -> ApplicationRecord {
        let id = entry.appId
        guard (1...maximumIDLength).contains(id.utf8.count), id.utf8.allSatisfy(isIDByte) else {
            throw bad("\"\(id.prefix(60))\" is no application id: 1 to \(maximumIDLength) letters and digits.")
        }
        if let url = entry.url, let refusal = LoadPolicy(allowsLoopback: true).refusal(of: url) {
            throw bad("the page of \(id) can't be opened: \(refusal)")
        }
        let namespaces = entry.namespaces ?? []
        for namespace in namespaces where !isOwn(namespace) {
            throw bad("\"\(namespace.prefix(60))\" of \(id) is no namespace of its own: those begin with urn:x-cast: .")
        }
        let name = entry.name ?? id
        return ApplicationRecord(
            appID: id, displayName: name,
            namespaces: (entry.url == nil ? [.media] : []) + namespaces.map { Namespace($0) }, idleStatusText: name,
            url: entry.url)
    }

    private static func isIDByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isOwn(_ namespace: String) -> Bool {
        namespace.hasPrefix("urn:x-cast:") && namespace.utf8.count > 11 && namespace.utf8.count <= 128
            && !namespace.hasPrefix("urn:x-cast:com.google.cast.")
    }

    private static func bad(_ sentence: String) -> ReceiverError { ReceiverError(.badConfiguration, sentence) }
}
