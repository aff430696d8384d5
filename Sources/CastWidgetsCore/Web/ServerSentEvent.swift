/// An event as it is written into a `text/event-stream` (WHATWG HTML 9.2).
package struct ServerSentEvent: Hashable, Sendable {
    package var id: String?
    package var event: String
    package var data: String

    package init(id: String? = nil, event: String, data: String) {
        (self.id, self.event, self.data) = (id, event, data)
    }

    /// The event with its final empty line.
    ///
    /// A line break in the data starts another data line. In an id or an event name a line break could start anything,
    /// so it is left out.
    package var text: String {
        let lines = data.split(omittingEmptySubsequences: false, whereSeparator: Self.isLineBreak)
            .map { "data: \($0)\n" }
        let idLine = id.map { "id: \(Self.plain($0))\n" } ?? ""
        return idLine + "event: \(Self.plain(event))\n" + lines.joined() + "\n"
    }

    private static func plain(_ name: String) -> String { String(name.filter { !isLineBreak($0) && $0 != "\0" }) }

    /// Only these characters break a line there; titles may hold all other line breaks of Unicode.
    private static func isLineBreak(_ character: Character) -> Bool {
        character == "\n" || character == "\r" || character == "\r\n"
    }
}
