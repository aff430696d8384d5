import CastSender
import MediaServing

// Carries out the course's decisions. Each step returns whether there is another.
extension Cast {
    func carryOut() async {
        if course.begin() == .join, let link = await join(), await prepare(link) {
            for await _ in over { break }
            tellWhatWasWritten()
        }
        conclude()
        for task in tasks { task.cancel() }
        slideWait?.cancel()
        // The listeners hear the end while the session still exists.
        await teller.finish()
        await ServingEnd.stop(prepared)
        await leave()
    }

    /// Leaves the session as the ending requires. If the user stopped the cast after its end, this does not wait for
    /// the device, except to close an application that was launched in vain.
    private func leave() async {
        guard let link, let ending = course.ending else { return }
        guard !course.neverBegan else { return await undo(link) }
        guard ending.leavesSession else { return }
        let leaving = Task { await link.leave() }
        if case .ending(_, leaves: true) = course.state { await leaving.value }
    }

    private func undo(_ link: DeviceLink) async {
        if isThere(link) {
            await link.stopCasting(within: Self.patience)
        } else {
            await link.withdraw(within: Self.patience)
        }
    }

    private func join() async -> DeviceLink? {
        let result = await attempt { try await self.connect(self) }
        if case .success(let joined) = result { link = joined }
        switch course.joined(result.failure) {
        case .prepare: teller.tell(.joined)
        case .withdraw:
            await link?.withdraw(within: Self.patience)
            return nil
        case .end: return nil
        }
        return link
    }

    private func prepare(_ link: DeviceLink) async -> Bool {
        let preparation = ItemPreparation(link: link, options: options)
        for index in 0..<course.count {
            let made = await attempt { try await self.prepare(index, preparation) }
            guard case .success(let item) = made else {
                if let failure = made.failure, course.prepareFailed(failure) == .withdraw {
                    await link.withdraw(within: Self.patience)
                }
                return false
            }
            prepared.append(item)
            switch course.prepared(.init(url: item.media.resolvedURL, isServed: item.serving != nil)) {
            case .prepare: continue
            case .check: return await check(link)
            case .goOn: return goOn(link)
            case .withdraw:
                await link.withdraw(within: Self.patience)
                return false
            }
        }
        return false
    }

    private func prepare(_ index: Int, _ preparation: ItemPreparation) async throws -> PreparedItem {
        switch material {
        case .items(let items): try await preparation.prepare(items[index], number: index)
        case .memo(let memo): try await preparation.serveAgain(memo.items[index])
        }
    }

    /// Uses the content types of other servers and warns of what receivers would run into. The receiver decides whether
    /// it plays them; but what a server refuses is not loaded.
    private func check(_ link: DeviceLink) async -> Bool {
        let prepared = prepared
        let looked = await attempt { await URLCheck.look(prepared) }
        let checks = (try? looked.get()) ?? [:]
        let refusals = checks.compactMapValues(\.refusal)
        let areAllRefused = refusals.count == prepared.count
        switch course.checked(refused: areAllRefused ? [] : Set(refusals.keys)) {
        case .load:
            if areAllRefused {
                let sentences = refusals.sorted { $0.key < $1.key }.map(\.value).prefix(4)
                course.unsendable(CastFailure(.refused, sentences.joined(separator: "; ")))
                return false
            }
            take(checks)
            load(link)
            return true
        case .withdraw:
            await link.withdraw(within: Self.patience)
            return false
        }
    }

    private func take(_ checks: [Int: URLCheck]) {
        for (index, check) in checks.sorted(by: { $0.key < $1.key }) {
            if let refusal = check.refusal {
                warn(.media, "Left out: \(refusal)")
                continue
            }
            if let type = check.contentType, !prepared[index].isTypeGiven {
                prepared[index].media = prepared[index].media.with(contentType: type)
            }
            for sentence in check.sentences { warn(.media, sentence) }
        }
        places = prepared.indices.filter { checks[$0]?.refusal == nil }
        prepared = places.map { prepared[$0] }
    }

    private func load(_ link: DeviceLink) {
        if case .items(let items) = material {
            link.session.resumptionData = CastMemo(places.map { items[$0] }, prepared).resumptionData
        }
        listen(link)
        teller.tell(.loading(title: prepared[0].title))
        for item in prepared {
            for remark in item.serving?.remarks ?? [] { warn(.file, remark) }
            guard let conversion = item.serving?.plan.conversion else { continue }
            warn(.conversion, "\"\(item.title)\" is converted while it plays, because \(conversion.reason)")
        }
        beginSlides(link)
        send(link)
        followServing()
    }

