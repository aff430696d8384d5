/// One broadcast for a host that hands samples over: its messages become calls of a sample handler, and what the handler
/// says becomes messages.
///
/// For one task; what the handler says is sent from any thread.
package final class ExtensionService: Sendable {
    private let run: BroadcastExtensionRun
    private let reader: SampleReader
    private let ends: AsyncStream<Void>

    /// - Parameter makeHandler: called on the broadcast's own queue, before anything is told to it.
    package init(
        _ connection: BroadcastConnection, _ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler
    ) {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        self.ends = ends
        run = BroadcastExtensionRun(makeHandler) { report in
            switch report {
            case .serviceInfo(let info): connection.send(.handler(.serviceInfo(ApplicationInformation(info))))
            case .broadcastURL(let url): connection.send(.handler(.broadcastURL(url.absoluteString)))
            case .finished(let error):
                connection.send(.handler(.finished(ExtensionFinish(error))))
                // Where the handler itself ended it, nothing of the host's is waited for any more.
                connection.close()
                end.finish()
            }
        }
        reader = SampleReader(connection)
    }

    /// Samples that were not handed on, by kind.
    package var droppedSamples: [SampleBufferType: Int] { run.droppedSamples }

    /// What the host says.
    ///
    /// - Throws: ``BroadcastError`` `badMessage` where it breaks the rules.
    package func take(_ message: ExtensionMessage) throws(BroadcastError) {
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
