package import SenderCore

/// The load and the playback after it.
extension CastCourse {
    /// The LOAD is sent, for the first time or again.
    ///
    /// - Parameter session: The device's media session until then.
    mutating func sent(over session: Int? = nil) { load.send(over: session) }

    /// The LOAD can't be sent: no application plays media, there is no connection, or another server refuses the media.
    mutating func unsendable(_ failure: CastFailure) { finish(.failed(failure)) }

    enum LoadOutcome: Equatable {
        /// The device's media statuses from now on concern this cast.
        case follow
        case nothing
    }

    /// The device has confirmed the LOAD.
    mutating func loaded() -> LoadOutcome {
        switch state {
        case .loading: state = .playing(MediaCourse())
        case .suspended(var suspension) where suspension.place == .loading:
            suspension.place = .playing(MediaCourse())
            state = .suspended(suspension)
        default: return .nothing
        }
        load.take()
        return .follow
    }

    enum LoadFailureOutcome: Equatable {
        /// The connection is gone. After reconnecting, the status shows whether the device has the media.
        case wait
        /// The device reported the LOAD as cancelled. Its status says whether the media was over by then, or plays.
        case askForStatus
        /// The device can't play the item with this index. The items after it are loaded.
        case loadRest(after: Int, CastEnding)
        case end(CastEnding)
        case nothing
    }

    /// - Parameters:
    ///   - failure: The error as this cast's failure.
    ///   - isSuspended: Whether the session is suspended.
    mutating func loadFailed(
        _ error: CastError, _ failure: CastFailure, isSuspended: Bool
    ) -> LoadFailureOutcome {
        guard isFollowing else { return .nothing }
        if case .loading = state, error == .loadCancelled, !isSuspended {
            load.cancel()
            return .askForStatus
        }
        let item = current
        if case .loading = state, canBeItsFault(error), skipBroken() { return .loadRest(after: item, .refused(error)) }
        guard isSuspended, !error.isReceiverRefusal else {
            return .end(finish(error.isReceiverRefusal ? .refused(error) : .failed(failure)))
        }
        load.lose()
        return .wait
    }

    /// Whether the device has tried to load the item and failed at it. An item that it could not fetch from this
    /// machine is no example, because the others would fail in the same way.
    private func canBeItsFault(_ error: CastError) -> Bool {
        guard error.code == .mediaLoadFailed || error.code == .mediaError else { return false }
        return accounts[current].wasReached || !items[current].isServed
    }

    enum CancelledOutcome: Equatable {
        case follow
        case end(CastEnding)
        /// It was settled meanwhile.
        case nothing
    }

    /// The device's status after it reported the LOAD as cancelled.
    ///
    /// - Parameters:
    ///   - isThere: Whether the device plays this cast's media.
    ///   - failure: The cast's failure if it does not.
    mutating func cancelled(isThere: Bool, _ failure: CastFailure) -> CancelledOutcome {
        guard case .loading = state, load.state == .cancelled else { return .nothing }
        guard isThere else { return .end(finish(.failed(failure))) }
        load.take()
        state = .playing(MediaCourse())
        return .follow
    }

    enum FoundOutcome: Equatable {
        case follow
        /// The user stopped the cast meanwhile.
        case stopCasting
        case end
    }

    /// For a resumption: the device still has the media, or, with `failure`, does not.
    mutating func found(_ failure: CastFailure? = nil) -> FoundOutcome {
        if let failure {
            finish(.failed(failure))
            return .end
        }
        hasPlayed = true
        load.take()
        if case .withdrawing = state {
            state = .stopping
            return .stopCasting
        }
        state = .playing(MediaCourse(hasPlayed: true))
        return .follow
    }

    /// What matters in a media status.
    struct Report: Equatable {
        var mediaSessionID: Int
        var state: MediaPlayerState
        var idleReason = MediaPlayerIdleReason.none
        /// The device is loading the next item of its queue.
        var hasNext = false
        var url: String?
        /// Seconds into the item.
        var position = 0.0
    }

    enum ReportOutcome: Equatable {
        /// - item: The item that plays from now on, if it is another one.
        case goesOn(item: Int?)
        /// The item with this index could not be played to its end.
        ///
        /// - loadsRest: Whether the items after it have to be loaded; else the device loads the next one by itself.
        case breaksOff(item: Int, CastEnding, loadsRest: Bool)
        /// - isOurs: Whether the report is about this cast's media, and is passed on before the end.
        case end(CastEnding, isOurs: Bool, item: Int?)
        case nothing
    }

    /// - Parameter report: Nil if the device has no media, or none any more.
    mutating func reported(_ report: Report?) -> ReportOutcome {
        guard var media = self.media else { return .nothing }
        guard let report else {
            let ending = finish(media.hasPlayed ? .stopped(.elsewhere) : .neverPlayed(.nothingLoaded))
            return .end(ending, isOurs: false, item: nil)
        }
        let ending = media.ending(
            mediaSessionID: report.mediaSessionID, state: report.state, idleReason: report.idleReason,
            hasNext: report.hasNext)
        self.media = media
        hasPlayed = hasPlayed || media.hasPlayed
        let isOurs = ending != .replaced || report.mediaSessionID == media.mediaSessionID
        let item = isOurs ? take(report.url) : nil
        let place = current
        if report.state == .idle { breakPlace = report.position > 0 ? report.position : nil }
        if report.state == .idle, report.idleReason == .error, report.hasNext {
            guard broken.insert(place).inserted else { return .goesOn(item: item) }
            return .breaksOff(item: place, .playerFailed, loadsRest: false)
        }
        guard let ending else { return .goesOn(item: item) }
        if ending.isItemsFault, skipBroken() { return .breaksOff(item: place, ending, loadsRest: true) }
        return .end(finish(ending), isOurs: isOurs, item: item)
    }

    enum EarlyOutcome: Equatable {
        /// The media is over: it is reported as started, and then as ended.
        case end(CastEnding)
        case nothing
    }

    /// A media status before the answer to the LOAD. Media as short as one picture may be over by then; this is its
    /// end, whatever the answer would be.
    mutating func reportedEarly(_ report: Report?) -> EarlyOutcome {
        guard case .loading = state, let report else { return .nothing }
        let isOurs = items.contains { $0.url == report.url }
        guard load.heard(report.mediaSessionID, isOurs: isOurs), isOurs || report.url == nil else { return .nothing }
        guard report.state == .idle, report.idleReason == .finished, !report.hasNext else { return .nothing }
        load.take()
        _ = take(report.url)
        return .end(finish(.finished))
    }

    /// The time of a queue's last picture is over.
    ///
    /// - Returns: False if there is nothing to end.
    mutating func slidesOver() -> Bool {
        guard case .playing = state else { return false }
        finish(.finished)
        return true
    }

    private mutating func take(_ url: String?) -> Int? {
        guard let url, url != items[current].url, let index = items.firstIndex(where: { $0.url == url }) else {
            return nil
        }
        current = index
        return index
    }
}

extension CastEnding {
    /// Whether the next item of a queue may do better.
    fileprivate var isItemsFault: Bool { self == .playerFailed || self == .neverPlayed(.wentIdle) }
}

extension CastCourse.Report {
    init(_ status: MediaStatus) {
        self.init(
            mediaSessionID: status.mediaSessionID, state: status.playerState, idleReason: status.idleReason,
            hasNext: status.loadingItemID != nil, url: status.mediaInformation?.resolvedURL,
            position: status.streamPosition)
    }
}
