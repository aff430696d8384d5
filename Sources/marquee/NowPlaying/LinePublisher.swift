import CastNowPlaying
import NowPlaying

/// A publisher that prints each change of what a device plays on standard output.
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
        // The change may concern only values that are not part of the text.
        guard lines.isJSON || report.text != lastText else { return }
        lastText = report.text
        lines.say(.news, report.text, json: report)
    }
}
