import CastSender
import CastStreaming
import CastTransport

/// The handling of an offer's result, and of the session that it leads to.
extension RemoteDisplayChannel {
    func handle(_ outcome: Negotiation.Outcome) {
        switch outcome {
        case .ignored: break
        case .rejected(let configuration, let error):
            timer?.cancel()
            tellRejection(of: configuration, .rejected(error))
        case .accepted(let agreed):
            timer?.cancel()
            opening = Task { await open(agreed) }
        }
    }

    func armTimer() {
        timer?.cancel()
        guard let deadline = negotiation.nextDeadline else { return }
        timer = Task { [weak self, time] in
            guard (try? await time.sleep(deadline)) != nil, let self else { return }
            handle(negotiation.deadlinePassed(at: time.now()))
        }
    }

    func tellRejection(of configuration: RemoteDisplayConfiguration, _ error: CastError) {
        resumeBeginners(.failure(error))
        delegate?.remoteDisplayChannel(self, deviceRejected: configuration, error: error)
        broadcaster.send(.rejected(configuration, error))
    }

    /// Why the channel is not connected: the device is gone, or its application is gone and accepts nothing on this
    /// channel.
    var disconnection: CastError {
        session?.hasConnection == true ? .channelNotConnected(protocolNamespace) : .lostWhileOffering
    }

    /// Opens the media side. The media goes to the same address that the control connection has reached.
    private func open(_ agreed: Negotiation.Agreed) async {
        defer { opening = nil }
        guard let address = session?.remoteAddress else {
            return tellRejection(of: agreed.configuration, disconnection)
        }
        let agreement = RemoteDisplayAgreement(agreed.streams, of: agreed.configuration)
        var media = StreamingSenderDriver.Configuration(
            peerAddress: address, peerPort: agreed.udpPort, streams: agreed.streams)
        media.settings = SenderSettings(for: agreement, of: agreed.configuration)
        media.impairment = impairment
        media.trafficClass = agreed.configuration.trafficClass
        let relay = SessionRelay()
        do {
            let transport = try await transports.open(media) { relay.hear($0) }
            guard isConnected else {
                transport.close()
                return tellRejection(of: agreed.configuration, disconnection)
            }
            guard stay.mayHaveSession else {
                transport.close()
                return tellRejection(of: agreed.configuration, .backgrounded)
            }
            hand(out: agreement, agreed, transport, relay)
        } catch {
            tellRejection(of: agreed.configuration, .noSocket(error))
        }
    }

    private func hand(
        out agreement: RemoteDisplayAgreement, _ agreed: Negotiation.Agreed, _ transport: any MediaTransport,
        _ relay: SessionRelay
    ) {
        let before = activeSession
        let made = RemoteDisplaySession(
            agreement: agreement, encodesInBackground: capabilities.encodesInBackground, time: time,
            onDelay: { [weak self] session, delay in
                Task { @MainActor in self?.delayChanged(session, delay) }
            },
            onEnd: { [weak self] session, error in
                Task { @MainActor in self?.ended(session, error) }
            })
        activeSession = made
        before?.end(.replaced)
        if isInBackground { made.beginInBackground() }
        made.start(agreed.streams, provider: support.provider, transport: transport)
        relay.connect(to: made)
        resumeBeginners(.success(made))
        delegate?.remoteDisplayChannel(self, didBegin: made)
        broadcaster.send(.began(made))
    }

    private func ended(_ ended: RemoteDisplaySession, _ error: CastError?) {
        if activeSession === ended { activeSession = nil }
        delegate?.remoteDisplayChannel(self, didEnd: ended, error: error)
        broadcaster.send(.ended(ended, error))
    }

    /// Reports a new delay. It is not reported once the session has ended or another one has replaced it.
    private func delayChanged(_ session: RemoteDisplaySession, _ delay: Duration) {
        guard activeSession === session, session.isActive else { return }
        delegate?.remoteDisplayChannel(self, session: session, didChangeDelay: delay)
        broadcaster.send(.delayChanged(session, delay))
    }

    func resumeBeginners(_ result: Result<RemoteDisplaySession, CastError>) {
        let waiting = beginners
        beginners = []
        for beginner in waiting { beginner.resume(returning: result) }
    }

    /// Takes over the state of the Cast session with which the channel is registered now.
    func adoptSession() {
        guard let session else { return }
        stay.keepsConnection = session.ignoresAppStateNotifications
        time = session.timeSource
        // The channel may have missed a change while it was not registered with a session.
        session.isAppInBackground ? enterBackground() : enterForeground()
    }

    func sessionMayHaveEnded() {
        guard !isConnected else { return }
        let isOver = session.map { $0.connectionState == .disconnected && !$0.suspended } ?? true
        if isOver { activeSession?.channelDisconnected(isFinal: true) }
    }

    func waitForConnection(_ timeout: Duration) async {
        guard !isConnected else { return }
        let source = session?.timeSource ?? time
        let timer = Task { [weak self] in
            guard (try? await source.sleep(source.now() + timeout)) != nil else { return }
            self?.resumeConnectionWaiters()
        }
        await withCheckedContinuation { connectionWaiters.append($0) }
        timer.cancel()
    }

    func resumeConnectionWaiters() {
        let waiting = connectionWaiters
        connectionWaiters = []
        for waiter in waiting { waiter.resume() }
    }
}
