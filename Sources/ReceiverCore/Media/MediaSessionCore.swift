import CastWire

/// The Default Media Receiver app without its screen: media sessions, the queue, and what senders are told of both.
///
/// Requests and the screen's reports come in, answers, broadcasts and commands for the screen go out. Every change that
/// one sender makes reaches all. A status with request id 0 leaves `media` out unless it changed. What the stream type
/// says is put right once the length is known: media with an end counts as BUFFERED, whatever the sender said
/// (PyChromecast says LIVE of everything, catt nothing, and refuses to seek unless the status says BUFFERED).
///
/// It is one thing, since every request and report changes the one session and is answered with its status as a whole;
/// its files are by what is asked or told. What has states of its own is a value of its own (`MediaQueue`, `AdCourse`
/// with `AdSearch`, `PendingAnswers`, `Unconfirmed`, `MediaNumbers`), and so is what another device gets
/// (`StoredSession`).
package struct MediaSessionCore: Sendable {
    /// What the screen has to confirm a command; after that senders get the status as it is.
    package static let confirmationLimit: Duration = .seconds(3)
    /// What opening an item may take. Browsers themselves never give up on a server that sends nothing.
    package static let loadLimit: Duration = .seconds(60)
    /// Of one media item; a film in forty languages, with captions and sound in each, has eighty.
    static let maximumTracks = 256
    /// How far a reported position may be from the reckoned one before senders are told, in seconds.
    static let toleratedDrift = 1.0
    /// Bytes of a title in the device's status, which goes to everybody.
    static let maximumTitleLength = 200
    static let fullVolume = VolumeChange(level: 1, muted: false)

    /// What the application is doing, for its time limits.
    package enum Activity: Equatable, Sendable {
        case busy
        case paused(since: ContinuousClock.Instant)
        case idle(since: ContinuousClock.Instant)
    }

    package internal(set) var activity: Activity
    var session: MediaSession?
    var numbers: MediaNumbers
    /// What the screen was given to show last.
    var shownLoad: LoadID?
    var streamVolume = Self.fullVolume
    /// What the last LOAD that had any gave; nil leaves it at those of LAUNCH.
    package internal(set) var credentials: ApplicationCredentials?

    /// - Parameter lastLoadID: counts on from an application that ran before on the same screen.
    package init(startingAfterLoad lastLoadID: Int = 0, shuffleSeed: UInt64 = 0, at now: ContinuousClock.Instant) {
        numbers = MediaNumbers(lastLoad: lastLoadID, shuffleSeed: shuffleSeed)
        activity = .idle(since: now)
    }

    /// The number of the last load, or lookup, that the screen was given: they are counted together.
    package var lastLoad: Int { numbers.lastLoad }

    /// What the device's status says of the application; nil while it has nothing to show.
    package var statusText: String? {
        guard let session else { return nil }
        guard let title = session.media?.metadata?.string(forKey: .title), !title.isEmpty else { return "Casting" }
        return "Casting: \(title.held(toBytes: Self.maximumTitleLength))"
    }

    /// When `deadlinePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? {
        guard let session else { return nil }
        let deadlines = [
            session.pending.nextDeadline, session.seekDeadline, session.adCourse.nextDeadline,
            session.phase.openingSince.map { $0 + Self.loadLimit }, session.timelineDeadline,
            session.pictureEnd,
        ]
        return deadlines.compactMap { $0 }.min()
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session else { return [] }
        let isAtPlace = session.timelineDeadline.map { now >= $0 } ?? false
        let actions = limitPassed(session, at: now)
        let followed = followTimeline(at: now)
        if isAtPlace { self.session?.timelineFollowedAt = now }
        noteActivity(at: now)
        return actions + followed
    }

    private mutating func limitPassed(
        _ session: MediaSession, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        switch self.session?.adCourse.deadlinePassed(at: now) {
        case .clip: return [.log("an ad that did not come in time is passed over")] + clipOver(at: now)
        case .schedule: return scheduleFound(.nothing(reason: "It did not come in time."), at: now)
        case nil: break
        }
        if let since = session.phase.openingSince, now >= since + Self.loadLimit {
            let reason = "nothing came of the media within \(Self.loadLimit.components.seconds) seconds"
            let failure = PlaybackFailure(kind: .network, code: .mediaNetwork, reason: reason)
            return [.player(.stop(session.load))] + failed(failure, at: now)
        }
        var answers = answerOverdue(at: now)
        if let seek = session.seekDeadline, now >= seek {
            self.session?.toldPlaces = Unconfirmed()
            answers += statusBroadcast(at: now)
        }
        return answers
    }

    /// - Parameters:
    ///   - text: the payload as it came.
    ///   - senderIsLoopback: whether the sender sits on this machine; kept with each item that it brings.
    package mutating func requestReceived(
        _ text: String, from sender: SenderAddress, senderIsLoopback: Bool, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        let asked: AskedMedia
        do throws(WireError) {
            asked = try JSONPayload.decode(AskedMedia.self, from: text)
        } catch {
            let log = MediaAction.log("a media request was passed over: \(error.description)")
            guard let requestID = JSONPayload.requestID(of: error), requestID != 0 else { return [log] }
            let failure = MediaFailure(reason: RefusalReason.invalidParameters)
            return [log, .reply(.invalidRequest(failure), to: MediaAsker(sender: sender, requestID: requestID))]
        }
        let envelope = asked.envelope
        let asker = MediaAsker(sender: sender, requestID: envelope.requestID)
        let context = RequestContext(
            asker: asker, senderIsLoopback: senderIsLoopback, details: asked.details, now: now)
        let actions = handle(envelope.body, context) + followTimeline(at: now)
        noteActivity(at: now)
        return actions
    }

    /// What every request handler needs to know of its request.
    struct RequestContext {
        let asker: MediaAsker
        let senderIsLoopback: Bool
        let details: MediaRequestDetails
        let now: ContinuousClock.Instant
    }

    private mutating func handle(_ request: MediaRequest, _ context: RequestContext) -> [MediaAction] {
        switch request {
        case .getStatus(let sessionID): return statusAsked(sessionID, context)
        case .load(let load): return loadReceived(load, context)
        case .queueLoad(let load): return queueLoadReceived(load, context)
        case .resumeSession(let resume): return resumeReceived(resume, context)
        case .other:
            guard context.asker.requestID != 0 else { return [] }
            return [refusal(RefusalReason.invalidCommand, context)]
        default: break
        }
        guard let session else {
            return [.reply(.invalidPlayerState(MediaFailure()), to: context.asker)]
        }
        // Real devices refuse what names no session, and no sender leaves it out but where it stores one.
        var namesThisOne = request.mediaSessionID == session.id
        if case .storeSession(nil, _) = request { namesThisOne = !context.details.namesSession }
        guard namesThisOne else { return [refusal(RefusalReason.invalidMediaSessionID, context)] }
        if case .storeSession = request { return storeReceived(context) }
        return request.concernsQueue ? handleQueue(request, context) : handleControl(request, context)
    }

    func refusal(_ reason: String, _ context: RequestContext) -> MediaAction {
        .reply(.invalidRequest(MediaFailure(reason: reason)), to: context.asker)
    }

    private func statusAsked(_ sessionID: Int?, _ context: RequestContext) -> [MediaAction] {
        let isMeant = sessionID == session?.id || !context.details.namesSession
        guard let session, isMeant else { return [.reply(.mediaStatus([]), to: context.asker)] }
        let details = context.details
        let status = session.status(
            at: context.now, includesMedia: !details.withoutMedia,
            includesItems: !details.withoutMedia && !details.withoutItems)
        return [.reply(.mediaStatus([status]), to: context.asker)]
    }

    /// To be called at the end of all that may change something.
    mutating func noteActivity(at now: ContinuousClock.Instant) {
        session?.planLookups()
        guard let session else {
            if case .idle = activity { return }
            activity = .idle(since: now)
            return
        }
        guard !session.isLoading, session.state == .paused else {
            activity = .busy
            return
        }
        if case .paused = activity { return }
        activity = .paused(since: now)
    }
}

extension MediaRequest {
    fileprivate var concernsQueue: Bool {
        switch self {
        case .queueInsert, .queueUpdate, .queueRemove, .queueReorder, .queueGetItemIDs, .queueGetItems: true
        default: false
        }
    }
}
