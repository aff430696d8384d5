import SwiftProtobuf
import Testing

@testable import CastWire

/// What came of the bytes, or the word for what was wrong with them.
private func outcome<Value>(_ read: () throws -> Value) -> Result<Value, Word> {
    Result(catching: read).mapError { Word(text: "\($0)") }
}

private struct Word: Error, Equatable {
    let text: String
}

/// Whatever bytes come, they are the same message of device authentication to us as to SwiftProtobuf, or none to both,
/// for the same reason.
@Suite("Device authentication against SwiftProtobuf's")
struct DeviceAuthenticationAgainstSwiftProtobufTests {
    private static let challenge: [UInt64: PeerBytes.Kind] = [1: .number, 2: .bytes, 3: .number]
    private static let response: [UInt64: PeerBytes.Kind] = [
        1: .bytes, 2: .bytes, 3: .bytes, 4: .number, 5: .bytes, 6: .number, 7: .bytes,
    ]
    private static let message: [UInt64: PeerBytes.Kind] = [
        1: .message(challenge), 2: .message(response), 3: .message([1: .number]),
    ]

    /// What both know of a message.
    private struct Said: Equatable {
        var challenge: [[UInt8]]?
        var response: [[UInt8]]?
        var intermediates: Int?
        var refusal: DeviceAuthenticationError?

        init(_ message: DeviceAuthenticationMessage) {
            challenge = message.challenge.map { [[$0.algorithm.rawValue], $0.nonce, [$0.hash == .sha1 ? 0 : 1]] }
            response = message.response.map {
                [$0.signature, $0.certificate, [$0.algorithm.rawValue], $0.nonce, [$0.hash == .sha1 ? 0 : 1]]
                    + [$0.revocation] + $0.intermediates
            }
            intermediates = message.response?.intermediateCount
            refusal = message.error?.kind
        }

        init(_ wire: WireDeviceAuthMessage) {
            if wire.hasChallenge {
                let asked = wire.challenge
                challenge = [
                    [UInt8(asked.signatureAlgorithm.rawValue)], [UInt8](asked.senderNonce),
                    [UInt8(asked.hashAlgorithm.rawValue)],
                ]
            }
            if wire.hasResponse {
                let told = wire.response
                let kept = told.intermediateCertificate.prefix(DeviceAuthenticationResponse.intermediateLimit + 1)
                response =
                    [
                        [UInt8](told.signature), [UInt8](told.clientAuthCertificate),
                        [UInt8(told.signatureAlgorithm.rawValue)], [UInt8](told.senderNonce),
                        [UInt8(told.hashAlgorithm.rawValue)], [UInt8](told.crl),
                    ] + kept.map { [UInt8]($0) }
                intermediates = told.intermediateCertificate.count
            }
            if wire.hasError { refusal = [.internal, .noTLS, .algorithmUnavailable][wire.error.errorType.rawValue] }
        }
    }

    @Test(arguments: 1...20)
    func anyBytesAreTheSameMessageOrNone(seed: UInt64) {
        var bytes = PeerBytes(seed: seed)
        var (read, parts) = (0, Set<Int>())
        for _ in 0..<500 {
            let message = bytes.message(Self.message)
            let ours = outcome { Said(try DeviceAuthenticationMessage(ofPeer: message)) }
            #expect(ours == outcome { Said(try WireDeviceAuthMessage(ofPeer: message)) }, "\(message)")
            guard case .success(let said) = ours else { continue }
            read += 1
            if said.challenge != nil { parts.insert(1) }
            if said.response != nil { parts.insert(2) }
            if said.refusal != nil { parts.insert(3) }
        }
        #expect((100..<480).contains(read) && parts.count == 3, "\(read) of them are messages, with \(parts)")
    }

    @Test(arguments: AuthenticationHash.allCases, [0, 16, 300])
    func whatIsWrittenIsTheSameBytes(hash: AuthenticationHash, length: Int) throws {
        let (some, more) = ([UInt8](repeating: 7, count: length), [UInt8](repeating: 9, count: 20_000))
        var wire = WireDeviceAuthMessage()
        wire.challenge.signatureAlgorithm = .rsassaPkcs1V15
        wire.challenge.senderNonce = .init(some)
        wire.challenge.hashAlgorithm = hash == .sha1 ? .sha1 : .sha256
        #expect(
            DeviceAuthenticationMessage(challenge: .init(nonce: some, hash: hash)).encoded()
                == (try wire.serializedBytes()))

        wire = WireDeviceAuthMessage()
        wire.response.signature = .init(more)
        wire.response.clientAuthCertificate = .init(some)
        wire.response.intermediateCertificate = [.init(some), .init(more), .init()]
        wire.response.signatureAlgorithm = .rsassaPkcs1V15
        wire.response.senderNonce = .init(some)
        wire.response.hashAlgorithm = hash == .sha1 ? .sha1 : .sha256
        wire.response.crl = .init(some)
        let response = DeviceAuthenticationMessage.Response(
            signature: more, certificate: some, intermediates: [some, more, []], nonce: some, hash: hash,
            revocation: some)
        #expect(DeviceAuthenticationMessage(response: response).encoded() == (try wire.serializedBytes()))

