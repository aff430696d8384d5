import CastSender
import Casting
import DBus

/// Checks that media controls show what plays and can command the TV.
///
/// A separate process, `marquee now-playing`, publishes the player. This process uses the bus as a desktop does. A
/// command counts once both the TV's own status and the controls confirm it.
@MainActor struct NowPlayingSteps {
    let stage: DemoStage
    let sight: DemoSight
    let queue: QueueSteps
    let ids: [Int]

    /// The seek target, in seconds.
    private static let place = 5.0
    /// How often the status is polled while a duration is measured.
    private static let glance = Duration.milliseconds(1)

    private var log: DemoLog { sight.log }

    func run() async throws {
        let name = "show it under the desktop's media controls"
        let bus: DemoBus
        do {
            bus = try await DemoBus.open(stage)
        } catch let absence as DemoBus.Absence {
            return log.leaveOut(name, absence.why)
        }
        let place = bus.isOwn ? "on a bus of its own" : "on the session's bus"
        let (child, controls) = try await log.step(name, detail: { _ in place }, { try await show(on: bus) })
        try await pauseAndSeek(controls)
        try await command("next, from there") {
            try await controls.call("Next")
            try await queue.waitFor(1, ids, every: Self.glance)
        } isShown: {
            try await controls.title == queue.items[1].title
        }
        try await queue.see(1, "see the second, which the controls name now")
        await child.end()
    }

    private func show(on bus: DemoBus) async throws -> (DemoChild, Controls) {
        let child = try await stage.startChild(
            ["now-playing", "--to", try stage.address(of: sight.receiver), "--interface", "lo", "--json"],
            until: "nowPlaying", environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        var player: String?
        try await sight.until("the TV to stand on the bus") {
            player = try await bus.player(of: child.pid, orOf: stage.name)
            return player != nil
        }
        let controls = Controls(bus: bus, player: player ?? "")
        try await sight.until("the controls to name what plays") {
            try await controls.title == queue.items[0].title
        }
        return (child, controls)
    }

    private func pauseAndSeek(_ controls: Controls) async throws {
        try await command("pause, from there") {
            try await controls.call("Pause")
            try await sight.wait("PAUSED", every: Self.glance) { $0.playerState == .paused }
        } isShown: {
            try await controls.read("PlaybackStatus")?.stringValue == "Paused"
        }
        try await command("seek to 0:05, from there") {
            try await controls.setPosition(Self.place)
            try await sight.wait("0:05", every: Self.glance) { _ in isThere(sight.position) }
        } isShown: {
            isThere(try await controls.position)
        }
        try await queue.see(0, "see the picture there")
    }

    private func isThere(_ position: Double) -> Bool { abs(position - Self.place) < DemoSight.tolerance }

    /// Runs a step. Its detail is the time from the call until the call was answered and the TV's status had changed.
    private func command(
        _ name: String, _ body: () async throws -> Void, isShown: () async throws -> Bool
    ) async throws {
        try await log.step(name, detail: \.self) {
            let begin = ContinuousClock.now
            try await body()
            let tenths = ((ContinuousClock.now - begin) / .milliseconds(1) * 10).rounded()
            try await sight.until("the controls to show it", isShown)
            return "the TV has obeyed after \(tenths / 10) ms"
        }
    }
}

/// A player on the bus, read and commanded as by a media widget.
@MainActor private struct Controls {
    let bus: DemoBus
    let player: String

    var title: String? {
        get async throws { try await read("Metadata")?["xesam:title"]?.stringValue }
    }

    /// In seconds.
    var position: Double {
        get async throws { Double(try await read("Position")?.integerValue ?? 0) / 1e6 }
    }

    /// Seeks as the slider of a widget does.
    ///
    /// - Parameter seconds: a position in the current media.
    func setPosition(_ seconds: Double) async throws {
        guard let track = try await read("Metadata")?["mpris:trackid"]?.stringValue.flatMap(DBusObjectPath.init) else {
            throw CastFailure(.refused, "what plays has no track id on the bus")
        }
        try await call("SetPosition", [.objectPath(track), .int64(Int64(seconds * 1e6))])
    }

    func read(_ property: String) async throws -> DBusValue? { try await bus.read(property, of: player) }

    func call(_ method: String, _ arguments: [DBusValue] = []) async throws {
        try await bus.call(method, of: player, arguments)
    }
}
