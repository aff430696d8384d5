import CastWidgetsWeb
import CastWire
import Hummingbird

/// A page's JSON request: its id, and the fields of the command.
struct RemoteRequest: Sendable {
    /// The most bytes of a body.
    static let bodyLimit = 16 << 10

    let id: String
    private let fields: JSONValue

    init(_ request: Request, _ widgets: WebWidgets) async throws(WebRefusal) {
        let bytes = try await widgets.body(of: request, upTo: Self.bodyLimit)
        let text = String(decoding: bytes, as: UTF8.self)
        guard let fields = try? JSONPayload.decode(JSONValue.self, from: text, within: .message),
            let id = fields["id"]?.stringValue
        else { throw WebRefusal(.badRequest, "The body is to be a JSON object with an id.") }
        guard RequestMemory<Int>.isID(id) else {
            throw WebRefusal(.badRequest, "An id has 8 to 64 letters, digits and hyphens.")
        }
        (self.id, self.fields) = (id, fields)
    }

    /// Returns a text field.
    ///
    /// - Throws: 400 if it is missing, or longer than `longest` bytes.
    func string(_ name: String, longest: Int = 128) throws(WebRefusal) -> String {
        guard let text = fields[name]?.stringValue, (1...longest).contains(text.utf8.count) else {
            throw WebRefusal(.badRequest, "The field “\(name)” is to be a text of 1 to \(longest) bytes.")
        }
        return text
    }

    /// Returns an optional text field; nil if it is null or missing.
    ///
    /// - Throws: 400 if it is no text, or longer than `longest` bytes.
    func optionalString(_ name: String, longest: Int = 256) throws(WebRefusal) -> String? {
        guard let value = fields[name], value != .null else { return nil }
        return try string(name, longest: longest)
    }

    /// Returns an optional number; nil if it is null or missing.
    ///
    /// - Throws: 400 if it is no number within `range`.
    func number(_ name: String, in range: ClosedRange<Double>) throws(WebRefusal) -> Double? {
        guard let value = fields[name], value != .null else { return nil }
        guard let number = value.doubleValue, range.contains(number) else {
            throw WebRefusal(
                .badRequest, "The field “\(name)” is to be a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// Returns a field that is true or false.
    ///
    /// - Throws: 400 if it is missing.
    func bool(_ name: String) throws(WebRefusal) -> Bool {
        guard let value = fields[name]?.boolValue else {
            throw WebRefusal(.badRequest, "The field “\(name)” is to be true or false.")
        }
        return value
    }
}
