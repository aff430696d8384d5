public import struct PlatformFoundation.Date

extension MediaMetadata {
    /// A value with its type.
    ///
    /// From the Cast SDK, whose setters are named after these types.
    public enum Value: Hashable, Sendable {
        /// Text.
        case string(String)
        /// A whole number.
        case integer(Int)
        /// Any number.
        case double(Double)
        /// A date.
        case date(Date)
        /// Seconds.
        case timeInterval(Double)

        /// The type of the value.
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

    /// Sets a value. Standard keys require the type that they have; other keys accept any type.
    ///
    /// - Throws: `MediaMetadataError.wrongType`; nothing is changed then.
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

    /// Sets a string for any key.
    public mutating func setString(_ value: String, forKey key: Key) {
        setValue(.string(value), forKey: key)
    }

    /// The string for this key; nil if there is none, or another type.
    public func string(forKey key: Key) -> String? {
        value(forKey: key)?.stringValue
    }

    /// Sets a whole number for any key.
    public mutating func setInteger(_ value: Int, forKey key: Key) {
        setValue(.number(Double(value)), forKey: key)
    }

    /// The whole number for this key; nil if there is none, or another type.
    public func integer(forKey key: Key) -> Int? {
        value(forKey: key)?.intValue
    }

    /// Sets a number for any key.
    public mutating func setDouble(_ value: Double, forKey key: Key) {
        setValue(.number(value), forKey: key)
    }

    /// The number for this key; nil if there is none, or another type.
    public func double(forKey key: Key) -> Double? {
        value(forKey: key)?.doubleValue
    }

    /// Sets a date for any key. It is written as ISO 8601 in UTC, to the millisecond.
    public mutating func setDate(_ value: Date, forKey key: Key) {
        setValue(.string(ISO8601Text.text(secondsSince1970: value.timeIntervalSince1970)), forKey: key)
    }

    /// The date for this key; nil if there is none, or other text. It may be an ISO 8601 date with or without a time,
    /// in the basic or extended form; a time without a zone is in UTC.
    public func date(forKey key: Key) -> Date? {
        string(forKey: key).flatMap(ISO8601Text.secondsSince1970).map(Date.init(timeIntervalSince1970:))
    }

    /// Sets a number of seconds for any key.
    public mutating func setTimeInterval(_ value: Double, forKey key: Key) {
        setValue(.number(value), forKey: key)
    }

    /// The number of seconds for this key; nil if there is none, or another type.
    public func timeInterval(forKey key: Key) -> Double? {
        value(forKey: key)?.doubleValue
    }
}

/// The reason why a value can't be set. In the Cast SDK, the setter raises an exception instead.
public enum MediaMetadataError: Error, Equatable, CustomStringConvertible {
    /// The standard key requires another type.
    case wrongType(key: MediaMetadata.Key, expected: MediaMetadata.ValueType, given: MediaMetadata.ValueType)

    public var description: String {
        switch self {
        case .wrongType(let key, let expected, let given):
            "the metadata key \"\(key.rawValue)\" holds a value of type \(expected.rawValue), not \(given.rawValue)"
        }
    }
}
