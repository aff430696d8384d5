/// An object of a document.
///
/// Names are searched among the members in place. If there are many, a table is built first, so that the cost of
/// reading them all is proportional to their number. Values are created on request, without `Decodable`; `WireMembers`
/// defines which values count as absent.
struct JSONObject {
    let document: JSONDocument
    let node: Int
    /// The positions of values by name; nil if there are few members.
    private let table: [String: Int]?

    /// - Throws: `DecodingError` if the value is not an object.
    init(_ document: JSONDocument, _ node: Int) throws {
        guard document.nodes[node].kind == .object else { throw document.mismatch([String: Any].self, at: node) }
        self.document = document
        self.node = node
        table = document.names(of: node)
    }

    /// The position of the value with this name.
    func find(_ name: String) -> Int? {
        if let table { return table[name] }
        return document.find(name, in: node)
    }

    /// The position of the value with this name, or nil if it is null or absent.
    func present(_ name: String) -> Int? {
        guard let value = find(name), document.nodes[value].kind != .null else { return nil }
        return value
    }

    /// Each name once.
    var names: [String] {
        if let table { return Array(table.keys) }
        var names: [String] = []
        var name = node + 1
        while name < document.next(node) {
            if let text = document.string(at: name), !names.contains(text) { names.append(text) }
            name = document.next(name + 1)
        }
        return names
    }
}

/// Members of one kind; nil if absent or of another kind.
extension JSONObject {
    func string(_ name: String) -> String? {
        present(name).flatMap(document.string)
    }

    func string(_ name: String, among known: some Collection<String>) -> String? {
        present(name).flatMap { document.string(at: $0, among: known) }
    }

    func double(_ name: String) -> Double? {
        present(name).flatMap(document.double)
    }

    func int(_ name: String) -> Int? {
        present(name).flatMap(document.integer)
    }

    func bool(_ name: String) -> Bool? {
        present(name).flatMap(document.bool)
    }

    func object(_ name: String) -> JSONObject? {
        present(name).flatMap { try? JSONObject(document, $0) }
    }

    /// Applies `read` to each element of an array, and skips elements for which it throws.
    func list<Element>(_ name: String, _ read: (JSONDocument, Int) throws -> Element) -> [Element]? {
        guard let array = present(name), document.nodes[array].kind == .array else { return nil }
        var elements: [Element] = []
        // In a long list, few elements may be readable.
        elements.reserveCapacity(min(document.count(array), 4))
        var node = array + 1
        while node < document.next(array) {
            if let element = try? read(document, node) { elements.append(element) }
            node = document.next(node)
        }
        return elements
    }
}
