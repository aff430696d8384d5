/// Follows what happens on one device, through all that is started there, until a wish or the device's loss.
@MainActor package struct DeviceFollowing {
    package let wishes: WishBox
    /// How long it tries to join anew where that fails.
    package let patience: Duration

    /// Between two joins at least: a device may say at each moment that something was started there.
    package static let joinPause = Duration.seconds(1)

    package init(wishes: WishBox, patience: Duration) {
        self.wishes = wishes
        self.patience = patience
    }

    /// - Parameter link: to the device; left in the end.
    /// - Throws: ``CastFailure`` where the device is lost.
    package func run(_ link: DeviceLink, tell: (DeviceWatch.Event) -> Void) async throws {
        var (link, told) = (link, "")
        while true {
            let joined = ContinuousClock.now
            let watch = DeviceWatch(link, after: told)
            let ending = wishes.onWish { _ in watch.abandon() }
            while let event = await watch.next() { tell(event) }
            ending.cancel()
            if let error = watch.error { throw CastFailure(error, device: link.device) }
            await link.leave()
            guard watch.shouldJoinAnew else { return }
            told = watch.lastText
            // A wish ends the pause, and is looked for behind it too: what is wanted no more is not joined.
            let goesOn = await wishes.pause {
                try await Task.sleep(until: joined + Self.joinPause, clock: .continuous)
            }
            guard goesOn, let anew = try await rejoin(link) else { return }
            link = anew
        }
    }

    private func rejoin(_ link: DeviceLink) async throws -> DeviceLink? {
        try await Rejoining(
            patience: patience, wishes: wishes, join: { try await link.joinAnew() }, leave: { await $0.leave() }
        ).link()
    }
}
