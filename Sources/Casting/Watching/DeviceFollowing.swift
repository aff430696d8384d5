/// Follows a device across its applications until the user ends this (``CastWish``) or the device is lost.
@MainActor package struct DeviceFollowing {
    package let wishes: WishBox
    /// How long it keeps trying to rejoin.
    package let patience: Duration

    /// The shortest time between two joins, because a device may report a new application at any rate.
    static let joinPause = Duration.seconds(1)

    package init(wishes: WishBox, patience: Duration) {
        self.wishes = wishes
        self.patience = patience
    }

    /// - Parameter link: The device's link; left at the end.
    /// - Throws: ``CastFailure`` if the device is lost.
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
            // A wish ends the pause. After it nothing is joined.
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
