import CastWire

/// All tokens of this user's remote.
package struct AccessTable: Equatable, Sendable {
    /// The most tokens at a time: a person who asks for more has forgotten the others.
    package static let limit = 64
    /// How many seconds a guest may have access: from one minute to thirty days.
    static let guestTimes: ClosedRange<Int64> = 60...(30 * 86_400)
    package static let guestTime: Int64 = 3 * 3600

    /// In the order in which they were made.
    package private(set) var records: [AccessRecord]

    package init(_ records: [AccessRecord] = []) {
        self.records = Array(records.prefix(Self.limit))
    }

    /// Returns the record of a secret; nil if there is none or it has ended. Every secret is compared, so that the time
    /// reveals nothing.
    package func holder(ofSecret secret: String, at now: Int64) -> AccessRecord? {
        guard AccessSecrets.isSecret(secret) else { return nil }
        var found: AccessRecord?
        for record in records where ConstantTime.isEqual(record.secret, secret) { found = record }
        return found.flatMap { $0.isIn(at: now) ? $0 : nil }
    }

    /// Returns the owner's token, which every start of the remote prints again.
    package func owner(at now: Int64) -> AccessRecord? { records.first { $0.isOwner && $0.isIn(at: now) } }

    package func guests(at now: Int64) -> [AccessRecord] { records.filter { !$0.isOwner && $0.isIn(at: now) } }

    /// Adds a token, and removes tokens that have ended.
    ///
    /// - Throws: ``RemoteRefusal`` if there are too many.
    package mutating func add(_ record: AccessRecord, at now: Int64) throws(RemoteRefusal) {
        sweep(at: now)
        guard records.count < Self.limit else {
            throw RemoteRefusal(
                .tooMany, "There are \(Self.limit) tokens already: take some back with `marquee remote revoke`.")
        }
        records.append(record)
    }

    /// Removes a token; returns false if there is none with that id.
    package mutating func revoke(_ id: String) -> Bool {
        let count = records.count
        records.removeAll { $0.id == id }
        return records.count < count
    }

    mutating func revokeAll() { records = [] }

    /// Removes tokens that have ended.
    package mutating func sweep(at now: Int64) { records.removeAll { !$0.isIn(at: now) } }

    /// Returns the ids of the tokens of `earlier` that are not valid any more.
    package func ended(since earlier: AccessTable, at now: Int64) -> [String] {
        let present = Set(records.filter { $0.isIn(at: now) }.map(\.id))
        return earlier.records.map(\.id).filter { !present.contains($0) }
    }

    /// Returns when the next token ends; nil if none will.
    package func nextEnd(after now: Int64) -> Int64? { records.compactMap(\.ends).filter { $0 > now }.min() }
}
