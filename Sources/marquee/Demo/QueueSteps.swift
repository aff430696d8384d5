import CastSender
import Casting

/// Loads a queue of three films, and then skips, jumps, repeats, and controls it from media controls. The status says
/// which item plays, and the color of the image says which film is shown.
@MainActor struct QueueSteps {
    let stage: DemoStage
    let sight: DemoSight
    let items: [DemoItem]

    private var log: DemoLog { sight.log }
    private var link: DeviceLink { sight.link }

    func run() async throws {
        let ids = try await log.step("load a queue of three short films") {
            var queue: [MediaQueueItem] = []
            for item in items { queue.append(try await stage.serve(item.file.path, link).queueItem()) }
            try await link.perform(try link.mediaClient().queueLoad(queue))
            let ids = try await link.value(of: try link.mediaClient().queueFetchItemIDs())
            guard ids.count == items.count else {
                throw CastFailure(.refused, "the receiver's queue has \(ids.count) items")
            }
            try await waitFor(0, ids)
            return ids
        }
        try await see(0, "see the first")
        try await log.step("next") {
            try await link.perform(try link.mediaClient().queueNextItem())
            try await waitFor(1, ids)
        }
        try await see(1, "see the second")
        try await log.step("jump to the third, at 0:05") {
            try await link.perform(try link.mediaClient().queueJumpToItem(withID: ids[2], playPosition: 5))
            try await waitFor(2, ids)
        }
        let seen = try await see(2, "see the third there")
        guard seen.code >= 5 else { throw CastFailure(.refused, "the third film did not begin at 0:05") }
        try await sight.savePicture(stage.pictures.queue)
        try await repeatAll(ids)
        try await NowPlayingSteps(stage: stage, sight: sight, queue: self, ids: ids).run()
        try await log.step("stop") { try await link.context.sessionManager.disconnect(stopCasting: true) }
    }

    private func repeatAll(_ ids: [Int]) async throws {
        try await log.step("repeat all") {
            try await link.perform(try link.mediaClient().queueSetRepeatMode(.all))
            try await sight.wait("the repeat mode") { $0.queueRepeatMode == .all }
        }
        try await log.step("go to the end of the last, and wait for the first") {
            var seek = MediaSeekOptions()
            seek.interval = DemoItem.duration - 1
            try await link.perform(try link.mediaClient().seek(with: seek))
            try await waitFor(0, ids)
        }
        try await see(0, "see the first again")
    }

    func waitFor(_ index: Int, _ ids: [Int], every pause: Duration = .milliseconds(50)) async throws {
        try await sight.wait("\"\(items[index].title)\" to play", every: pause) {
            $0.playerState == .playing && $0.currentItemID == ids[index]
                && $0.mediaInformation?.metadata?.string(forKey: .title) == items[index].title
        }
    }

    @discardableResult
    func see(_ index: Int, _ name: String) async throws -> DemoSight.Seen {
        try await sight.compareWithPicture(name) { items[index].isShown(in: $0) }
    }
}
