import Synchronization

/// One broadcast of hosts that send samples: their messages become calls of a sample handler, and the handler's
/// messages are sent to them.
///
/// Called from one task; the handler's messages are sent from any thread.
package final class ExtensionService: Sendable {
    private let run: BroadcastExtensionRun
    private let ends: AsyncStream<Void>
    /// The reader of the current host; nil if there is none.
    private let reader: Mutex<SampleReader?>

    /// - Parameters:
    ///   - hosts: The recipients of messages.
    ///   - makeHandler: Called on the broadcast's queue before any other call.
    package init(_ hosts: ExtensionHosts, _ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler) {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        self.ends = ends
        run = BroadcastExtensionRun(makeHandler) { report in
            switch report {
            case .serviceInfo(let info): hosts.tell(.handler(.serviceInfo(ApplicationInformation(info))))
            case .broadcastURL(let url): hosts.tell(.handler(.broadcastURL(url.absoluteString)))
            case .finished(let error):
                hosts.tell(.handler(.finished(ExtensionFinish(error))))
                // If the handler has ended the broadcast, no host message matters any more.
                hosts.close()
                end.finish()
            }
        }
        reader = Mutex(SampleReader(hosts.first))
    }

    /// Dropped samples by type.
    package var droppedSamples: [SampleBufferType: Int] { run.droppedSamples }

    /// Another host has the samples now; nil: there is none. The previous host's shared memory is released with its
    /// last frame.
    ///
    /// - Parameter change: Called on the handler's queue, between the samples of both hosts.
    package func hand(to host: BroadcastConnection?, change: @escaping @Sendable () -> Void = {}) {
        reader.withLock { $0 = host.map(SampleReader.init) }
        if host != nil { run.afterwards(change) }
    }

    /// Takes a message of the host.
    ///
    /// - Throws: ``BroadcastError`` `badMessage` if it violates the protocol.
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
        // Only extensions send these.
        case .released, .serviceInfo, .broadcastURL, .finished: break
        }
    }

    /// Tells the handler to finish. Returns when its last call has returned and the host was told.
    package func finish() async {
        run.finish()
        for await _ in ends {}
    }
}

/// The recipients of an extension's messages: the host that started it, or all hosts of a staying broadcast.
package final class ExtensionHosts: Sendable {
    /// The host that started it.
    package let first: BroadcastConnection
    private let door = Mutex<BroadcastDoor?>(nil)

    package init(_ first: BroadcastConnection) { self.first = first }

    /// From now on, all hosts of this door are recipients.
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

/// Limits how long an extension continues without a host.
package final class HostPatience: Sendable {
    private let seconds: Double?
    private let act: @Sendable () -> Void
    private let waiting = Mutex<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - seconds: Nil: no limit.
    ///   - act: Called if no host came in time.
    package init(_ seconds: Double?, _ act: @escaping @Sendable () -> Void) {
        (self.seconds, self.act) = (seconds, act)
    }

    /// The last host has gone.
    package func begin() {
        guard let seconds else { return }
        let task = Task { [act] in
            try? await Task.sleep(for: .seconds(seconds))
            if !Task.isCancelled { act() }
        }
        replace(with: task)
    }

    /// A host has come.
    package func end() { replace(with: nil) }

    private func replace(with task: Task<Void, Never>?) {
        waiting.withLock { waiting in
            waiting?.cancel()
            waiting = task
        }
    }
}
