package import SenderCore

/// The load and what follows.
extension CastCourse {
    /// The LOAD goes out, the first time or again.
    ///
    /// - Parameter session: the media session that the device has until then.
    package mutating func sent(over session: Int? = nil) { load.send(over: session) }

    /// It can't: nothing runs there that plays media, there is no connection to send it on, or a server elsewhere
    /// refuses what is to be loaded.
    package mutating func unsendable(_ failure: CastFailure) { finish(.failed(failure)) }

    package enum LoadOutcome: Equatable {
        /// What the device says of its media from now on is of ours.
        case follow
        case nothing
    }

    /// The device has confirmed the LOAD.
    package mutating func loaded() -> LoadOutcome {
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

    package enum LoadFailureOutcome: Equatable {
        /// The connection is gone: whether the device has it is seen when it is back.
        case wait
        /// The device calls it cancelled. Its status says whether the media was over by then, or plays.
        case askForStatus
        case end(CastEnding)
        case nothing
    }

    /// - Parameters:
    ///   - failure: the same, as the cast ends with it.
    ///   - isSuspended: the session is.
    package mutating func loadFailed(
        _ error: CastError, _ failure: CastFailure, isSuspended: Bool
    ) -> LoadFailureOutcome {
        guard isFollowing else { return .nothing }
        if case .loading = state, error == .loadCancelled, !isSuspended {
            load.cancel()
            return .askForStatus
        }
        guard isSuspended, !error.isReceiverRefusal else {
            return .end(finish(error.isReceiverRefusal ? .refused(error) : .failed(failure)))
        }
        load.lose()
        return .wait
    }

    package enum CancelledOutcome: Equatable {
        case follow
        case end(CastEnding)
        /// It has been settled meanwhile.
        case nothing
    }

    /// What the device has after it has called the LOAD cancelled.
    ///
    /// - Parameters:
    ///   - isThere: the device plays something of ours.
    ///   - failure: that it was cancelled, as the cast ends with it.
    package mutating func cancelled(isThere: Bool, _ failure: CastFailure) -> CancelledOutcome {
        guard case .loading = state, load.state == .cancelled else { return .nothing }
        guard isThere else { return .end(finish(.failed(failure))) }
        load.take()
        state = .playing(MediaCourse())
        return .follow
    }

    package enum FoundOutcome: Equatable {
        case follow
        /// It was wished to end meanwhile.
        case stopCasting
        case end
    }

    /// Resuming: the device still has what was loaded, or, with `failure`, has it no more.
    package mutating func found(_ failure: CastFailure? = nil) -> FoundOutcome {
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

    /// What the device says of its media.
    package struct Report: Equatable {
        var mediaSessionID: Int
        var state: MediaPlayerState
        var idleReason = MediaPlayerIdleReason.none
        /// It loads the next item of its queue.
        var hasNext = false
        var url: String?
    }

    package enum ReportOutcome: Equatable {
        /// - item: another one plays from now on.
        case goesOn(item: Int?)
        /// - isOurs: the report is of what was loaded here, and is told before.
        case end(CastEnding, isOurs: Bool, item: Int?)
        case nothing
    }

    /// - Parameter report: nil: it says that it has nothing, or nothing any more.
    package mutating func reported(_ report: Report?) -> ReportOutcome {
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
        guard let ending else { return .goesOn(item: item) }
        return .end(finish(ending), isOurs: isOurs, item: item)
    }

    package enum EarlyOutcome: Equatable {
        /// What was loaded is over: it is told as started, and then as ended.
        case end(CastEnding)
        case nothing
    }

    /// What the device says of its media while its answer to the LOAD is still to come. Media as short as one picture
    /// may be over by then: that is its end, whatever the answer would have been.
    package mutating func reportedEarly(_ report: Report?) -> EarlyOutcome {
        guard case .loading = state, let report else { return .nothing }
        let isOurs = items.contains { $0.url == report.url }
        guard load.heard(report.mediaSessionID, isOurs: isOurs), isOurs || report.url == nil else { return .nothing }
        guard report.state == .idle, report.idleReason == .finished, !report.hasNext else { return .nothing }
        load.take()
        _ = take(report.url)
        return .end(finish(.finished))
    }

    /// The last picture of a queue has had its time.
    ///
    /// - Returns: false where there is nothing to end.
    package mutating func slidesOver() -> Bool {
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

extension CastCourse.Report {
    package init(_ status: MediaStatus) {
        self.init(
            mediaSessionID: status.mediaSessionID, state: status.playerState, idleReason: status.idleReason,
            hasNext: status.loadingItemID != nil, url: status.mediaInformation?.resolvedURL)
    }
}
