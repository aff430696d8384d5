import Foundation
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// Every failure of Remote Display has its number and a sentence for people.
@Suite struct RemoteDisplayErrorTests {
    /// The name of what makes it, what it makes, and the number that this has.
    private typealias Row = (String, CastError, CastError.Code)

    private let offers: [Row] = [
        ("remoteDisplayUnsupported", .remoteDisplayUnsupported, .remoteDisplayDeviceNotSupported),
        ("noEncoder", .noEncoder(.video), .remoteDisplayDeviceNotSupported),
        ("noEncoder", .noEncoder(.audio), .remoteDisplayDeviceNotSupported),
        ("notOffered", .notOffered(.configuration("a picture has a size")), .invalidRequest),
        ("notOffered", .notOffered(.noEncoder(.audio)), .remoteDisplayDeviceNotSupported),
        ("notOffered", .notOffered(.offerUnderWay), .invalidState),
        ("configuration", .configuration("a picture has a size"), .invalidRequest),
        ("delays", .delays(.seconds(2), .seconds(1)), .invalidRequest),
        ("fixedDelay", .fixedDelay(.milliseconds(400)), .remoteDisplayFeatureNotSupported),
        ("noApplicationID", .noApplicationID, .invalidRequest),
        ("malformedApplicationID", .malformedApplicationID("mirroring"), .invalidRequest),
        ("offerUnderWay", .offerUnderWay, .invalidState),
    ]

    private let rejections: [Row] = [
        ("rejected", Self.rejected(.noStreamSelected), .remoteDisplayFeatureNotSupported),
        ("rejected", Self.rejected(.screenMissing), .remoteDisplayConfigurationRejectedByReceiver),
        ("rejected", Self.rejected(.answerTimeout), .timeout),
        ("rejected", Self.rejected(.invalidAnswer), .invalidResponse),
        ("rejected", Self.rejected(.malformedOffer), .remoteDisplayConfigurationRejectedByReceiver),
    ]

    private let sessions: [Row] = [
        ("channelLost", .channelLost, .disconnected), ("lostWhileOffering", .lostWhileOffering, .disconnected),
        ("noSocket", .noSocket(TestFailure()), .networkError),
        ("socketFailed", .socketFailed(TestFailure()), .networkError), ("noFirstFrame", .noFirstFrame, .timeout),
        ("receiverSilent", .receiverSilent, .disconnected), ("portRefused", .portRefused, .disconnected),
        ("backgrounded", .backgrounded, .appDidEnterBackground),
        ("backgroundedWithoutEncoder", .backgroundedWithoutEncoder, .appDidEnterBackground),
        ("sessionInvalidated", .sessionInvalidated, .invalidState), ("sessionReplaced", .sessionReplaced, .replaced),
        ("encoderFailed", .encoderFailed(TestFailure()), .remoteDisplayError),
        ("notAgreed", .notAgreed(.audio), .remoteDisplayFeatureNotSupported),
        ("behind", .behind("pictures"), .sendBufferFull),
        ("soundOfAnotherKind", .soundOfAnotherKind(Self.stereo), .remoteDisplayAudioConversionError),
    ]

    private var rows: [Row] { offers + rejections + sessions }

    /// What is to be done, where that does not stand behind a semicolon.
    private let advice: [(CastError, String)] = [
        (.configuration("a picture has a size"), "a picture has a size"),
        (.delays(.seconds(2), .seconds(1)), "give 1 ms to 5 s"),
        (.malformedApplicationID("mirroring"), "eight hexadecimal digits"),
        (Self.rejected(.invalidAnswer), "Try again."),
        (Self.rejected(.malformedOffer), "Change it and try again."),
        (.soundOfAnotherKind(Self.stereo), "give it 8,000 to 192,000 samples a second"),
    ]

    private static let stereo = RemoteDisplayAgreement.Audio(
        codec: .opus, sampleRate: 48_000, channels: 2, bitRate: 128_000)

    private static func rejected(_ code: NegotiationError.Code) -> CastError {
        .rejected(NegotiationError(code, "why it was"))
    }

    // S0-88
    @Test func everyFailureHasItsNumberAndOneSentence() {
        for (name, error, code) in rows {
            #expect(error.code == code, "\(name)")
            #expect(error.description.hasSuffix("."), "\(name): \(error)")
            // One begins with the id that it is about.
            let beginning = error.description.hasPrefix("'mirroring'") ? "M" : error.description.first
            #expect(error.description.count > 20 && beginning?.isUppercase == true, "\(name): \(error)")
            #expect(!error.description.contains("\n"), "\(name): \(error)")
        }
    }

    // S0-88
    @Test func everySentenceSaysWhatToDo() {
        for (name, error, _) in rows {
            let words = advice.first { $0.0 == error }?.1
            #expect(error.description.contains("; ") == (words == nil), "\(name): \(error)")
            if let words { #expect(error.description.contains(words), "\(name): \(error)") }
        }
    }

    // S0-88
    @Test func whatTheReceiverOrTheMachineSaidIsKept() {
        for code in [NegotiationError.Code.noStreamSelected, .screenMissing, .invalidAnswer, .malformedOffer] {
            #expect(Self.rejected(code).detailedErrorCode == code.rawValue)
        }
        for error in [CastError.noSocket(TestFailure()), .socketFailed(TestFailure()), .encoderFailed(TestFailure())] {
            #expect(error.underlying is TestFailure && error.description.contains("TestFailure"))
        }
    }

    // S0-88
    @Test func noFailureOfTheSourcesIsLeftOut() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let constant = /static (?:let|var) (\w+)(?:: CastError)? (?:=|\{)\s+CastError\(/
        let function = /(private )?static func (\w+)\([^{]*?\) -> CastError \{/
        var made: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where path.hasSuffix(".swift") && path.hasPrefix("RemoteDisplay/") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            made.formUnion(text.matches(of: constant).map { String($0.1) })
            made.formUnion(text.matches(of: function).filter { $0.1 == nil }.map { String($0.2) })
        }
        #expect(made.count >= 25)
        #expect(made.symmetricDifference(rows.map(\.0)).isEmpty, "in the sources or in the tables, not in both")
    }
}