    private func goOn(_ link: DeviceLink) -> Bool {
        listen(link)
        guard let client = link.session.remoteMediaClient, client.mediaStatus != nil else {
            _ = course.found(CastFailure(.refused, "nothing plays on \"\(link.device.shownName)\" any more"))
            return false
        }
        switch course.found() {
        case .follow:
            tellStarted()
            follow(client)
            followServing()
        case .stopCasting: stopCasting()
        case .end: return false
        }
        return true
    }

    /// Runs a step that ``stop()`` can cancel.
    private func attempt<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) async -> Result<Value, CastFailure> {
        let task = Task { try await work() }
        cancelStep = { task.cancel() }
        let result = await task.result
        cancelStep = nil
        return result.mapError { CastFailure(of: $0) }
    }

    func send(_ link: DeviceLink) {
        let name = link.device.shownName
        guard let client = link.session.remoteMediaClient else {
            return fail(CastFailure(.refused, "the application on \"\(name)\" does not play media"))
        }
        do {
            let isFirst = course.first == 0 && places.first == 0
            let order = LoadOrder(
                items: prepared[course.first...], startTime: isFirst ? options.startTime : nil,
                slideTime: slideTime(of: link))
            guard let request = try order.send(to: client) else {
                return fail(CastFailure(.lost, "the connection to \"\(name)\" was lost"))
            }
            course.sent(over: client.mediaStatus?.mediaSessionID)
            hearEarly(client)
            request.onCompletion { [weak self] result in
                switch result {
                case .success: self?.loaded(client)
                case .failure(let error): self?.loadFailure.yield(error)
                }
            }
            self.request = request
        } catch {
            fail(CastFailure(of: error))
        }
    }

    private func fail(_ failure: CastFailure) {
        course.unsendable(failure)
        end()
    }

    private func loaded(_ client: RemoteMediaClient) {
        guard course.loaded() == .follow else { return }
        startFollowing(client)
    }

    func startFollowing(_ client: RemoteMediaClient) {
        earlyReports = nil
        tellStarted()
        follow(client)
    }

    func loadFailed(_ error: CastError) {
        guard let link else { return }
        let failure = CastFailure(error, device: link.device)
        switch course.loadFailed(error, failure, isSuspended: link.session.suspended) {
        case .loadRest(let index, let ending):
            warnOfBreak(index, ending)
            send(link)
        case .end: end()
        case .askForStatus: settleCancelled(link, failure)
        case .wait, .nothing: break
        }
    }

    private func settleCancelled(_ link: DeviceLink, _ failure: CastFailure) {
        guard let client = link.session.remoteMediaClient else { return }
        // If no answer comes, what is known by then decides.
        client.requestStatus().onCompletion { [weak self] _ in
            guard let self else { return }
            switch course.cancelled(isThere: isThere(link), failure) {
            case .follow: startFollowing(client)
            case .end: end()
            case .nothing: break
            }
        }
    }

    func stopCasting() {
        request?.cancel()
        teller.drop()
        Task {
            await link?.stopCasting(within: Self.patience)
            course.stopped()
            end()
        }
    }

    /// Ends the wait for the cast's end.
    func end() { overBell.finish() }

    /// Warns if a file was being written while it played, which was not noticed before the load.
    private func tellWhatWasWritten() {
        guard [.finished, .playerFailed].contains(course.ending) else { return }
        for sentence in prepared.compactMap({ $0.serving?.remarkAtEnd() }) { warn(.file, sentence) }
    }

    private func conclude() {
        guard let ending = course.ending else { return }
        failure = failure(of: ending)
        teller.tell(.ended(ending))
    }

    private func failure(of ending: CastEnding) -> CastFailure? {
        if case .failed(let failure) = ending { return failure }
        if ending == .finished, !course.broken.isEmpty {
            return CastSentences.failure(
                ofSome: course.broken.sorted().map { prepared[$0].title }, of: prepared.count)
        }
        return sentences(course.current)?.failure(ending)
    }

    /// Nil before there is a session and items.
    private func sentences(_ index: Int) -> CastSentences? {
        guard let link, prepared.indices.contains(index) else { return nil }
        return CastSentences(
            device: link.device.shownName, item: prepared[index], account: course.accounts[index],
            hasPlayed: course.hasPlayed, place: course.breakPlace)
    }

    /// Says why an item of several was not played to its end, and that the others are.
    func warnOfBreak(_ index: Int, _ ending: CastEnding) {
        guard let failure = sentences(index)?.failure(ending) else { return }
        warn(.media, ServingAdvice.join(failure.description, "The next item is played"))
    }
}

extension Result where Failure == CastFailure {
    fileprivate var failure: CastFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
