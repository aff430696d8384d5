import CastWire
import Foundation
import SwiftProtobuf
import Testing
import X509

let nonce = [UInt8](0..<16)
let start = ContinuousClock.now

/// Challenge, answer and verdict without a wire between.
func authenticate(
    _ device: SyntheticDevice = .init(), _ configuration: DeviceAuthenticationMachine.Configuration? = nil,
    hash: AuthenticationHash = .sha256, revocation: [UInt8] = [],
    changing change: (inout WireAuthResponse) -> Void = { _ in }
) async throws -> DeviceAuthenticationMachine.Action {
    let configuration = try configuration ?? .init(anchors: try device.anchors())
    let tls = try device.tls().der
    var machine = DeviceAuthenticationMachine(configuration, tlsCertificate: tls)
    guard case .send(let challenge) = try machine.start(nonce: nonce, hash: hash, at: start) else { return .none }
    #expect(machine.deadline == start + .seconds(10))
    let answer = try #require(try device.responder(revocation: revocation).answer(to: challenge, tlsCertificate: tls))
    var message = try WireDeviceAuthMessage(serializedBytes: answer)
    change(&message.response)
    let action = machine.received(try message.serializedBytes(), at: start, wallClock: testTime)
    guard case .verifyChain(let job) = action else {
        #expect(machine.deadline == nil)
        return action
    }
    let result = machine.chainVerified(await job.run())
    #expect(machine.deadline == nil)
    #expect(machine.chainVerified(ChainVerificationResult(path: .failure(.unfit("")), list: .none)) == .none)
    return result
}

func refusal(_ action: DeviceAuthenticationMachine.Action) throws -> DeviceRefusal {
    guard case .finished(.refused(let refusal), newList: nil) = action else {
        Issue.record("\(action)")
        throw CancellationError()
    }
    return refusal
}

func keyPin(_ certificate: DeviceCertificate) throws -> KeyPin {
    try #require(KeyPin(hash: certificate.keyHash))
}

struct DeviceAuthenticationMachineTests {
    @Test(arguments: AuthenticationHash.allCases)
    func aDeviceOfTheMakerIsGenuine(hash: AuthenticationHash) async throws {
        let device = SyntheticDevice()
        let expected = ProvenDevice(
            root: "Test Root", name: "Test Device", pin: try keyPin(try device.device()), isAudioOnly: false)
        #expect(try await authenticate(hash: hash) == .finished(.genuine(expected), newList: nil))
    }

    @Test func chainsWithSHA1SignaturesCountAsTheFirstDevicesHaveThem() async throws {
        var device = SyntheticDevice()
        device.signatureAlgorithm = .sha1WithRSAEncryption
        guard case .finished(.genuine, _) = try await authenticate(device) else {
            Issue.record("refused")
            return
        }
    }

    @Test func anAudioDeviceIsKnown() async throws {
        var device = SyntheticDevice()
        device.isAudioOnly = true
        guard case .finished(.genuine(let proven), _) = try await authenticate(device) else {
            Issue.record("refused")
            return
        }
        #expect(proven.isAudioOnly)
    }

    @Test func aDeviceOfTheUsersRootIsADevelopers() async throws {
        let device = SyntheticDevice()
        let anchors = try device.anchors(.user)
        guard case .finished(.developer, _) = try await authenticate(device, .init(anchors: anchors)) else {
            Issue.record("refused")
            return
        }
        let strict = try refusal(
            try await authenticate(device, .init(policy: .genuineOnly, anchors: anchors)))
        #expect(strict.code == .policy)
        #expect(strict.pin == nil)
    }

