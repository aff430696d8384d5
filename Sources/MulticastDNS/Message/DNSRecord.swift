/// The type of a record or question, by its number on the wire.
package struct RecordType: Hashable, Sendable, Comparable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let a = RecordType(rawValue: 1)
    package static let ptr = RecordType(rawValue: 12)
    package static let txt = RecordType(rawValue: 16)
    package static let aaaa = RecordType(rawValue: 28)
    package static let srv = RecordType(rawValue: 33)
    package static let nsec = RecordType(rawValue: 47)
    package static let any = RecordType(rawValue: 255)

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The class of a record or question without its top bit, which has another meaning in multicast DNS.
package struct RecordClass: Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let internet = RecordClass(rawValue: 1)
    package static let any = RecordClass(rawValue: 255)
}

/// The data of an SRV record (RFC 2782): the host and port of an instance.
package struct ServiceLocation: Hashable, Sendable {
    package var priority: UInt16
    package var weight: UInt16
    package var port: UInt16
    package var target: DomainName

    package init(priority: UInt16 = 0, weight: UInt16 = 0, port: UInt16, target: DomainName) {
        self.priority = priority
        self.weight = weight
        self.port = port
        self.target = target
    }
}

/// The data of a record, by type. Other types are kept as raw bytes.
package enum RecordData: Hashable, Sendable {
    case a(IPv4Address)
    case aaaa(IPv6Address)
    case ptr(DomainName)
    case srv(ServiceLocation)
    case txt(TextRecord)
    /// The types below 256 that exist for a name (RFC 6762, 6.1), ascending.
    case nsec(next: DomainName, types: [RecordType])
    case other(RecordType, [UInt8])

    package var type: RecordType {
        switch self {
        case .a: .a
        case .aaaa: .aaaa
        case .ptr: .ptr
        case .srv: .srv
        case .txt: .txt
        case .nsec: .nsec
        case .other(let type, _): type
        }
    }

    var address: IPAddress? {
        switch self {
        case .a(let address): .v4(address)
        case .aaaa(let address): .v6(address)
        default: nil
        }
    }
}

/// A record of a message. `cacheFlush` is the top bit of its class (RFC 6762, 10.2): the message has all records of
/// that name and type. `ttl` is in seconds; 0 is a goodbye.
package struct DNSRecord: Hashable, Sendable {
    package var name: DomainName
    package var recordClass: RecordClass
    package var cacheFlush: Bool
    package var ttl: UInt32
    package var data: RecordData

    package init(
        _ name: DomainName, _ data: RecordData, ttl: UInt32, cacheFlush: Bool = false,
        recordClass: RecordClass = .internet
    ) {
        self.name = name
        self.recordClass = recordClass
        self.cacheFlush = cacheFlush
        self.ttl = ttl
        self.data = data
    }

    package var type: RecordType { data.type }
    var key: RecordKey { RecordKey(name: name, type: type) }

    /// Compares name, class and data, but not the TTL and the cache-flush bit.
    func isSame(as other: DNSRecord) -> Bool {
        data == other.data && name == other.name && recordClass == other.recordClass
    }
}

struct RecordKey: Hashable, Comparable, Sendable {
    var name: DomainName
    var type: RecordType

    static func < (left: RecordKey, right: RecordKey) -> Bool {
        left.name == right.name ? left.type < right.type : left.name < right.name
    }
}

/// A question of a message. `wantsUnicast` is the top bit of its class, the QU bit (RFC 6762, 5.4).
package struct DNSQuestion: Hashable, Sendable {
    package var name: DomainName
    package var type: RecordType
    package var recordClass: RecordClass
    package var wantsUnicast: Bool

    package init(
        _ name: DomainName, _ type: RecordType, wantsUnicast: Bool = false, recordClass: RecordClass = .internet
    ) {
        self.name = name
        self.type = type
        self.recordClass = recordClass
        self.wantsUnicast = wantsUnicast
    }

    func asks(for record: DNSRecord) -> Bool {
        name == record.name && (type == .any || type == record.type)
            && (recordClass == .any || recordClass == record.recordClass)
    }
}
