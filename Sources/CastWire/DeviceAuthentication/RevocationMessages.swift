/// The revocation lists in a device's answer, a CrlBundle: one list for each version, for old and new readers. The
/// field numbers are the protocol's.
struct RevocationBundle: ProtobufMessage {
    /// The first `RevocationList.listLimit` lists.
    var lists: [SignedRevocationList] = []

    mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
        guard tag.field == 1, tag.type == .lengthDelimited else { return try reader.skip(tag) }
        let list = try SignedRevocationList.merged(nil, from: &reader)
        if lists.count < RevocationList.listLimit { lists.append(list) }
    }
}

/// A list with its signature and its signer's certificate: a Crl.
struct SignedRevocationList: ProtobufMessage {
    /// A serialized `RevocationStatement`. It is kept as bytes because the signature covers these.
    var statement: [UInt8] = []
    /// X.509, DER.
    var signer: [UInt8] = []
    /// RSA PKCS#1 v1.5 with SHA-256, by the key of `signer`.
    var signature: [UInt8] = []

    mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
        switch (tag.field, tag.type) {
        case (1, .lengthDelimited): statement = try [UInt8](reader.field())
        case (2, .lengthDelimited): signer = try [UInt8](reader.field())
        case (3, .lengthDelimited): signature = try [UInt8](reader.field())
        default: try reader.skip(tag)
        }
    }
}

/// The signed part of a list: a TbsCrl.
struct RevocationStatement: ProtobufMessage {
    /// The only known version is 0: all hashes are SHA-256.
    var version: UInt64 = 0
    /// Unix time in seconds. The list is valid from `notBefore` through `notAfter`.
    var (notBefore, notAfter): (UInt64, UInt64) = (0, 0)
    /// SHA-256 hashes of SubjectPublicKeyInfo.
    var keyHashes: [[UInt8]] = []
    var serialNumbers: [SerialNumbers] = []

    mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
        switch (tag.field, tag.type) {
        case (1, .varint): version = try reader.varint()
        case (2, .varint): notBefore = try reader.varint()
        case (3, .varint): notAfter = try reader.varint()
        case (4, .lengthDelimited): keyHashes.append([UInt8](try reader.field()))
        case (5, .lengthDelimited): serialNumbers.append(try SerialNumbers.merged(nil, from: &reader))
        default: try reader.skip(tag)
        }
    }

    /// A range of certificates of one issuer, a SerialNumberRange. Both ends belong to it.
    struct SerialNumbers: ProtobufMessage {
        var issuerKeyHash: [UInt8] = []
        var (first, last): (UInt64, UInt64) = (0, 0)

        mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
            switch (tag.field, tag.type) {
            case (1, .lengthDelimited): issuerKeyHash = try [UInt8](reader.field())
            case (2, .varint): first = try reader.varint()
            case (3, .varint): last = try reader.varint()
            default: try reader.skip(tag)
            }
        }
    }
}
