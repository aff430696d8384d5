import CastReceiver
import CastSender
import Casting

/// The whole demo: receivers with real screens, senders and films. A step counts only if the receiver's own status
/// confirms it, and, if it changes the image, the pixels of the screen too.
@MainActor struct DemoScript {
    let stage: DemoStage

    init(stage: DemoStage) { self.stage = stage }

    private var log: DemoLog { stage.log }

    func run() async throws {
        let receiver = try await log.step(
            "start a receiver, its screen in Chromium",
            detail: { (started: DemoReceiver) in "port \(started.ready.port)" }
        ) { try await stage.startReceiver(name: stage.name, folder: "receiver") }
        let link = try await log.step(
            "find it, check that it is genuine, launch the Default Media Receiver",
            detail: { (link: DeviceLink) in link.session.trust.map { "trusted as \(StatusReport.name(of: $0))" } }
        ) { try await stage.launch(on: stage.name) }
        let (film, items) = try await log.step(
            "make a film of one minute, with sound and subtitles in two languages, and three short ones"
        ) {
            async let items = DemoItem.makeAll(in: stage.folder)
            let film = try await DemoFilm.make(in: stage.folder)
            return (film, try await items)
        }
        let item = try await log.step("serve it on the receiver's interface") {
            try await stage.serve(film.film.path, link)
        }

        let sight = DemoSight(log: log, receiver: receiver.receiver, link: link)
        try await FilmSteps(sight: sight, item: item, pictures: stage.pictures).run()
        try await TransferSteps(stage: stage, sight: sight).run()
        try await queue(receiver, items)
        try await RemoteSteps(stage: stage, receiver: receiver, film: film).run()
        try await CrashSteps(stage: stage, receiver: receiver, film: film).run()
        try await MirrorSteps(stage: stage, receiver: receiver).run()
        try await ScreenSteps(stage: stage, receiver: receiver, film: film).run()
    }

    private func queue(_ receiver: DemoReceiver, _ items: [DemoItem]) async throws {
        let link = try await log.step("launch the Default Media Receiver on the first one again") {
            try await stage.launch(on: receiver.address)
        }
        let sight = DemoSight(log: log, receiver: receiver.receiver, link: link)
        try await QueueSteps(stage: stage, sight: sight, items: items).run()
    }
}
