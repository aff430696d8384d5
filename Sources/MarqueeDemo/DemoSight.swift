import CastReceiver
import CastSender
import Casting

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One device as the demo sees it: through a sender's session, and by what its screen shows. A step counts only when
/// both say so.
@MainActor struct DemoSight {
    /// How far a picture's time code and the status may be apart, seconds.
    static let tolerance = 0.5

    let log: DemoLog
    let receiver: Receiver
    let link: DeviceLink

    var position: Double { link.session.remoteMediaClient?.approximateStreamPosition() ?? 0 }
    var status: MediaStatus? { link.session.remoteMediaClient?.mediaStatus }

    func picture() async throws -> Picture {
        try await ProgramRunner.decode(
            png: try await receiver.captureScreenshot(), width: DemoFilm.width, height: DemoFilm.height)
    }

    func savePicture(_ path: String) async throws {
        try Data(try await receiver.captureScreenshot()).write(to: URL(fileURLWithPath: path))
    }

    struct Seen {
        /// Seconds into the film, as the picture says and as the status says.
        let code: Double
        let status: Double

        var text: String { "the picture says \(TimeText.tenths(code)), the status \(TimeText.tenths(status))" }
    }

    /// The code in the picture lies between the status's positions before and after the picture was taken.
    ///
    /// - Parameter shows: what else has to be seen in it.
    @discardableResult
    func compareWithPicture(_ name: String, also shows: (Picture) -> Bool = { _ in true }) async throws -> Seen {
        try await log.step(name, detail: \.text) {
            var seen: Seen?
            try await until("the picture to agree with the status") {
                let before = position
                let picture = try await picture()
                let after = position
                guard let code = TimeCode.read(picture), shows(picture) else { return false }
                seen = Seen(code: code, status: after)
                return code > before - Self.tolerance && code < after + Self.tolerance
            }
            guard let seen else { throw CastFailure(.refused, "the screen shows no time code") }
            return seen
        }
    }

    func wait(
        _ what: String, every pause: Duration = .milliseconds(50), _ condition: (MediaStatus) -> Bool
    ) async throws {
        do {
            try await until(what, every: pause) { status.map(condition) ?? false }
        } catch let failure as CastFailure {
            throw CastFailure(
                failure.code, "\(failure.description); what it says: \(StatusReport(link.session).text)")
        }
    }

    /// Looks again and again, for at most twenty seconds.
    func until(
        _ what: String, every pause: Duration = .milliseconds(50), _ condition: () async throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while try await !condition() {
            guard ContinuousClock.now < deadline else {
                throw CastFailure(.refused, "waited 20 s in vain for \(what)")
            }
            try await Task.sleep(for: pause)
        }
    }
}

extension TimeText {
    /// `23.4 s`.
    static func tenths(_ seconds: Double) -> String {
        "\((seconds * 10).rounded() / 10) s"
    }
}
