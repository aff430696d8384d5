/// An object of a document. A name is looked for among the members as they stand; where they are many, they are
/// sorted into a table first, so that a type that asks for all of them costs no more than they are.
///
/// What it is asked for is made on the spot, without `Decodable`: `WireMembers` says what counts as absent.
struct JSONObject {
    let document: JSONDocument
    let node: Int
    /// Values by name; nil where the members are few.
    private let table: [String: Int]?

    /// - Throws: `DecodingError` where the value is no object.
    init(_ document: JSONDocument, _ node: Int) throws {
        guard document.nodes[node].kind == .object else { throw document.mismatch([String: Any].self, at: node) }
        self.document = document
        self.node = node
        table = document.names(of: node)
    }

    /// Where the value of this name is.
    func find(_ name: String) -> Int? {
        if let table { return table[name] }
        return document.find(name, in: node)
    }

    /// The same, null being as good as absent.
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

/// Members of a kind; nil where absent or of another.
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

    /// What `read` makes of each element of an array, without those of which it makes nothing.
    func list<Element>(_ name: String, _ read: (JSONDocument, Int) throws -> Element) -> [Element]? {
        guard let array = present(name), document.nodes[array].kind == .array else { return nil }
        var elements: [Element] = []
        // Of a long list, who knows how much can be read.
        elements.reserveCapacity(min(document.count(array), 4))
        var node = array + 1
        while node < document.next(array) {
            if let element = try? read(document, node) { elements.append(element) }
            node = document.next(node)
        }
        return elements
    }
}
