/// The payload of the device authentication namespace: a DeviceAuthMessage with one of its three fields. The field
/// numbers are the protocol's.
struct DeviceAuthenticationMessage: ProtobufMessage {
    var challenge: Challenge?
    var response: Response?
    var error: Refusal?

    mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
        switch (tag.field, tag.type) {
        case (1, .lengthDelimited): challenge = try Challenge.merged(challenge, from: &reader)
        case (2, .lengthDelimited): response = try Response.merged(response, from: &reader)
        case (3, .lengthDelimited): error = try Refusal.merged(error, from: &reader)
        default: try reader.skip(tag)
        }
    }

    /// Fields that are set are written even if they are empty, as SwiftProtobuf does: old readers require the fields,
    /// whatever their values.
    func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        if let challenge { bytes.write(1, challenge.encoded()) }
        if let response { bytes.write(2, response.encoded()) }
        if let error { bytes.write(3, error.encoded()) }
        return bytes
    }

    /// A sender's challenge. Every field may be absent: an empty challenge asks for a SHA-1 signature without a nonce.
    struct Challenge: ProtobufMessage {
        var algorithm = SignatureAlgorithm.rsaPKCS1
        var nonce: [UInt8] = []
        var hash = AuthenticationHash.sha1

        mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
            switch (tag.field, tag.type) {
            case (1, .varint): try algorithm.take(reader.varint())
            case (2, .lengthDelimited): nonce = try [UInt8](reader.field())
            case (3, .varint): try hash.take(reader.varint())
            default: try reader.skip(tag)
            }
        }

        func encoded() -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.write(1, algorithm.rawValue)
            bytes.write(2, nonce)
            bytes.write(3, hash.number)
            return bytes
        }
    }

    /// A device's answer: a signature over the nonce and its TLS certificate, and the signing key's chain.
    struct Response: ProtobufMessage {
        var signature: [UInt8] = []
        var certificate: [UInt8] = []
        /// At most one more than the limit is stored, since a frame has room for thousands.
        var intermediates: [[UInt8]] = []
        /// The number of certificates in the message.
        var intermediateCount = 0
        var algorithm = SignatureAlgorithm.rsaPKCS1
        var nonce: [UInt8] = []
        var hash = AuthenticationHash.sha1
        /// A serialized CrlBundle.
        var revocation: [UInt8] = []

        mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
            switch (tag.field, tag.type) {
            case (1, .lengthDelimited): signature = try [UInt8](reader.field())
            case (2, .lengthDelimited): certificate = try [UInt8](reader.field())
            case (3, .lengthDelimited):
                let der = try reader.field()
                intermediateCount += 1
                if intermediates.count <= DeviceAuthenticationResponse.intermediateLimit {
                    intermediates.append([UInt8](der))
                }
            case (4, .varint): try algorithm.take(reader.varint())
            case (5, .lengthDelimited): nonce = try [UInt8](reader.field())
            case (6, .varint): try hash.take(reader.varint())
            case (7, .lengthDelimited): revocation = try [UInt8](reader.field())
            default: try reader.skip(tag)
            }
        }

        func encoded() -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.write(1, signature)
            bytes.write(2, certificate)
            for der in intermediates { bytes.write(3, der) }
            bytes.write(4, algorithm.rawValue)
            bytes.write(5, nonce)
            bytes.write(6, hash.number)
            bytes.write(7, revocation)
            return bytes
        }
    }

    /// The reason why a device does not answer a challenge: an AuthError.
    struct Refusal: ProtobufMessage {
        var kind = DeviceAuthenticationError.internal

        mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
            guard tag.field == 1, tag.type == .varint else { return try reader.skip(tag) }
            switch Int32(truncatingIfNeeded: try reader.varint()) {
            case 0: kind = .internal
            case 1: kind = .noTLS
            case 2: kind = .algorithmUnavailable
            default: break
            }
        }

        func encoded() -> [UInt8] {
            var bytes: [UInt8] = []
            let number: UInt8 =
                switch kind {
                case .internal: 0
                case .noTLS: 1
                case .algorithmUnavailable: 2
                }
            bytes.write(1, number)
            return bytes
        }
    }

    enum SignatureAlgorithm: UInt8 {
        case unspecified, rsaPKCS1, rsaPSS

        /// The enum is closed: an unknown value counts as absent.
        mutating func take(_ value: UInt64) {
            if let known = UInt8(exactly: Int32(truncatingIfNeeded: value)).flatMap(Self.init(rawValue:)) {
                self = known
            }
        }
    }
}

extension AuthenticationHash {
    fileprivate var number: UInt8 {
        switch self {
        case .sha1: 0
        case .sha256: 1
        }
    }

    fileprivate mutating func take(_ value: UInt64) {
        switch Int32(truncatingIfNeeded: value) {
        case 0: self = .sha1
        case 1: self = .sha256
        default: break
        }
    }
}
