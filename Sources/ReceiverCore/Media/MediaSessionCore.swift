import CastWire

/// The Default Media Receiver application without its screen: media sessions, the queue, and what senders are told of
/// both.
///
/// Requests and the screen's reports come in. Answers, broadcasts and commands for the screen go out. Every change that
/// one sender makes is sent to all. A status with request id 0 leaves `media` out unless it changed. The stream type is
/// corrected once the length is known: media with an end counts as BUFFERED, whatever the sender said. (PyChromecast
/// always says LIVE. catt says nothing, and refuses to seek unless the status says BUFFERED.)
///
/// It is one type because every request and report changes the one session and is answered with its whole status. Its
/// files are divided by request and report. Parts with a state of their own are separate types (`MediaQueue`,
/// `AdCourse` with `AdSearch`, `PendingAnswers`, `Unconfirmed`, `MediaNumbers`), and so is what another device gets
/// (`StoredSession`).
package struct MediaSessionCore: Sendable {
    /// The time that the screen has to confirm a command. After it senders get the status as it is.
    package static let confirmationLimit: Duration = .seconds(3)
    /// The time that opening an item may take. Browsers never give up on a server that sends nothing.
    package static let loadLimit: Duration = .seconds(60)
    /// The largest number of tracks of one item. A film in forty languages, with captions and audio in each, has
    /// eighty.
    static let maximumTracks = 256
    /// The difference in seconds between a reported and a calculated position from which on senders are told.
    static let toleratedDrift = 1.0
    /// The largest size of a title in the device's status, in bytes: the status goes to every sender.
    static let maximumTitleLength = 200
    static let fullVolume = VolumeChange(level: 1, muted: false)

    /// What the application is doing; its time limits depend on it.
    package enum Activity: Equatable, Sendable {
        case busy
        case paused(since: ContinuousClock.Instant)
        case idle(since: ContinuousClock.Instant)
    }

    package internal(set) var activity: Activity
    var session: MediaSession?
    var numbers: MediaNumbers
    /// The load that the screen was last told to show.
    var shownLoad: LoadID?
    var streamVolume = Self.fullVolume
    /// The credentials of the last LOAD that had any; nil if only those of LAUNCH apply.
    package internal(set) var credentials: ApplicationCredentials?

    /// - Parameter lastLoadID: The last load of an application that ran before on the same screen.
    package init(startingAfterLoad lastLoadID: Int = 0, shuffleSeed: UInt64 = 0, at now: ContinuousClock.Instant) {
        numbers = MediaNumbers(lastLoad: lastLoadID, shuffleSeed: shuffleSeed)
        activity = .idle(since: now)
    }

    /// The number of the last load or lookup given to the screen. Both are counted together.
    package var lastLoad: Int { numbers.lastLoad }

    /// The application's text in the device's status; nil if it shows nothing.
    package var statusText: String? {
        guard let session else { return nil }
        guard let title = session.media?.metadata?.string(forKey: .title), !title.isEmpty else { return "Casting" }
        return "Casting: \(title.held(toBytes: Self.maximumTitleLength))"
    }

    /// When `deadlinePassed` is due; nil if nothing is.
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
    ///   - text: The payload as it was received.
    ///   - senderIsLoopback: Whether the sender runs on this machine. It is stored with each item that the sender adds.
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

    /// The data about a request that its handler needs.
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
        // Real devices refuse a request without a session id. Senders leave it out only when they store the session.
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

    /// Updates `activity`. Every function that may change the session calls it at its end.
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
