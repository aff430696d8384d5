import CastWire

/// Ids of breaks and clips that somebody has.
struct AdNames: Sendable {
    /// Bytes of an id that is left room for a number behind it.
    private static let maximumLength = AdTable.maximumIDLength - 16

    private var taken: Set<String>
    /// By an id: the number that may be free behind it.
    private var numbers: [String: Int] = [:]

    init(_ taken: [String] = []) { self.taken = Set(taken) }

    func contains(_ id: String) -> Bool { taken.contains(id) }

    mutating func insert(_ id: String) { taken.insert(id) }

    /// An id that nobody has: this one, or its beginning where it is long, with a number behind it.
    mutating func take(after id: String) -> String {
        let name = String(id.held(toBytes: Self.maximumLength))
        var number = numbers[name] ?? 2
        while taken.contains("\(name)-\(number)") { number += 1 }
        numbers[name] = number + 1
        taken.insert("\(name)-\(number)")
        return "\(name)-\(number)"
    }
}
