import CastSender
import Casting
import PlatformC

/// Kills the process of a cast during playback, and has another process resume it.
///
/// This process observes: the status, through a session that only joined; the screen; and the film's URL.
@MainActor struct CrashSteps {
    let stage: DemoStage
    let receiver: DemoReceiver
    let film: DemoFilm

    /// The position that the film is finally checked at, in seconds. It is beyond what was fetched before the crash,
    /// unless the browser fetched fast.
    private static let far = 50.0

    private var log: DemoLog { stage.log }

    func run() async throws {
        let first = try await log.step(
            "cast the film from a process of its own", detail: { (child: DemoChild) in "process \(child.pid)" }
        ) {
            try await stage.startChild(["cast", film.film.path, "--to", receiver.address, "--json"])
        }
        let sight = try await stage.observe(receiver.receiver)
        try await sight.compareWithPicture("see it on the screen")
        let before = Application(sight)
        guard before.sessionID != nil, let media = sight.status?.mediaInformation else {
            throw CastFailure(.refused, "the receiver does not say what it plays")
        }

        let share = try await kill(first, media, sight)
        try await sight.compareWithPicture("see the receiver play on with what it has") { _ in
            Application(sight) == before && sight.status?.playerState == .playing
        }
        let second = try await resume(sight, before, media)
        try await goBeyond(sight, before, second, isNew: share * DemoFilm.duration < Self.far - 5)
        try await log.step("stop", detail: { (_: Void) in "the process has ended too" }) {
            try await sight.link.context.sessionManager.disconnect(stopCasting: true)
            guard await second.exitStatus == 0 else {
                throw CastFailure(.refused, "the resumed cast did not end as it should")
            }
        }
    }

    /// What must not change by the crash.
    @MainActor private struct Application: Equatable {
        let sessionID: String?
        let mediaSessionID: Int?

        init(_ sight: DemoSight) {
            sessionID = sight.link.session.sessionID
            mediaSessionID = sight.status?.mediaSessionID
        }
    }

    /// - Returns: the share of the film that the process had sent.
    private func kill(_ child: DemoChild, _ media: MediaInformation, _ sight: DemoSight) async throws -> Double {
        try await log.step(
            "kill that process (SIGKILL)",
            detail: { (share: Double) in
                "it had sent \(Int((share * 100).rounded(.up))) % of the film; its URL is dead"
            }
        ) {
            // Each byte of the file counts twice: the kernel copies it into memory and then to the socket (`OpenedFile`
            // in MediaServing).
            let share = Double(child.bytesWritten) / 2 / Double(film.size)
            child.send(SIGKILL)
            guard await child.exitStatus == 128 + SIGKILL else {
                throw CastFailure(.refused, "the process did not die of the signal")
            }
            try await sight.until("the film's URL to be dead") {
                await MediaPreflight().check(media).contains { $0.subject == .media && $0.problem == .unreachable }
            }
            return share
        }
    }

    private func resume(
        _ sight: DemoSight, _ before: Application, _ media: MediaInformation
    ) async throws -> DemoChild {
        try await log.step(
            "marquee resume",
            detail: { (child: DemoChild) in "process \(child.pid), the same session, the same URL" }
        ) {
            let child = try await stage.startChild(["resume", "--to", receiver.address, "--json"])
            guard Application(sight) == before else {
                throw CastFailure(.refused, "what was resumed is not the session that was left behind")
            }
            try await sight.until("the film's URL to work again") { await MediaPreflight().check(media).isEmpty }
            return child
        }
    }

    private func goBeyond(
        _ sight: DemoSight, _ before: Application, _ child: DemoChild, isNew: Bool
    ) async throws {
        try await log.step("seek to 0:50" + (isNew ? ", which the first process never sent" : "")) {
            var seek = MediaSeekOptions()
            seek.interval = Self.far
            try await sight.link.perform(try sight.link.mediaClient().seek(with: seek))
            try await sight.wait("PLAYING beyond 0:51") {
                $0.playerState == .playing && sight.position > Self.far + 1 && Application(sight) == before
            }
        }
        try await sight.compareWithPicture("see the film go on there") { _ in
            !isNew || child.bytesWritten > 100_000
        }
    }
}
