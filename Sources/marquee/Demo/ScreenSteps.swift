import CastReceiver
import Casting
import PlatformC

/// Mirrors a real screen: another program plays the film on a display, which is captured and mirrored. The image moves
/// on the TV too. Then the film is stopped, and both images have to be the same.
@MainActor struct ScreenSteps {
    let stage: DemoStage
    let receiver: DemoReceiver
    let film: DemoFilm

    private static let looks = 4

    private var log: DemoLog { stage.log }

    func run() async throws {
        let name = "play the film on a screen, with ffplay"
        let display: DemoDisplay
        do {
            display = try await DemoDisplay.open(stage)
        } catch let absence as DemoDisplay.Absence {
            return log.leaveOut(name, absence.why)
        }
        let player = try await log.step(name, detail: { _ in display.text }) { try await play(on: display) }
        let child = try await log.step(
            "mirror that screen", detail: { (child: DemoChild) in child.outline.map(stage.words.outline) }
        ) {
            try await stage.startChild(
                ["mirror", "--to", receiver.address, "--interface", "lo", "--source", "screen", "--json"],
                environment: display.environment)
        }
        try await log.step("see it move on the TV", detail: { (motion: ScreenMotion) in motion.text }) {
            try await watch(child, display)
        }
        try await log.step(
            "hold it, and see one picture on both",
            detail: { (both: PictureAgreement) in "\(both.text); \(stage.pictures.screen)" }
        ) {
            player.send(SIGSTOP)
            defer { player.send(SIGCONT) }
            return try await compare(display)
        }
        await child.end()
        await player.end()
    }

    private func play(on display: DemoDisplay) async throws -> DemoChild {
        let before = try await display.picture()
        let player = try stage.start(
            "ffplay",
            ["-v", "error", "-an", "-autoexit"]
                // If there is no window manager, ffplay has to position its window itself.
                + (display.isOwn ? ["-noborder", "-left", "0", "-top", "0"] : ["-fs"]) + [film.film.path],
            display.environment)
        try await stage.wait(for: "ffplay to show the film") {
            guard player.isRunning else { throw CastFailure(.lost, "ffplay has ended without showing the film") }
            return try await !PictureAgreement(before, display.picture()).isReached
        }
        return player
    }

    private func watch(_ child: DemoChild, _ display: DemoDisplay) async throws -> ScreenMotion {
        var motion = ScreenMotion(isCoded: display.isOwn)
        try await stage.wait(for: "the TV to show a screen that moves") {
            _ = try child.hasTold("started")
            try motion.look(at: try await picture())
            return motion.moves >= Self.looks
        }
        return motion
    }

    /// Frames in transit arrive within the target delay. After that the image no longer changes.
    private func compare(_ display: DemoDisplay) async throws -> PictureAgreement {
        let deadline = ContinuousClock.now + .seconds(5)
        while true {
            let (there, here) = (try await display.picture(), try await picture())
            let agreement = PictureAgreement(there, here)
            guard agreement.isReached || ContinuousClock.now > deadline else { continue }
            try await ProgramRunner.save(there.beside(here), to: stage.pictures.screen, folder: stage.folder)
            guard agreement.isReached else {
                throw CastFailure(
                    .refused,
                    "the screen and the TV show different pictures (\(agreement.text)); "
                        + "\(stage.pictures.screen) has both")
            }
            return agreement
        }
    }

    private func picture() async throws -> Picture {
        try await ProgramRunner.decode(
            png: try await receiver.receiver.captureScreenshot(), width: DemoFilm.width, height: DemoFilm.height)
    }
}
