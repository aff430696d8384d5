#if canImport(FoundationEssentials)
public import struct FoundationEssentials.Date
#else
public import struct Foundation.Date
#endif

extension MediaMetadata {
    /// A value together with its type.
    public enum Value: Hashable, Sendable {
        case string(String)
        case integer(Int)
        case double(Double)
        case date(Date)
        /// Seconds.
        case timeInterval(Double)

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

    public mutating func setString(_ value: String, forKey key: Key) {
        setValue(.string(value), forKey: key)
    }

    public func string(forKey key: Key) -> String? {
        value(forKey: key)?.stringValue
    }

    public mutating func setInteger(_ value: Int, forKey key: Key) {
        setValue(.number(Double(value)), forKey: key)
    }

    /// Nil for what is no whole number.
    public func integer(forKey key: Key) -> Int? {
        value(forKey: key)?.intValue
    }

    public mutating func setDouble(_ value: Double, forKey key: Key) {
        setValue(.number(value), forKey: key)
    }

    public func double(forKey key: Key) -> Double? {
        value(forKey: key)?.doubleValue
    }

    /// Written as ISO 8601 in UTC, to the millisecond.
    public mutating func setDate(_ value: Date, forKey key: Key) {
        setValue(.string(ISO8601Text.text(secondsSince1970: value.timeIntervalSince1970)), forKey: key)
    }

    /// Reads ISO 8601 dates with and without a time, in its basic and its extended form; a time without a zone is
    /// taken as UTC. Nil for anything else.
    public func date(forKey key: Key) -> Date? {
        string(forKey: key).flatMap(ISO8601Text.secondsSince1970).map(Date.init(timeIntervalSince1970:))
    }

    /// Seconds.
    public mutating func setTimeInterval(_ value: Double, forKey key: Key) {
        setValue(.number(value), forKey: key)
    }

    /// Seconds.
    public func timeInterval(forKey key: Key) -> Double? {
        value(forKey: key)?.doubleValue
    }
}

/// What a value can't be set for.
public enum MediaMetadataError: Error, Equatable, CustomStringConvertible {
    case wrongType(key: MediaMetadata.Key, expected: MediaMetadata.ValueType, given: MediaMetadata.ValueType)

    public var description: String {
        switch self {
        case .wrongType(let key, let expected, let given):
            "the metadata key \"\(key.rawValue)\" holds a value of type \(expected.rawValue), not \(given.rawValue)"
        }
    }
}
