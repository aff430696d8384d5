import CastWire

/// A member's part in its group's playback.
struct Following: Equatable, Sendable {
    /// The group's load, with the group's id for it and this device's own.
    struct Load: Equatable, Sendable {
        let group: LoadID
        let own: LoadID
        /// Shortened to the length that a status may carry.
        let title: String?
    }

    /// The session id of the application shown meanwhile; see `ApplicationRecord.follower(of:)`.
    let sessionID: String
    var load: Load?
}

/// A device that plays what its group plays. `GroupSync` decides what and when, and sends `MemberOrder`s.
///
/// To its own senders, the device runs the application of a group's member, which has no media. That application ends
/// when a sender launches another one or stops it, or when the group stops playing. The group is told of everything
/// that takes the device away from it.
extension ReceiverDevice {
    package mutating func take(_ order: MemberOrder, at now: ContinuousClock.Instant) -> [DeviceAction] {
        switch order {
        case .join(let name, let takesOver): join(name, takesOver: takesOver, at: now)
        case .player(let command): pass(command, at: now)
        case .release: leave(at: now)
        }
    }

    /// What this group plays, for its members; nil if nothing plays.
    package var groupCast: GroupCast? {
        guard let running = platform.running, let session = media?.session else { return nil }
        return GroupCast(
            sessionID: running.sessionID, mediaSessionID: session.id, applicationName: running.record.displayName)
    }

    /// The screen is gone for good.
    package mutating func screenFailed(at now: ContinuousClock.Instant) -> [DeviceAction] {
        hasScreen = false
        return leave(at: now)
    }

    func tellGroup(_ news: MemberNews) -> [DeviceAction] {
        platform.castingGroups.isEmpty ? [] : [.groupNews(news)]
    }

    private mutating func join(
        _ applicationName: String, takesOver: Bool, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        guard hasScreen else { return [.log("a device without a screen plays nothing of its group's")] }
        guard following == nil else { return [] }
        guard takesOver || (platform.running == nil && platform.launch == nil) else { return [.groupNews(.taken)] }
        return perform(platform.launchAtOnce(.follower(of: applicationName), at: now), at: now)
    }

    private mutating func pass(_ command: PlayerCommand, at now: ContinuousClock.Instant) -> [DeviceAction] {
        guard let following else { return [] }
        if case .load(let group, let item) = command {
            lastLoad += 1
            let own = LoadID(rawValue: lastLoad)
            let title = item.title.map { String($0.held(toBytes: MediaSessionCore.maximumTitleLength)) }
            self.following?.load = Following.Load(group: group, own: own, title: title)
            let text = title.map { "Casting: \($0)" } ?? "Casting"
            return [.player(.load(own, item))] + perform(platform.applicationStatusChanged(text), at: now)
        }
        guard let load = following.load, command.load == load.group else { return [] }
        return command.concerning(load.own).map { [.player($0)] } ?? []
    }

    /// Leaves the group's playback without reporting it to the group, which caused it.
    private mutating func leave(at now: ContinuousClock.Instant) -> [DeviceAction] {
        guard let ended = following else { return [] }
        following = nil
        let stop = ended.load.map { [DeviceAction.player(.stop($0.own))] } ?? []
        return stop + perform(platform.applicationEnded(), at: now)
    }

    /// A sender has ended the application that stands for the group's playback.
    mutating func stopFollowing() -> [DeviceAction] {
        guard let ended = following else { return [] }
        following = nil
        return (ended.load.map { [.player(.stop($0.own))] } ?? []) + tellGroup(.taken)
    }

    /// Handles the screen's report about the group's load.
    mutating func followed(
        _ report: PlaybackReport, _ load: Following.Load, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        var told = report
        told.load = load.group
        let news = tellGroup(.reported(told))
        var event = PlayingAlong(state: report.state, position: report.position, title: load.title)
        switch report.event {
        case .failed(let failure):
            event.failure = failure.reason
            following?.load = nil
            return [.event(.playsAlong(event))] + news + leave(at: now)
        case .loaded, .playing, .paused, .buffering, .seeked, .ended, .stopped:
            return [.event(.playsAlong(event))] + news
        case .described, .position, .tracksChanged, .styleChanged, .rateChanged, .streamVolumeChanged: return news
        case .trackFailed(let id, let reason):
            return [.log("text track \(id) of the group's can't be shown: \(reason)")]
        }
    }

    /// Answers a media request to a group's member. There is nothing to control here: senders control the group's own
    /// device.
    mutating func askedWhileFollowing(
        _ text: String, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        guard let envelope = try? Envelope<MediaRequest>(text: text) else {
            return [.log("a media request that can't be read was passed over")]
        }
        let asker = MediaAsker(sender: sender, requestID: envelope.requestID)
        if case .getStatus = envelope.body { return perform([.reply(.mediaStatus([]), to: asker)], at: now) }
        guard envelope.requestID != 0 else { return [] }
        return perform([.reply(.invalidPlayerState(MediaFailure()), to: asker)], at: now)
    }
}
