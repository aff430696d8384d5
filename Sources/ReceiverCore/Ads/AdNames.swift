import CastWire

/// The ids of breaks and clips that are in use.
struct AdNames: Sendable {
    /// The largest size of an id to which a number is added, in bytes.
    private static let maximumLength = AdTable.maximumIDLength - 16

    private var taken: Set<String>
    /// For each id, the next number to try after it.
    private var numbers: [String: Int] = [:]

    init(_ taken: [String] = []) { self.taken = Set(taken) }

    func contains(_ id: String) -> Bool { taken.contains(id) }

    mutating func insert(_ id: String) { taken.insert(id) }

    /// An id that is not in use: this id, shortened if it is long, with a number after it.
    mutating func take(after id: String) -> String {
        let name = String(id.held(toBytes: Self.maximumLength))
        var number = numbers[name] ?? 2
        while taken.contains("\(name)-\(number)") { number += 1 }
        numbers[name] = number + 1
        taken.insert("\(name)-\(number)")
        return "\(name)-\(number)"
    }
}
