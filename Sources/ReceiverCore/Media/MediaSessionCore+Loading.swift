import CastWire

extension MediaSessionCore {
    mutating func loadReceived(_ request: LoadRequest, _ context: RequestContext) -> [MediaAction] {
        let given = ApplicationCredentials(request.credentials, type: request.credentialsType)
        let autoplay = context.details.autoplayIsText ? true : request.autoplay
        if let data = request.queueData, let items = data.items, !items.isEmpty {
            let load = QueueLoadRequest(
                items: items, startIndex: data.startIndex ?? 0, repeatMode: data.repeatMode.wire,
                currentTime: request.currentTime ?? data.startTime)
            return queueLoadReceived(
                load, describedBy: data, autoplay: autoplay, playbackRate: request.playbackRate,
                credentials: given, context)
        }
        let item = QueueItem(
            media: request.media, autoplay: autoplay, startTime: request.currentTime,
            activeTrackIDs: request.activeTrackIDs, customData: request.customData)
        guard Self.isPlayable(item) else { return [refusal(RefusalReason.invalidParameters, context)] }
        let queue = MediaQueue(entries: [entry(item, context)], currentIndex: 0, shuffleSeed: numbers.nextShuffleSeed())
        guard queue.hasRoom else { return [refusal(RefusalReason.invalidParameters, context)] }
        return begin(queue, playbackRate: request.playbackRate, credentials: given, context)
    }

    /// - Parameters:
    ///   - data: The description of the queue as a whole.
    ///   - autoplay: Overrides the value of the first item.
    mutating func queueLoadReceived(
        _ request: QueueLoadRequest, describedBy data: MediaQueueData? = nil, autoplay: Bool? = nil,
        playbackRate: Double? = nil, credentials given: ApplicationCredentials? = nil, _ context: RequestContext
    ) -> [MediaAction] {
        let repeatMode = request.repeatMode.map(MediaQueue.RepeatMode.init(rawValue:)) ?? .off
        guard !request.items.isEmpty,
            request.items.indices.contains(request.startIndex), let repeatMode,
            request.items.allSatisfy(Self.isPlayable)
        else { return [refusal(RefusalReason.invalidParameters, context)] }
        var items = request.items
        if let autoplay { items[request.startIndex].autoplay = autoplay }
        // The application gets the request's custom data with the first item, as it does with LOAD.
        if items[request.startIndex].customData == nil { items[request.startIndex].customData = request.customData }
        var queue = MediaQueue(
            entries: items.map { entry($0, context) }, currentIndex: request.startIndex, repeatMode: repeatMode,
            shuffleSeed: numbers.nextShuffleSeed())
        if var data {
            data.items = nil
            data.startIndex = nil
            data.startTime = nil
            queue.description = data
            if data.shuffle == true { queue.shuffle() }
        }
        guard queue.hasRoom else { return [refusal(RefusalReason.invalidParameters, context)] }
        return begin(
            queue, startTime: request.currentTime, playbackRate: playbackRate, credentials: given, context)
    }

    /// Whether the item has media, and is within the limits of a session.
    static func isPlayable(_ item: QueueItem) -> Bool {
        item.media?.resolvedURL.isEmpty == false && isWithinLimits(item)
    }

    static func isWithinLimits(_ item: QueueItem) -> Bool {
        guard let media = item.media else { return true }
        return media.mediaTracks.count <= maximumTracks && AdTable.hasRoom(for: media)
    }

    mutating func entry(_ item: QueueItem, _ context: RequestContext) -> MediaQueue.Entry {
        var item = item
        item.itemID = numbers.nextItem()
        item.activeTrackIDs = item.activeTrackIDs?.eachOnce
        return MediaQueue.Entry(item: item, senderIsLoopback: context.senderIsLoopback)
    }

    /// - Parameter given: The new credentials of the application's user, if the load has any.
    private mutating func begin(
        _ queue: MediaQueue, startTime: Double? = nil, playbackRate: Double?,
        credentials given: ApplicationCredentials?, _ context: RequestContext
    ) -> [MediaAction] {
        if let given { credentials = given }
        let interrupted = end(reason: .interrupted, at: context.now)
        return interrupted
            + open(
                queue, startTime: startTime, sessionID: numbers.nextSession(), rate: playbackRate, context.asker,
                at: context.now)
    }

