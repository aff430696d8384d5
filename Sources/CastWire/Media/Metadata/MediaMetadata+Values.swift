#if canImport(FoundationEssentials)
public import struct FoundationEssentials.Date
#else
public import struct Foundation.Date
#endif

extension MediaMetadata {
    /// A value together with its type.
    ///
    /// From the Cast SDK, whose setters are named for these types.
    public enum Value: Hashable, Sendable {
        /// Text.
        case string(String)
        /// A whole number.
        case integer(Int)
        /// Any number.
        case double(Double)
        /// A moment.
        case date(Date)
        /// Seconds.
        case timeInterval(Double)

        /// What kind of value it is.
        public var type: ValueType {
            switch self {
            case .string: .string
            case .integer: .integer
            case .double: .double
            case .date: .date
            case .timeInterval: .timeInterval
            }
        }
    }

    /// Sets a value of the type that a standard key has; other keys take any.
    ///
    /// - Throws: `MediaMetadataError.wrongType`, and nothing has changed.
    public mutating func set(_ value: Value, forKey key: Key) throws(MediaMetadataError) {
        if let expected = key.valueType, expected != value.type {
            throw .wrongType(key: key, expected: expected, given: value.type)
        }
        switch value {
        case .string(let text): setString(text, forKey: key)
        case .integer(let number): setInteger(number, forKey: key)
        case .double(let number): setDouble(number, forKey: key)
        case .date(let date): setDate(date, forKey: key)
        case .timeInterval(let seconds): setTimeInterval(seconds, forKey: key)
        }
    }

    /// Sets text, under any key.
    public mutating func setString(_ value: String, forKey key: Key) {
        setValue(.string(value), forKey: key)
    }

    /// The text under this key; nil where there is none, or something else.
    public func string(forKey key: Key) -> String? {
        value(forKey: key)?.stringValue
    }

    /// Sets a whole number, under any key.
    public mutating func setInteger(_ value: Int, forKey key: Key) {
        setValue(.number(Double(value)), forKey: key)
    }

    /// The whole number under this key; nil where there is none, or something else.
    public func integer(forKey key: Key) -> Int? {
        value(forKey: key)?.intValue
    }

    /// Sets a number, under any key.
    public mutating func setDouble(_ value: Double, forKey key: Key) {
        setValue(.number(value), forKey: key)
    }

    /// The number under this key; nil where there is none, or something else.
    public func double(forKey key: Key) -> Double? {
        value(forKey: key)?.doubleValue
    }

    /// Sets a moment, under any key: written as ISO 8601 in UTC, to the millisecond.
    public mutating func setDate(_ value: Date, forKey key: Key) {
        setValue(.string(ISO8601Text.text(secondsSince1970: value.timeIntervalSince1970)), forKey: key)
    }

    /// The moment under this key. Read are ISO 8601 dates with and without a time, in its basic and its extended form;
    /// a time without a zone is taken as UTC. Nil for anything else.
    public func date(forKey key: Key) -> Date? {
        string(forKey: key).flatMap(ISO8601Text.secondsSince1970).map(Date.init(timeIntervalSince1970:))
    }

    /// Sets a time in seconds, under any key.
    public mutating func setTimeInterval(_ value: Double, forKey key: Key) {
        setValue(.number(value), forKey: key)
    }

    /// The time under this key, in seconds; nil where there is none, or something else.
    public func timeInterval(forKey key: Key) -> Double? {
        value(forKey: key)?.doubleValue
    }
}

/// What a value can't be set for. From the Cast SDK, where the setter raises an exception.
public enum MediaMetadataError: Error, Equatable, CustomStringConvertible {
    /// The standard key has values of another type.
    case wrongType(key: MediaMetadata.Key, expected: MediaMetadata.ValueType, given: MediaMetadata.ValueType)

    public var description: String {
        switch self {
        case .wrongType(let key, let expected, let given):
            "the metadata key \"\(key.rawValue)\" holds a value of type \(expected.rawValue), not \(given.rawValue)"
        }
    }
}
