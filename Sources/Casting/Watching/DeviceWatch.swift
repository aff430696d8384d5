package import CastSender

/// Follows one device: changes of its session and player, as lines with something new.
///
/// It begins with the current status. It ends with the session, on request, or when an application starts that this
/// session has not joined, because a session that began without an application stays without.
@MainActor package final class DeviceWatch {
    package struct Event: Encodable {
        package let event: String
        package let text: String
        package var status: StatusReport?
        package var message: String?

        private enum CodingKeys: CodingKey {
            case event, status, message
        }

        /// The newest status replaces waiting ones.
        var place: Backlog<Event>.Place { status == nil ? .each : .newest(of: event) }
    }

    private let events = Mailbox<Event>()
    /// Why the session ended unexpectedly.
    package private(set) var error: CastError?
    /// An application has started; a new session would join it.
    private(set) var shouldJoinAnew = false
    private let link: DeviceLink
    private var tasks: [Task<Void, Never>] = []
    private var clientTask: Task<Void, Never>?
    private weak var client: RemoteMediaClient?
    package private(set) var lastText: String
    private var lastDeviceStatus: String?

    /// - Parameter lastText: The last line of an earlier watch.
    package init(_ link: DeviceLink, after lastText: String = "") {
        self.link = link
        self.lastText = lastText
        lastDeviceStatus = link.session.deviceStatusText
        let happenings = link.context.sessionManager.events
        tell("status")
        followClient()
        tasks.append(
            Task { [weak self] in
                for await event in happenings { self?.take(event) }
            })
    }

    /// Nil at the end.
    package func next() async -> Event? { await events.next() }

    package func end() {
        stop()
        events.finish()
    }

    /// Like ``end()``, and discards waiting events.
    package func abandon() {
        stop()
        events.abandon()
    }

    private func stop() {
        tasks.forEach { $0.cancel() }
        clientTask?.cancel()
    }

    private func take(_ event: SessionManagerEvent) {
        switch event {
        case .didEnd(_, let error):
            self.error = error
            let text = error.map { "ended: \(PeerText.line($0.description))" } ?? "ended"
            say(Event(event: "ended", text: text, message: error?.description))
            end()
        case .didSuspend(_, .none): say(Event(event: "suspended", text: "what plays moves to another device"))
        case .didSuspend: say(Event(event: "suspended", text: "the connection was lost; trying to get it back"))
        case .didResume:
            say(Event(event: "resumed", text: "it is back"))
            // After a reconnection the status is reported even if it is unchanged.
            lastText = ""
            tell("status")
        case .didReceiveDeviceVolume: tell("volume")
        case .didReceiveDeviceStatus(_, let text):
            tell("device")
            let hasStarted = text != nil && text != lastDeviceStatus && link.session.applicationMetadata == nil
            lastDeviceStatus = text
            if hasStarted {
                shouldJoinAnew = true
                end()
            }
        case .didUpdateDevice: tell("device")
        default: break
        }
        followClient()
    }

    /// Applications change, and their players with them.
    private func followClient() {
        guard link.session.remoteMediaClient !== client else { return }
        clientTask?.cancel()
        client = link.session.remoteMediaClient
        guard let updates = client?.events else { return tell("status") }
        tell("status")
        clientTask = Task { [weak self] in
            for await event in updates { self?.take(event) }
        }
    }

    private func take(_ event: RemoteMediaClientEvent) {
        switch event {
        case .didUpdateMediaStatus: tell("media")
        case .didReceiveError(let error):
            say(Event(event: "error", text: "error: \(PeerText.line(error.description))", message: error.description))
        default: break
        }
    }

    /// Reports the device's status if its text has changed.
    private func tell(_ name: String) {
        let report = StatusReport(link.session)
        let text = report.text
        guard text != lastText else { return }
        lastText = text
        say(Event(event: name, text: text, status: report))
    }

    private func say(_ event: Event) {
        events.put(event, event.place)
    }
}
