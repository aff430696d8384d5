import Synchronization

/// One broadcast for hosts that hand samples over: their messages become calls of a sample handler, and what the handler
/// says becomes messages.
///
/// For one task; what the handler says is sent from any thread.
package final class ExtensionService: Sendable {
    private let run: BroadcastExtensionRun
    private let ends: AsyncStream<Void>
    /// Of the host that has samples now; nil while there is none.
    private let reader: Mutex<SampleReader?>

    /// - Parameters:
    ///   - hosts: who is told.
    ///   - makeHandler: called on the broadcast's own queue, before anything is told to it.
    package init(_ hosts: ExtensionHosts, _ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler) {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        self.ends = ends
        run = BroadcastExtensionRun(makeHandler) { report in
            switch report {
            case .serviceInfo(let info): hosts.tell(.handler(.serviceInfo(ApplicationInformation(info))))
            case .broadcastURL(let url): hosts.tell(.handler(.broadcastURL(url.absoluteString)))
            case .finished(let error):
                hosts.tell(.handler(.finished(ExtensionFinish(error))))
                // Where the handler itself ended it, nothing of the host's is waited for any more.
                hosts.close()
                end.finish()
            }
        }
        reader = Mutex(SampleReader(hosts.first))
    }

    /// Samples that were not handed on, by kind.
    package var droppedSamples: [SampleBufferType: Int] { run.droppedSamples }

    /// Another host has the samples now; nil: there is none. The memory that the one before had shared is let go of with
    /// its last picture.
    ///
    /// - Parameter change: called on the handler's queue, between the samples of the one and of the other.
    package func hand(to host: BroadcastConnection?, change: @escaping @Sendable () -> Void = {}) {
        reader.withLock { $0 = host.map(SampleReader.init) }
        if host != nil { run.afterwards(change) }
    }

    /// What the host says.
    ///
    /// - Throws: ``BroadcastError`` `badMessage` where it breaks the rules.
    package func take(_ message: ExtensionMessage) throws(BroadcastError) {
        guard let reader = reader.withLock({ $0 }) else { return }
        switch message {
        case .setUp(let setup): run.start(withSetupInfo: setup.setupInfo)
        case .pause: run.pause()
        case .resume: run.resume()
        case .annotate(let information): run.annotate(information)
        case .region(let region): try reader.add(region)
        case .retired(let id): reader.remove(id)
        case .sample(let notice): run.process(try reader.buffer(notice), with: notice.type)
        // An extension's own words are no business of its host.
        case .released, .serviceInfo, .broadcastURL, .finished: break
        }
    }

    /// Tells the handler that it is over, and returns when its last call has returned and the host was told.
    package func finish() async {
        run.finish()
        for await _ in ends {}
    }
}

/// Whom an extension tells: the host that started it, or all that come to a broadcast that stays.
package final class ExtensionHosts: Sendable {
    /// The one that started it.
    package let first: BroadcastConnection
    private let door = Mutex<BroadcastDoor?>(nil)

    package init(_ first: BroadcastConnection) { self.first = first }

    /// From now on all that come there.
    package func use(_ new: BroadcastDoor) { door.withLock { $0 = new } }

    package func tell(_ message: BroadcastMessage) {
        if let door = door.withLock({ $0 }) { door.tell(message) } else { first.send(message) }
    }

    func close() {
        if let door = door.withLock({ $0 }) {
            door.claim.end(nil)
            door.close()
        }
        first.close()
    }
}

/// The time for which an extension goes on without a host.
package final class HostPatience: Sendable {
    private let seconds: Double?
    private let act: @Sendable () -> Void
    private let waiting = Mutex<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - seconds: nil: for ever.
    ///   - act: called once nobody came in time.
    package init(_ seconds: Double?, _ act: @escaping @Sendable () -> Void) {
        (self.seconds, self.act) = (seconds, act)
    }

    /// There is no host any more.
    package func begin() {
        guard let seconds else { return }
        let task = Task { [act] in
            try? await Task.sleep(for: .seconds(seconds))
            if !Task.isCancelled { act() }
        }
        replace(with: task)
    }

    /// One has come.
    package func end() { replace(with: nil) }

    private func replace(with task: Task<Void, Never>?) {
        waiting.withLock { waiting in
            waiting?.cancel()
            waiting = task
        }
    }
}