    @Test func anIntermediateThatExpiredIsNamedWithItsDay() async throws {
        var device = SyntheticDevice()
        device.intermediateLife.to = Date(timeIntervalSince1970: 1_741_538_679)
        let refused = try refusal(try await authenticate(device))
        #expect(refused.code == .certificateExpired)
        #expect(
            refused.description
                == "Its maker's intermediate certificate (“Test ICA”) expired on 2025-03-09: update the device,"
                + " or `marquee pin` it")
        #expect(refused.pin == (try keyPin(try device.device())))
        #expect(refused.pinnedKey == .authentication)
    }

    @Test func aPinStandsForWhatTheChainLacks() async throws {
        var device = SyntheticDevice()
        device.intermediateLife.to = testTime - day
        device.tlsLife.to = testTime + 300 * day
        let pin = try keyPin(try device.device())
        let action = try await authenticate(device, .init(pins: TrustedPins([pin])))
        #expect(action == .finished(.pinned(pin, .authentication), newList: nil))
        let strict = try await authenticate(device, .init(policy: .genuineOnly, pins: TrustedPins([pin])))
        #expect(try refusal(strict).code == .untrustedRoot)
    }

    @Test func anotherRootIsRefusedAndNamed() async throws {
        let refused = try refusal(try await authenticate(.init(), .init()))
        #expect(refused.code == .untrustedRoot)
        #expect(refused.description.contains("Test Root"))
    }

    @Test func whoIsNotYetValidMakesOneLookAtTheClock() async throws {
        var device = SyntheticDevice()
        device.deviceLife.from = testTime + day
        let refused = try refusal(try await authenticate(device))
        #expect(refused.code == .certificateNotYetValid)
        #expect(refused.description.contains("clock"))
    }

    @Test func rulesOfChainsHold() async throws {
        var noAuthority = SyntheticDevice()
        noAuthority.intermediateIsAuthority = false
        var noSigner = SyntheticDevice()
        noSigner.intermediateMaySign = false
        var wrongUse = SyntheticDevice()
        wrongUse.deviceMaySign = false
        for device in [noAuthority, noSigner, wrongUse] {
            #expect(try refusal(try await authenticate(device)).code == .unfitChain)
        }
    }

    @Test(arguments: [(-2.0, -0.1), (-1, 10), (1, 2)])
    func aTLSCertificateOfAnotherLifeIsRefused(from: Double, to: Double) async throws {
        var device = SyntheticDevice()
        device.tlsLife = (testTime + from * day, testTime + to * day)
        #expect(try refusal(try await authenticate(device)).code == .unfitTLSCertificate)
    }

    @Test func fourDaysAreTheLongestLife() async throws {
        var device = SyntheticDevice()
        device.tlsLife.to = testTime + 4 * day
        guard case .finished(.genuine, _) = try await authenticate(device) else {
            Issue.record("refused")
            return
        }
    }

    @Test func aTamperedSignatureProvesNothing() async throws {
        let refused = try refusal(try await authenticate { $0.signature[100] ^= 1 })
        #expect(refused.code == .wrongSignature)
        #expect(refused.pin == nil, "a pin of whoever sits in between")
        let other = try refusal(try await authenticate { $0.hashAlgorithm = .sha1 })
        #expect(other.code == .wrongSignature)
    }

    @Test func anotherNonceProvesNothing() async throws {
        for refused in [
            try refusal(try await authenticate { $0.senderNonce[0] ^= 1 }),
            try refusal(try await authenticate { $0.clearSenderNonce() }),
        ] {
            #expect(refused.code == .wrongNonce)
            #expect(refused.pin == nil, "a pin of whoever sits in between")
            #expect(!refused.description.contains("pin"))
        }
    }

    /// Whoever sits in between might have asked for the weaker hash.
    @Test func aSignatureWithAnotherHashThanWasAskedForIsNotBelieved() async throws {
        let device = SyntheticDevice()
        let tls = try device.tls().der
        let weaker = try DeviceAuthenticationChallenge(nonce: nonce, hash: .sha1).encoded()
        let answer = try #require(try device.responder().answer(to: weaker, tlsCertificate: tls))
        func verdict(
            _ origin: TrustAnchors.Origin, pins: [KeyPin] = []
        ) async throws -> DeviceAuthenticationMachine.Action {
            var machine = DeviceAuthenticationMachine(
                .init(anchors: try device.anchors(origin), pins: TrustedPins(pins)), tlsCertificate: tls)
            _ = try machine.start(nonce: nonce, at: start)
            guard case .verifyChain(let job) = machine.received(answer, at: start, wallClock: testTime) else {
                return .none
            }
            return machine.chainVerified(await job.run())
        }
        let pin = try keyPin(try device.device())
        for origin in [TrustAnchors.Origin.maker, .user] {
            let refused = try refusal(try await verdict(origin))
            #expect(refused.code == .otherHash)
            #expect(refused.pin == pin, "the oldest devices know no other")
        }
        let pinned = try await verdict(.maker, pins: [pin])
        #expect(pinned == .finished(.pinned(pin, .authentication), newList: nil))
    }

    @Test func aProofOfAnotherConnectionProvesNothing() async throws {
        let device = SyntheticDevice()
        var machine = DeviceAuthenticationMachine(
            .init(anchors: try device.anchors()), tlsCertificate: try device.device().der)
        guard case .send(let challenge) = try machine.start(nonce: nonce, at: start) else {
            Issue.record("no challenge")
            return
        }
        let relayed = try #require(
            try device.responder().answer(to: challenge, tlsCertificate: try device.tls().der))
        #expect(try refusal(machine.received(relayed, at: start, wallClock: testTime)).code == .wrongSignature)
    }

    @Test func aDeviceThatCannotAuthenticateIsTakenByTheKeyOfItsTLS() throws {
        let tls = try SyntheticDevice().tls()
        var message = WireDeviceAuthMessage()
        message.error.errorType = .internalError
        let answer: [UInt8] = try message.serializedBytes()
        var machine = DeviceAuthenticationMachine(.init(), tlsCertificate: tls.der)
        _ = try machine.start(nonce: nonce, at: start)
        let refused = try refusal(machine.received(answer, at: start, wallClock: testTime))
        #expect(refused.code == .deviceError)
        #expect(refused.pinnedKey == .tls)
        #expect(refused.description.contains("ends with the device's TLS certificate"))

        var pinned = DeviceAuthenticationMachine(.init(pins: TrustedPins([try keyPin(tls)])), tlsCertificate: tls.der)
        _ = try pinned.start(nonce: nonce, at: start)
        let action = pinned.received(answer, at: start, wallClock: testTime)
        #expect(action == .finished(.pinned(try keyPin(tls), .tls), newList: nil))
    }

    @Test func silenceEndsAtTheDeadline() throws {
        var machine = DeviceAuthenticationMachine(.init(), tlsCertificate: [])
        _ = try machine.start(nonce: nonce, at: start)
        #expect(machine.deadlinePassed(at: start + .seconds(9)) == .none)
        #expect(try refusal(machine.deadlinePassed(at: start + .seconds(10))).code == .timedOut)
        #expect(machine.deadline == nil)
        #expect(machine.deadlinePassed(at: start + .seconds(20)) == .none)
        #expect(machine.received([], at: start, wallClock: testTime) == .none)
    }

    @Test func onlyPinnedMeansOnlyPinned() async throws {
        let device = SyntheticDevice()
        let refused = try refusal(
            try await authenticate(device, .init(policy: .pinnedOnly, anchors: try device.anchors())))
        #expect(refused.code == .policy)
        #expect(refused.pin == (try keyPin(try device.device())))
    }

    @Test func noTruncationOfAnAnswerTrapsOrPasses() throws {
        let device = SyntheticDevice()
        let tls = try device.tls().der
        let challenge = try DeviceAuthenticationChallenge(nonce: nonce).encoded()
        let answer = try #require(try device.responder().answer(to: challenge, tlsCertificate: tls))
        var refusals = 0
        for length in 0..<answer.count {
            var machine = DeviceAuthenticationMachine(.init(), tlsCertificate: tls)
            _ = try machine.start(nonce: nonce, at: start)
            if case .finished(.refused, _) = machine.received(
                Array(answer.prefix(length)), at: start, wallClock: testTime)
            {
                refusals += 1
            }
        }
        #expect(refusals == answer.count)
    }

    @Test func anAnswerWithTooManyCertificatesIsMalformed() async throws {
        let refused = try refusal(
            try await authenticate {
                $0.intermediateCertificate = Array(repeating: $0.intermediateCertificate[0], count: 5)
            })
        #expect(refused.code == .malformedAnswer)
    }

    /// None of them is even looked at: they are no certificates, and their number is what is told.
    @Test func aThousandCertificatesAreRefusedByTheirNumber() async throws {
        let refused = try refusal(
            try await authenticate { $0.intermediateCertificate = Array(repeating: Data([0x30]), count: 1_000) })
        #expect(refused.code == .malformedAnswer)
        #expect(refused.description.contains("1000 intermediate certificates"))
    }

    @Test func aCertificateThatIsTooLongOrTooDeepIsMalformed() async throws {
        let deep = (0..<4_000).reduce(into: [UInt8]()) { der, _ in der += [0x30, 0x80] }
        for der in [[UInt8](repeating: 0x30, count: DeviceCertificate.byteLimit + 1), deep] {
            let refused = try refusal(try await authenticate { $0.clientAuthCertificate = Data(der) })
            #expect(refused.code == .malformedAnswer)
        }
    }
}
