#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One place where payload text and values meet, so that bounds and errors are the same for all namespaces.
///
/// Foundation's reader gives up on deep nesting (512 levels) by itself; the size is bounded by the frame.
package enum JSONPayload {
    // Making a coder costs as much as reading a small message, and these have no state of their own.
    private static let decoder = JSONDecoder()
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return encoder
    }()

    package static func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws(WireError) -> Value {
        do {
            return try decoder.decode(type, from: Data(text.utf8))
        } catch {
            throw WireError(.malformedPayload, "the payload is not a JSON object that can be read", underlying: error)
        }
    }

    package static func encode(_ value: some Encodable) throws(WireError) -> String {
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw WireError(.malformedPayload, "the payload can't be written as JSON", underlying: error)
        }
    }
}
