import CastSender
import Casting
import PlatformFoundation

/// Tests `marquee remote` as on a phone: the page finds the TV, joins what another sender plays, and a click on its
/// button pauses the film. The step counts once the TV's own status, its image and the page confirm it.
@MainActor struct RemoteSteps {
    let stage: DemoStage
    let receiver: DemoReceiver
    let film: DemoFilm

    private var log: DemoLog { stage.log }

    func run() async throws {
        let link = try await log.step("cast the film once more") {
            let link = try await stage.launch(on: receiver.address)
            let item = try await stage.serve(film.film.path, link)
            guard let load = try link.mediaClient().loadMedia(item.media) else {
                throw CastFailure(.refused, "the film can't be loaded")
            }
            try await link.perform(load)
            return link
        }
        let sight = DemoSight(log: log, receiver: receiver.receiver, link: link)
        try await sight.wait("the film to play") { $0.playerState == .playing }
        let child = try await log.step("start `marquee remote`", detail: { _ in "on loopback" }) {
            try await stage.startChild(
                ["remote", "--port", "0", "--interface", "lo", "--json"], until: "listening")
        }
        guard let address = child.link else { throw CastFailure(.refused, "`marquee remote` tells no link") }
        let (name, picture) = (stage.name, stage.pictures.remote)
        try await RemoteBrowser.run(logger: link.logger) { browser in
            try await control(browser, at: address, sight, name: name, picture)
        }
        await child.end()
        try await log.step("stop") { try await link.context.sessionManager.disconnect(stopCasting: true) }
    }

    private func control(
        _ browser: RemoteBrowser, at address: String, _ sight: DemoSight, name: String, _ picture: String
    ) async throws {
        try await log.step("open it in a browser, and choose the TV there") {
            try await browser.open(address)
            try await sight.until("the introduction, which comes once") {
                try await browser.touch("[part=\"dismiss\"]")
            }
            try await sight.until("the Cast button") { try await browser.touch("[part=\"button\"][aria-haspopup]") }
            // The list may contain other devices of the network.
            try await sight.until("the TV in the list") { try await browser.touch("[data-device]", saying: name) }
            try await sight.until("the way to the player") {
                try await browser.touch("[data-lead=\"cast-expanded-controller\"]:enabled")
            }
            try await sight.until("the expanded controller") { try await browser.shows(Self.playback("pause")) }
        }
        try await log.step("pause by a touch in the browser", detail: { $0 }) {
            try await sight.until("the button that pauses") { try await browser.touch(Self.playback("pause")) }
            let began = ContinuousClock.now
            try await sight.wait("the pause", every: .milliseconds(1)) { $0.playerState == .paused }
            let taken = ContinuousClock.now - began
            try await sight.until("the page to offer to play on") { try await browser.shows(Self.playback("play")) }
            return "the TV says so \(Int(taken / .milliseconds(1))) ms later"
        }
        try await sight.compareWithPicture("see it held on the screen") { _ in sight.status?.playerState == .paused }
        try await browser.picture().write(to: URL(fileURLWithPath: picture))
    }

    /// The selector of the large button of the expanded controller, while a click on it performs the action.
    private static func playback(_ action: String) -> String { "[part~=\"playback\"][data-action=\"\(action)\"]" }
}
