import CastReceiver
import CastSender
import Casting
import PlatformFoundation

/// A device as the demo observes it: through the session of a sender, and through its screen. A step counts only if
/// both confirm it.
@MainActor struct DemoSight {
    /// The tolerated difference between the time code in the image and the status, in seconds.
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
        /// Positions in the film in seconds: from the image, and from the status.
        let code: Double
        let status: Double

        var text: String { "the picture says \(TimeText.tenths(code)), the status \(TimeText.tenths(status))" }
    }

    /// Checks that the time code lies between the positions of the status before and after the screenshot.
    ///
    /// - Parameter shows: a further condition on the image.
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

    /// Polls the condition for at most 20 seconds.
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
    /// For example `23.4 s`.
    static func tenths(_ seconds: Double) -> String {
        "\((seconds * 10).rounded() / 10) s"
    }
}