        for (kind, theirs) in [
            (DeviceAuthenticationError.internal, WireAuthError.ErrorType.internalError), (.noTLS, .noTls),
            (.algorithmUnavailable, .signatureAlgorithmUnavailable),
        ] {
            wire = WireDeviceAuthMessage()
            wire.error.errorType = theirs
            #expect(DeviceAuthenticationMessage(error: .init(kind: kind)).encoded() == (try wire.serializedBytes()))
        }
    }

    /// A message within the message takes one of the hundred levels.
    @Test(arguments: [97, 98, 99, 100])
    func groupsWithinGroupsHaveTheSameEnd(depth: Int) {
        let groups = [UInt8](repeating: 0x7B, count: depth) + [UInt8](repeating: 0x7C, count: depth)
        let message = [0x12] + PeerBytes.varint(UInt64(groups.count)) + groups
        let ours = outcome { Said(try DeviceAuthenticationMessage(ofPeer: message)) }
        #expect(ours == outcome { Said(try WireDeviceAuthMessage(ofPeer: message)) })
        #expect((try? ours.get()) == nil || depth < 99)
    }
}

@Suite("Lists of revoked devices against SwiftProtobuf's")
struct RevocationAgainstSwiftProtobufTests {
    private static let bundle: [UInt64: PeerBytes.Kind] = [1: .message([1: .bytes, 2: .bytes, 3: .bytes])]
    private static let statement: [UInt64: PeerBytes.Kind] = [
        1: .number, 2: .number, 3: .number, 4: .bytes, 5: .message([1: .bytes, 2: .number, 3: .number]),
    ]

    @Test(arguments: 1...20)
    func anyBytesAreTheSameBundleOrNone(seed: UInt64) {
        var bytes = PeerBytes(seed: seed)
        var read = 0
        for _ in 0..<300 {
            let bundle = bytes.message(Self.bundle)
            let ours = outcome {
                try RevocationBundle(ofPeer: bundle).lists.map { [$0.statement, $0.signer, $0.signature] }
            }
            let theirs = outcome {
                try WireCrlBundle(ofPeer: bundle).crls.prefix(RevocationList.listLimit)
                    .map { [[UInt8]($0.tbsCrl), [UInt8]($0.signerCert), [UInt8]($0.signature)] }
            }
            #expect(ours == theirs, "\(bundle)")
            if case .success = ours { read += 1 }
        }
        #expect((60..<290).contains(read), "\(read) of them are bundles")
    }

    @Test(arguments: 1...20)
    func anyBytesAreTheSameStatementOrNone(seed: UInt64) {
        var bytes = PeerBytes(seed: seed)
        var read = 0
        for _ in 0..<300 {
            let statement = bytes.message(Self.statement)
            let ours = outcome {
                let ours = try RevocationStatement(ofPeer: statement)
                return Said(
                    numbers: [ours.version, ours.notBefore, ours.notAfter], keyHashes: ours.keyHashes,
                    issuers: ours.serialNumbers.map(\.issuerKeyHash),
                    serialNumbers: ours.serialNumbers.map { [$0.first, $0.last] })
            }
            let theirs = outcome {
                let wire = try WireTbsCrl(ofPeer: statement)
                let ranges = wire.revokedSerialNumberRanges
                return Said(
                    numbers: [wire.version, wire.notBeforeSeconds, wire.notAfterSeconds],
                    keyHashes: wire.revokedPublicKeyHashes.map { [UInt8]($0) },
                    issuers: ranges.map { [UInt8]($0.issuerPublicKeyHash) },
                    serialNumbers: ranges.map { [$0.firstSerialNumber, $0.lastSerialNumber] })
            }
            #expect(ours == theirs, "\(statement)")
            if case .success = ours { read += 1 }
        }
        #expect((60..<290).contains(read), "\(read) of them are statements")
    }

    private struct Said: Equatable {
        var numbers: [UInt64]
        var keyHashes: [[UInt8]]
        var issuers: [[UInt8]]
        var serialNumbers: [[UInt64]]
    }

    /// More lists than are looked at are read all the same: one that is torn spoils the bundle, wherever it stands.
    @Test func whatFollowsTheFirstFewListsIsReadToo() {
        let lists = (0..<10).flatMap { _ in [0x0A, 0] as [UInt8] }
        #expect((try? RevocationBundle(ofPeer: lists))?.lists.count == RevocationList.listLimit)
        #expect(throws: ProtobufFault.self) { try RevocationBundle(ofPeer: lists + [0x0A, 1, 0x0A]) }
    }
}
