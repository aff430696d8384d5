/// All tokens of this user's remote.
package struct AccessTable: Equatable, Sendable {
    /// Those that are held at a time: who asks for more has forgotten the others.
    package static let limit = 64
    /// Seconds that a guest may be in: from one minute to thirty days.
    package static let guestTimes: ClosedRange<Int64> = 60...(30 * 86_400)
    package static let guestTime: Int64 = 3 * 3600

    /// In the order in which they were made.
    package private(set) var records: [AccessRecord]

    package init(_ records: [AccessRecord] = []) {
        self.records = Array(records.prefix(Self.limit))
    }

    /// Whose secret it is. All are compared, whichever it is.
    package func holder(ofSecret secret: String, at now: Int64) -> AccessRecord? {
        guard AccessSecrets.isSecret(secret) else { return nil }
        var found: AccessRecord?
        for record in records where AccessSecrets.areEqual(record.secret, secret) { found = record }
        return found.flatMap { $0.isIn(at: now) ? $0 : nil }
    }

    /// The owner's, which every start of the remote prints again.
    package func owner(at now: Int64) -> AccessRecord? { records.first { $0.isOwner && $0.isIn(at: now) } }

    package func guests(at now: Int64) -> [AccessRecord] { records.filter { !$0.isOwner && $0.isIn(at: now) } }

    /// - Throws: ``RemoteRefusal`` where there are too many.
    package mutating func add(_ record: AccessRecord, at now: Int64) throws(RemoteRefusal) {
        sweep(at: now)
        guard records.count < Self.limit else {
            throw RemoteRefusal(
                .tooMany, "There are \(Self.limit) tokens already: take some back with `marquee remote revoke`.")
        }
        records.append(record)
    }

    /// False where there is none of that id.
    package mutating func revoke(_ id: String) -> Bool {
        let count = records.count
        records.removeAll { $0.id == id }
        return records.count < count
    }

    package mutating func revokeAll() { records = [] }

    /// Forgets those whose time is over.
    package mutating func sweep(at now: Int64) { records.removeAll { !$0.isIn(at: now) } }

    /// Those of `earlier` that are in no more, by their ids.
    package func ended(since earlier: AccessTable, at now: Int64) -> [String] {
        let present = Set(records.filter { $0.isIn(at: now) }.map(\.id))
        return earlier.records.map(\.id).filter { !present.contains($0) }
    }

    /// When the next of them is over; nil where none will be.
    package func nextEnd(after now: Int64) -> Int64? { records.compactMap(\.ends).filter { $0 > now }.min() }
}
