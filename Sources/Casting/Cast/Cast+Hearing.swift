import CastSender
import MediaServing

// Passes events of the device, its session and the serving to the course.
extension Cast {
    /// Called before the load, so that even an early end of the session is noticed.
    func listen(_ link: DeviceLink) {
        let sessions = link.context.sessionManager.events
        tasks.append(
            Task { [weak self] in
                for await event in sessions { self?.take(event) }
            })
        tasks.append(
            Task { [weak self, loadFailures] in
                for await error in loadFailures { self?.loadFailed(error) }
            })
    }

    private func take(_ event: SessionManagerEvent) {
        switch event {
        case .didEnd(_, let error): if case .end = course.sessionEnded(error) { end() }
        case .didSuspend(_, let reason): suspended(reason)
        case .didResume: resumed()
        default: break
        }
    }

    private func suspended(_ reason: ConnectionSuspendReason) {
        let outcome = course.suspended(reason)
        guard outcome != .nothing, let link else { return }
        teller.tell(.suspended(reason))
        if outcome == .lost {
            warn(.connectionLost, "the connection to \"\(link.device.shownName)\" was lost; trying to get it back")
        }
    }

    private func resumed() {
        guard let link else { return }
        switch course.resumed(isSuspendedAgain: link.session.suspended, isThere: isThere(link)) {
        case .goOn(let word): tell(word, link)
        case .follow(let word):
            tell(word, link)
            guard let client = link.session.remoteMediaClient else { break }
            startFollowing(client)
        case .loadAgain(let word):
            send(link)
            if course.ending == nil { tell(word, link) }
        case .end: end()
        case .wait, .nothing: break
        }
    }

    private func tell(_ word: CastCourse.Return, _ link: DeviceLink) {
        teller.tell(.resumed)
        let name = link.device.shownName
        switch word {
        case .silent: break
        case .moved:
            warn(.moved, "\"\(title)\" goes on on \"\(name)\"")
            tellStarted()
        case .back: warn(.connectionBack, "\"\(name)\" is back")
        }
    }

    /// Whether the device plays what was sent. It may have accepted the load although its answer was lost.
    func isThere(_ link: DeviceLink) -> Bool {
        guard let status = link.session.remoteMediaClient?.mediaStatus, status.playerState != .idle,
            let url = status.mediaInformation?.resolvedURL
        else { return false }
        return prepared.contains { $0.media.resolvedURL == url }
    }

    /// Listens to media statuses from the LOAD on, because media may be over before the LOAD is answered.
    func hearEarly(_ client: RemoteMediaClient) {
        let reports = EarlyReports { [weak self] status in self?.reportEarly(status) }
        earlyReports = reports
        client.addListener(reports)
    }

    private func reportEarly(_ status: MediaStatus?) {
        guard case .end = course.reportedEarly(status.map(CastCourse.Report.init)) else { return }
        earlyReports = nil
        tellStarted()
        tell(status, nil)
        end()
    }

    /// Follows `client`, starting with its current status. It has to be called when the load is answered, before
    /// anything else arrives: then the status describes the loaded media.
    func follow(_ client: RemoteMediaClient) {
        // After an item that broke off, this is called again.
        following?.cancel()
        let updates = client.events
        let task = Task { [weak self] in
            for await event in updates {
                guard !Task.isCancelled, case .didUpdateMediaStatus(let status) = event else { continue }
                self?.report(status)
            }
        }
        following = task
        tasks.append(task)
        if let status = client.mediaStatus {
            report(status)
        } else {
            // The answer had no status. The requested one decides.
            client.requestStatus()
        }
    }

    private func report(_ status: MediaStatus?) {
        switch course.reported(status.map(CastCourse.Report.init)) {
        case .goesOn(let item):
            tell(status, item)
            followSlides(status)
        case .breaksOff(let index, let ending, let loadsRest):
            tell(status, nil)
            warnOfBreak(index, ending)
            if loadsRest, let link { send(link) }
        case .end(_, let isOurs, let item):
            if isOurs { tell(status, item) }
            end()
        case .nothing: break
        }
    }

    private func tell(_ status: MediaStatus?, _ item: Int?) {
        if item != nil { tellStarted() }
        if let status { teller.tell(.status(status)) }
    }

    func followServing() {
        guard course.ending == nil else { return }
        for (index, item) in prepared.enumerated() {
            guard let events = item.servingEvents else { continue }
            tasks.append(
                Task { [weak self] in
                    for await event in events { self?.served(index, event) }
                })
        }
        guard let serving = prepared[0].serving else { return }
        tasks.append(
            Task { [weak self] in
                guard await !serving.firstRequest(), !Task.isCancelled else { return }
                self?.missed()
            })
    }

    private func served(_ index: Int, _ event: ServingEvent) {
        switch course.served(index, event) {
        case .nothing: break
        case .converted(let progress): teller.tell(.converted(percent: progress.percent))
        case .trouble(let sentence): warn(.serving, sentence)
        }
    }

    private func missed() {
        guard course.missed() == .warn, let serving = prepared[course.current].serving else { return }
        warn(.unreached, serving.unreachableSentence)
    }

    func tellStarted() {
        let item = prepared[course.current]
        teller.tell(
            .started(
                StartedItem(
                    index: places.isEmpty ? course.current : places[course.current], title: item.title,
                    contentType: item.media.contentType,
                    servingAddress: item.servingAddress, isConverted: item.serving?.plan.conversion != nil)))
    }

    func warn(_ kind: CastWarning.Kind, _ sentence: String) {
        teller.tell(.warning(CastWarning(kind: kind, description: sentence)))
    }
}
