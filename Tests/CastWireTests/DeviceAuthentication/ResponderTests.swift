import CastWire
import Foundation
import SwiftProtobuf
import Testing

private func answer(_ payload: [UInt8], tls: [UInt8]? = [1, 2, 3]) throws -> WireDeviceAuthMessage {
    let bytes = try #require(try SyntheticDevice().responder().answer(to: payload, tlsCertificate: tls))
    return try WireDeviceAuthMessage(serializedBytes: bytes)
}

private func challenge(_ change: (inout WireAuthChallenge) -> Void) throws -> [UInt8] {
    var message = WireDeviceAuthMessage()
    change(&message.challenge)
    return try message.serializedBytes()
}

struct DeviceAuthenticationResponderTests {
    @Test func anEmptyChallengeGetsSHA1WithoutANonce() throws {
        let response = try answer([0x0a, 0x00]).response
        #expect(response.hashAlgorithm == .sha1)
        #expect(response.senderNonce.isEmpty)
        #expect(response.signature.count == 256)
        #expect(response.intermediateCertificate.count == 1)
        let leaf = try DeviceCertificate(der: [UInt8](response.clientAuthCertificate))
        #expect(leaf.verifies([UInt8](response.signature), over: [1, 2, 3], hash: .sha1))
        #expect(!leaf.verifies([UInt8](response.signature), over: [1, 2, 4], hash: .sha1))
    }

    @Test func theNonceIsEchoedAndSignedBeforeTheCertificate() throws {
        let response = try answer(
            try challenge {
                $0.senderNonce = Data([9, 8])
                $0.hashAlgorithm = .sha256
                $0.signatureAlgorithm = .unspecified
            }
        ).response
        #expect(response.senderNonce == Data([9, 8]))
        #expect(response.hashAlgorithm == .sha256)
        let leaf = try DeviceCertificate(der: [UInt8](response.clientAuthCertificate))
        #expect(leaf.verifies([UInt8](response.signature), over: [9, 8, 1, 2, 3], hash: .sha256))
    }

    @Test func whatCannotBeAnsweredGetsItsError() throws {
        let pss = try answer(try challenge { $0.signatureAlgorithm = .rsassaPss })
        #expect(pss.error.errorType == .signatureAlgorithmUnavailable)
        #expect(!pss.hasResponse)
        #expect(try answer([0x0a, 0x00], tls: nil).error.errorType == .noTls)
        let long = try challenge { $0.senderNonce = Data(count: 2_000) }
        for payload: [UInt8] in [[], [0x0a, 0x05], [0xff, 0xff], long] {
            let message = try answer(payload)
            #expect(message.hasError && message.error.errorType == .internalError)
        }
    }

    @Test func whatAsksNothingGetsNoAnswer() throws {
        var message = WireDeviceAuthMessage()
        message.error.errorType = .internalError
        let bytes: [UInt8] = try message.serializedBytes()
        #expect(try SyntheticDevice().responder().answer(to: bytes, tlsCertificate: [1]) == nil)
    }

    @Test func theChallengeOnTheWire() throws {
        let nonce = [UInt8](repeating: 0xaa, count: 16)
        let expected: [UInt8] =
            [0x0a, 0x16]  // 1 challenge, 22 bytes
            + [0x08, 0x01]  // 1 signature_algorithm: RSASSA_PKCS1v15
            + [0x12, 0x10] + nonce  // 2 sender_nonce
            + [0x18, 0x01]  // 3 hash_algorithm: SHA256
        #expect(try DeviceAuthenticationChallenge(nonce: nonce).encoded() == expected)
    }
}

struct WireCastMessageTests {
    @Test func anUnknownProtocolVersionIsNotFatal() throws {
        let bytes: [UInt8] =
            [0x08, 0x09]  // 1 protocol_version: 9, which nobody knows
            + [0x12, 0x01, 0x61]  // 2 source_id: a
            + [0x1a, 0x01, 0x62]  // 3 destination_id: b
            + [0x22, 0x01, 0x63]  // 4 namespace: c
            + [0x28, 0x00]  // 5 payload_type: STRING
            + [0x32, 0x01, 0x64]  // 6 payload_utf8: d
        let message = try WireCastMessage(serializedBytes: bytes)
        #expect(message.protocolVersion == .castv210)
        #expect(message.payloadUtf8 == "d")
    }
}

struct PEMAndPinTests {
    @Test func pemOfAnyShapeIsRead() throws {
        let text = "talk\r\n-----BEGIN CERTIFICATE-----\r\nAQ\nID\n\n  BAUG  \n-----END CERTIFICATE-----\nmore\n"
        #expect(try PEMText.blocks(in: text) == [[1, 2, 3, 4, 5, 6]])
        #expect(try PEMText.blocks(in: text, label: "PRIVATE KEY").isEmpty)
        let long = [UInt8](repeating: 7, count: 200)
        #expect(try PEMText.blocks(in: PEMText.block(long) + PEMText.block([1])) == [long, [1]])
    }

    @Test(arguments: [
        "-----BEGIN CERTIFICATE-----\nAQID", "-----BEGIN CERTIFICATE-----\n!!!\n-----END CERTIFICATE-----",
        "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----",
    ])
    func brokenPEMIsAnError(text: String) {
        #expect(throws: WireError.self) { try PEMText.blocks(in: text) }
    }

    @Test func userRootsAreAddedWholeOrNotAtAll() throws {
        var anchors = TrustAnchors.google
        let root = try SyntheticDevice().root()
        #expect(throws: WireError.self) {
            try anchors.trust(pem: PEMText.block(root.der) + PEMText.block([1, 2]))
        }
        #expect(throws: WireError.self) { try anchors.trust(pem: "nothing") }
        #expect(anchors == .google)
        try anchors.trust(pem: PEMText.block(root.der))
        try anchors.trust(pem: PEMText.block(root.der))
        #expect(anchors.roots.count == 3)
    }

    @Test func aPinIsReadAsItIsPrintedAndAsOthersPrintIt() throws {
        let hash = [UInt8](0..<32)
        let pin = try #require(KeyPin(hash: hash))
        #expect(pin.description.hasPrefix("000102"))
        #expect(KeyPin(pin.description) == pin)
        let colons = hash.map { String(format: "%02X", $0) }.joined(separator: ":")
        #expect(KeyPin("SHA256: \(colons)") == pin)
        #expect(KeyPin(String(pin.description.dropLast())) == nil)
        #expect(KeyPin(String(pin.description.dropLast()) + "g") == nil)
        #expect(KeyPin(hash: [1]) == nil)
    }
}
