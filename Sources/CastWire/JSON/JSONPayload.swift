/// Converts payload texts to values and back, with the same limits and errors for all namespaces.
///
/// All text from peers is read here within a budget, strictly by RFC 8259. An unrepresentable value (see
/// `JSONDocument`) affects only readers that request it. If a text is not JSON or exceeds its budget, the underlying
/// error is a `JSONFault`.
package enum JSONPayload {
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from text: String, within budget: JSONBudget = .message
    ) throws(WireError) -> Value {
        do {
            return try JSONDocument(text, within: budget).decode(type, at: 0)
        } catch {
            throw unreadable(error)
        }
    }

    /// Decodes without `Decodable`'s containers, for payloads that come with every request.
    package static func decode<Value: WireObject>(
        _ type: Value.Type, from text: String, within budget: JSONBudget = .message
    ) throws(WireError) -> Value {
        do {
            return try Value(from: WireMembers(JSONDocument(text, within: budget)))
        } catch {
            throw unreadable(error)
        }
    }

    /// Decodes bytes, which have to be UTF-8.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: some Collection<UInt8>, within budget: JSONBudget
    ) throws(WireError) -> Value {
        do {
            return try JSONDocument(bytes, within: budget).decode(type, at: 0)
        } catch {
            throw unreadable(error)
        }
    }

    /// The `requestId` of an unreadable text, if it came before the fault, so that the requester can be answered.
    package static func requestID(of error: WireError) -> Int? {
        (error.underlying as? JSONFault)?.requestID
    }

    private static func unreadable(_ error: any Error) -> WireError {
        guard let fault = error as? JSONFault, fault.kind != .notJSON else {
            return WireError(
                .malformedPayload, "the payload is not a JSON object that can be read", underlying: error)
        }
        return WireError(.malformedPayload, "the payload is more than is read: \(fault)", underlying: error)
    }

    package static func encode(_ value: some Encodable) throws(WireError) -> String {
        do {
            return try JSONWriter.text(of: value, limit: .max)
        } catch {
            throw WireError(.malformedPayload, "the payload can't be written as JSON", underlying: error)
        }
    }

    /// Writes a value if its text has at most `limit` bytes.
    ///
    /// - Returns: nil if the text is longer.
    package static func encode(_ value: JSONValue, limit: Int) throws(WireError) -> String? {
        value.encodedSize <= limit ? try encode(value) : nil
    }
}
