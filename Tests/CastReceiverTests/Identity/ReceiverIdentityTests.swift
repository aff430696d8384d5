import CastWire
import Foundation
import ReceiverKeys
import Testing

@testable import CastReceiver

/// A folder of its own per test, gone afterwards.
private func withFolder(_ body: (String) async throws -> Void) async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "marquee-identity-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
}

private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}

private let now = Date(timeIntervalSince1970: 1_780_272_000)

struct ReceiverIdentityTests {
    @Test func itsOwnUsersSenderTrustsIt() async throws {
        try await withFolder { path in
            let identity = try ReceiverIdentity.loadOrCreate(
                state: "\(path)/state/tv", developerRoot: "\(path)/config", now: now)
            let pem = try String(contentsOfFile: "\(path)/config/\(DeveloperRoot.certificateFile)", encoding: .utf8)
            var anchors = TrustAnchors.google
            try anchors.trust(pem: pem)

            var renewal = CertificateRenewal()
            guard case .renewFirst(let validity) = renewal.check(at: now) else {
                Issue.record("no certificate was asked for")
                return
            }
            let tls = try TLSIdentity.make(named: identity.deviceID, validity: validity)
            renewal.made(tls.validity)
            #expect(renewal.check(at: now) == .keep)

            var machine = DeviceAuthenticationMachine(.init(anchors: anchors), tlsCertificate: tls.certificate)
            let start = ContinuousClock.now
            for hash in AuthenticationHash.allCases {
                machine = DeviceAuthenticationMachine(.init(anchors: anchors), tlsCertificate: tls.certificate)
                let action = try machine.start(nonce: [UInt8](repeating: 5, count: 16), hash: hash, at: start)
                guard case .send(let challenge) = action else {
                    Issue.record("no challenge: \(action)")
                    return
                }
                let answer = try #require(
                    identity.responder.answer(to: challenge, tlsCertificate: tls.certificate))
                guard case .verifyChain(let job) = machine.received(answer, at: start, wallClock: now) else {
                    Issue.record("no chain to verify")
                    return
                }
                #expect(job.intermediates.count == 1)
                let verdict = machine.chainVerified(await job.run())
                guard case .finished(.developer(let device), newList: nil) = verdict else {
                    Issue.record("\(verdict)")
                    return
                }
                #expect(device.name == identity.uuid.uuidString.lowercased())
                #expect(device.root.hasPrefix("Marquee Developer Root"))
            }
        }
    }

    @Test func theRootsCertificateMayBeReadByOthersButNotWritten() async throws {
        try await withFolder { path in
            let file = "\(path)/\(DeveloperRoot.certificateFile)"
            let root = try DeveloperRoot.loadOrCreate(in: path, now: now, keys: .recycling)
            let text = try String(contentsOfFile: file, encoding: .utf8)
            for (permissions, left) in [(0o644, 0o644), (0o666, 0o600)] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
                #expect(try DeveloperRoot.loadOrCreate(in: path, now: now).certificate == root.certificate)
                #expect(try mode(file) == left)
            }
            try "something else".write(toFile: file, atomically: false, encoding: .utf8)
            _ = try DeveloperRoot.loadOrCreate(in: path, now: now)
            #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: "\(path)/\(DeveloperRoot.keyFile)")
            #expect(throws: IdentityError.self) { try DeveloperRoot.loadOrCreate(in: path, now: now) }
        }
    }

    @Test func itStaysTheSameAndItsKeysAreTheUsersAlone() async throws {
        try await withFolder { path in
            let state = "\(path)/state"
            let root = "\(path)/config"
            let first = try ReceiverIdentity.loadOrCreate(state: state, developerRoot: root, now: now, keys: .recycling)
            let second = try ReceiverIdentity.loadOrCreate(state: state, developerRoot: root, now: now)
            #expect(first.uuid == second.uuid)
            #expect(first.cloudID == second.cloudID)
            #expect(first.certificate == second.certificate)
            #expect(first.intermediate == second.intermediate)
            #expect(first.deviceID.count == 32)
            #expect(first.cloudID.count == 32)
            #expect(try mode(state) == 0o700)
            #expect(try mode(root) == 0o700)
            let files = [
                "\(state)/\(ReceiverIdentity.file)", "\(root)/\(DeveloperRoot.keyFile)",
                "\(root)/\(DeveloperRoot.certificateFile)",
            ]
            for file in files { #expect(try mode(file) == 0o600) }
            let left = try FileManager.default.contentsOfDirectory(atPath: root).sorted()
            #expect(left == [".lock", DeveloperRoot.keyFile, DeveloperRoot.certificateFile])
        }
    }

    @Test func receiversThatStartTogetherShareOneRoot() async throws {
        try await withFolder { path in
            let identities = try await withThrowingTaskGroup(of: ReceiverIdentity.self) { group in
                for number in 0..<3 {
                    group.addTask {
                        try ReceiverIdentity.loadOrCreate(
                            state: "\(path)/tv\(number)", developerRoot: "\(path)/config", now: now)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(identities.map(\.root)).count == 1)
            #expect(Set(identities.map(\.uuid)).count == 3)
            #expect(Set(identities.map(\.certificate)).count == 3)
        }
    }

    @Test func aNewRootMeansNewCertificatesForTheSameDevice() async throws {
        try await withFolder { path in
            let old = try ReceiverIdentity.loadOrCreate(state: "\(path)/tv", developerRoot: "\(path)/a", now: now)
            let new = try ReceiverIdentity.loadOrCreate(state: "\(path)/tv", developerRoot: "\(path)/b", now: now)
            #expect(old.uuid == new.uuid)
            #expect(old.root != new.root)
            #expect(old.certificate != new.certificate)
            #expect(
                try DeviceCertificate(der: old.certificate).keyHash == DeviceCertificate(der: new.certificate).keyHash)
        }
    }

    @Test func filesThatOthersMayReadAreNotTaken() async throws {
        try await withFolder { path in
            _ = try DeveloperRoot.loadOrCreate(in: path, now: now, keys: .recycling)
            let file = "\(path)/\(DeveloperRoot.keyFile)"
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
            let error = try #require(throws: IdentityError.self) {
                try DeveloperRoot.loadOrCreate(in: path, now: now)
            }
            #expect(error.code == .exposed)
            #expect(error.description.contains(file))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
            let folder = try #require(throws: IdentityError.self) {
                try DeveloperRoot.loadOrCreate(in: path, now: now)
            }
            #expect(folder.code == .exposed)
        }
    }

    @Test func brokenFilesAreReportedAndLeftAlone() async throws {
        try await withFolder { path in
            _ = try ReceiverIdentity.loadOrCreate(state: path, developerRoot: path, now: now, keys: .recycling)
            for name in [ReceiverIdentity.file, DeveloperRoot.keyFile] {
                let file = "\(path)/\(name)"
                let whole = try Data(contentsOf: URL(filePath: file))
                for broken in [Data(), whole.prefix(whole.count / 2), Data("{}".utf8)] {
                    let handle = try FileHandle(forWritingTo: URL(filePath: file))
                    try handle.truncate(atOffset: 0)
                    try handle.write(contentsOf: broken)
                    try handle.close()
                    let error = try #require(throws: IdentityError.self) {
                        try ReceiverIdentity.loadOrCreate(state: path, developerRoot: path, now: now)
                    }
                    #expect(error.code == .damaged)
                    #expect(error.description.contains(file))
                    #expect(try Data(contentsOf: URL(filePath: file)) == broken)
                }
                let handle = try FileHandle(forWritingTo: URL(filePath: file))
                try handle.truncate(atOffset: 0)
                try handle.write(contentsOf: whole)
                try handle.close()
            }
            _ = try ReceiverIdentity.loadOrCreate(state: path, developerRoot: path, now: now)
        }
    }

    @Test func aLinkInPlaceOfAFileIsNotFollowed() async throws {
        try await withFolder { path in
            _ = try DeveloperRoot.loadOrCreate(in: path, now: now, keys: .recycling)
            let file = "\(path)/\(DeveloperRoot.keyFile)"
            try FileManager.default.moveItem(atPath: file, toPath: "\(path)/elsewhere")
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "\(path)/elsewhere")
            let error = try #require(throws: IdentityError.self) {
                try DeveloperRoot.loadOrCreate(in: path, now: now)
            }
            #expect(error.code == .inaccessible)
        }
    }

    @Test func theTLSCertificateBearsItsDatesAndANewKeyEachTime() throws {
        let validity = CertificateRenewal.Validity(notBefore: now - 3_600, notAfter: now + 48 * 3_600)
        let first = try TLSIdentity.make(named: "x", validity: validity)
        let second = try TLSIdentity.make(named: "x", validity: validity)
        let certificate = try DeviceCertificate(der: first.certificate)
        #expect(certificate.notValidBefore == validity.notBefore)
        #expect(certificate.notValidAfter == validity.notAfter)
        #expect(certificate.commonName == certificate.issuerName)
        #expect(TLSCertificateRule.fault(of: first.certificate, at: now) == nil)
        #expect(try DeviceCertificate(der: second.certificate).keyHash != certificate.keyHash)
    }
}
