import CastNowPlaying
import NowPlaying

/// Media controls that are lines on standard output: each change of what a device plays.
@MainActor final class LinePublisher: NowPlayingPublisher {
    var commandHandler: NowPlayingCommandHandler?
    private weak var device: FollowedDevice?
    private let lines: EventLines
    private var lastText = ""

    init(_ device: FollowedDevice, _ lines: EventLines) {
        self.device = device
        self.lines = lines
    }

    func publish(_ publication: NowPlayingPublication) {
        guard let device else { return }
        let report = NowPlayingReport(device.device, publication.state, at: .now)
        // What changed is not always among what a person is told.
        guard lines.isJSON || report.text != lastText else { return }
        lastText = report.text
        lines.say(.news, report.text, json: report)
    }
}
