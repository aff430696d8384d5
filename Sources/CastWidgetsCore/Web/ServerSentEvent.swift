/// An event as it is written into a `text/event-stream` (WHATWG HTML 9.2).
package struct ServerSentEvent: Hashable, Sendable {
    package var id: String?
    package var event: String
    package var data: String

    package init(id: String? = nil, event: String, data: String) {
        (self.id, self.event, self.data) = (id, event, data)
    }

    /// With the empty line that ends it. A line break in the data begins a line of data again; in a name it could begin
    /// anything, and is left out.
    package var text: String {
        let lines = data.split(omittingEmptySubsequences: false, whereSeparator: Self.isLineBreak)
            .map { "data: \($0)\n" }
        let idLine = id.map { "id: \(Self.plain($0))\n" } ?? ""
        return idLine + "event: \(Self.plain(event))\n" + lines.joined() + "\n"
    }

    private static func plain(_ name: String) -> String { String(name.filter { !isLineBreak($0) && $0 != "\0" }) }

    /// No other breaks a line there, whatever Unicode has: titles may have any.
    private static func isLineBreak(_ character: Character) -> Bool {
        character == "\n" || character == "\r" || character == "\r\n"
    }
}
