/// One place where payload text and values meet, so that bounds and errors are the same for all namespaces.
///
/// Whatever a peer wrote is read here, within a budget: strictly by RFC 8259, except that a value which can't be given
/// (see `JSONDocument`) harms only who asks for it. The underlying error of a text that is no JSON, or
/// is more than its budget, is a `JSONFault`.
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

    /// The same without `Decodable`'s containers, for what comes with every request.
    package static func decode<Value: WireObject>(
        _ type: Value.Type, from text: String, within budget: JSONBudget = .message
    ) throws(WireError) -> Value {
        do {
            return try Value(from: WireMembers(JSONDocument(text, within: budget)))
        } catch {
            throw unreadable(error)
        }
    }

    /// The same of bytes, which have to be UTF-8.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: some Collection<UInt8>, within budget: JSONBudget
    ) throws(WireError) -> Value {
        do {
            return try JSONDocument(bytes, within: budget).decode(type, at: 0)
        } catch {
            throw unreadable(error)
        }
    }

    /// Whom to tell that a text can't be read: the `requestId` in it, where it stood before what is wrong.
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

    /// Writes a value whose text has at most `limit` bytes, and nothing of a longer one.
    ///
    /// - Returns: nil for a longer one.
    package static func encode(_ value: JSONValue, limit: Int) throws(WireError) -> String? {
        value.encodedSize <= limit ? try encode(value) : nil
    }
}
