import CastReceiver
import CastSender
import Casting

/// Transfers the film to a second device during playback, and stops it there.
@MainActor struct TransferSteps {
    let stage: DemoStage
    let sight: DemoSight

    private var log: DemoLog { sight.log }
    private var link: DeviceLink { sight.link }

    func run() async throws {
        let name = stage.name + ", next door"
        let second = try await log.step(
            "start a second receiver", detail: { (second: DemoReceiver) in "port \(second.ready.port)" }
        ) { try await stage.startReceiver(name: name, folder: "second-receiver") }
        let session = link.session
        let (sessionID, position) = (session.sessionID, sight.position)
        try await log.step(
            "move the film there while it plays",
            detail: { _ in "the same session, now on \"\(session.device.friendlyName)\"" }
        ) {
            let device = try await DeviceFinder(context: link.context, options: stage.search).find(name)
            link.context.discoveryManager.stopDiscovery()
            try await link.perform(session.transfer(to: device))
            guard link.context.sessionManager.currentCastSession === session, session.sessionID == sessionID,
                session.device.friendlyName == name
            else { throw CastFailure(.refused, "the session did not go on as the same one on the second receiver") }
            try await sight.wait("the second receiver to play on") {
                $0.playerState == .playing && sight.position > position && sight.position < position + 12
            }
        }
        let there = DemoSight(log: log, receiver: second.receiver, link: link)
        try await there.compareWithPicture("see the film on the second screen, its captions still yellow on blue") {
            StyleSteps.Seen($0).isStyled
        }
        try await there.savePicture(stage.pictures.second)
        try await seeFirstIdle()
        try await log.step("stop") {
            try await link.context.sessionManager.disconnect(stopCasting: true)
        }
    }

    private func seeFirstIdle() async throws {
        try await log.step("see the first one idle, and nothing of the film on its screen") {
            let first = try await stage.observe(sight.receiver)
            try await first.until("the first receiver to be idle") {
                first.link.session.applicationMetadata == nil && first.status == nil
            }
            try await first.until("a screen without the film") { TimeCode.read(try await first.picture()) == nil }
            await first.link.leave()
        }
    }
}