    /// Opens the queue's current item. If there is an asker, the outcome answers its request.
    ///
    /// - Parameter startTime: The start in seconds for this time only; nil for the item's own start.
    mutating func open(
        _ queue: MediaQueue, startTime: Double? = nil, sessionID: Int, rate: Double?, _ asker: MediaAsker?,
        at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        let rate = PlaybackRates.nearest(rate ?? 1) ?? 1
        guard var item = MediaItem(queue.current, playbackRate: rate) else { return [] }
        if let startTime { item.startTime = startTime > 0 ? startTime : nil }
        let shown = shownLoad
        let load = LoadID(rawValue: numbers.nextLoad())
        let tracks = Set(item.tracks.map(\.id))
        let active = item.activeTrackIDs.filter(tracks.contains)
        session = MediaSession(
            id: sessionID, queue: queue, load: load, phase: .loading(asker: asker, since: now),
            wantsPlay: item.autoplay,
            anchor: PlaybackAnchor(position: item.startTime ?? 0, rate: rate, isMoving: false, at: now),
            activeTrackIDs: active, volume: streamVolume, adCourse: AdCourse(from: item.startTime ?? 0))
        noteActivity(at: now)
        var playable = item
        playable.activeTrackIDs = active
        let volume = streamVolume == Self.fullVolume ? [] : [MediaAction.player(streamVolumeCommand(for: load))]
        let told = statusBroadcast(at: now)
        if let screen = awaitSchedule(at: now) ?? beginWithAds(at: now) {
            // The previous media must not go on until it is known whether an ad comes first.
            let ended = shownLoad == shown ? shown : nil
            return told + [ended.map { .player(.stop($0)) }].compactMap { $0 } + screen + volume
        }
        shownLoad = load
        return told + [.player(.load(load, playable))] + volume
    }

    /// Changes to another item of the same session.
    mutating func moveTo(
        _ index: Int, startTime: Double? = nil, answering asker: MediaAsker? = nil, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let left = session else { return [] }
        var queue = left.queue
        queue.makeCurrent(index)
        let cancelled: [MediaAction] =
            if case .loading(let loader?, _) = left.phase {
                [.reply(.loadCancelled(itemID: left.queue.current.id), to: loader)]
            } else { [] }
        let opened = open(
            queue, startTime: startTime, sessionID: left.id, rate: left.anchor.rate, nil, at: now)
        let answered = left.pending.askers + [asker].compactMap { $0 }
        guard let status = session?.status(at: now, includesMedia: false, includesItems: true) else { return [] }
        var actions = cancelled + answered.map { .reply(.mediaStatus([status]), to: $0) }
        actions.append(.broadcast(.mediaStatus([status]), except: Set(answered.map(\.sender))))
        return actions + opened.filter { if case .player = $0 { true } else { false } }
    }

    /// Sets the stream's volume again. It outlasts its item, as people expect after they have turned it down.
    func streamVolumeCommand(for load: LoadID) -> PlayerCommand {
        .setStreamVolume(load, level: streamVolume.level ?? 1, muted: streamVolume.muted ?? false)
    }

    /// The screen could not play the media, or can't play it any more.
    mutating func failed(_ failure: PlaybackFailure, at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let ended = session else { return [] }
        var actions: [MediaAction] = [.log("the media can't be played: \(failure.reason)")]
        let said = MediaFailure(detailedErrorCode: failure.code.rawValue, itemID: ended.queue.current.id)
        if case .loading(let asker, let since) = ended.phase {
            session?.phase = .loading(asker: nil, since: since)
            if let asker {
                actions.append(.reply(.loadFailed(said), to: asker))
            } else {
                actions.append(.broadcast(.loadFailed(said), except: []))
            }
        } else {
            actions.append(.broadcast(.error(said), except: []))
        }
        return actions + end(reason: .error, at: now)
    }
}
