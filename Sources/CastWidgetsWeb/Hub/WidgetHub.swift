import CastSender
import CastWidgets
import CastWidgetsCore
import CastWire
import PlatformFoundation

/// Publishes the widgets of a context to any number of pages, and carries out the commands of their users.
///
/// An owner's hub is bound to the app's own context. A guest's hub is bound to a separate context that has joined the
/// one device.
@MainActor
final class WidgetHub {
    let context: CastContext
    let events = EventHub()
    let clock: ServerClock
    let pictures: PictureNames
    let button: CastButton
    let mini: MiniMediaControls
    let expanded: ExpandedMediaControls
    let queue: CastQueue
    let volume: CastVolume
    /// An owner's dialog; it is open as long as a page listens.
    private(set) var dialog: CastDialog?
    /// A guest's device.
    private(set) var guest: JoinedDevice?
    private(set) var instructions: CastInstructions?
    var notice: Numbered<String>
    var failure: Numbered<PendingControls.Failure>
    var queueFailure: Numbered<PendingControls.Failure>
    var volumeFailure: Numbered<String>
    /// The time at which the session lost its connection, while it has none.
    private var heldSince: ContinuousClock.Instant?
    /// The device that the published list names as the session's.
    var toldConnected: String?
    private var ledger = CommandLedger()
    private let linger: Duration
    private var lingering: Task<Void, Never>?
    private var hasStartedDiscovery = false
    private var tasks: [Task<Void, Never>] = []
    private lazy var devices = DiscoveryEars { [weak self] in self?.tellDevices() }
    /// Called when no page has listened for a while.
    var becameIdle: (@MainActor () -> Void)?

    /// - Parameter date: the current time. Failures are numbered from its milliseconds on, so that after a restart a
    ///   page does not mistake an old failure for a new one.
    init(
        context: CastContext, options: WebWidgetsOptions, pictures: PictureNames, date: Date,
        guestOf deviceID: String? = nil
    ) {
        (self.context, self.pictures) = (context, pictures)
        let number = Int(date.timeIntervalSince1970 * 1_000)
        (notice, failure) = (Numbered(after: number), Numbered(after: number))
        (queueFailure, volumeFailure) = (Numbered(after: number), Numbered(after: number))
        clock = ServerClock(zero: context.environment.time.now())
        linger = .seconds(options.limits.lingerSeconds)
        button = context.createCastButton()
        mini = context.createMiniMediaControls(slots: options.miniSlots)
        expanded = context.defaultExpandedMediaControls
        (queue, volume) = (context.castQueue, context.castVolume)
        if let deviceID {
            guest = JoinedDevice(deviceID, in: context) { [weak self] in self?.followGuest() }
        } else {
            dialog = CastDialog(context: context, network: context.networkAccessSource)
            if options.presentsInstructions {
                instructions = context.presentCastInstructionsOnce(
                    with: button, content: options.instructions, store: options.makeInstructionsStore?())
            }
        }
        begin()
    }

    private func begin() {
        follow(button.stateChanges) { $0.tellButton() }
        follow(mini.stateChanges) { $0.tellMedia() }
        follow(expanded.stateChanges) { $0.tellMedia() }
        follow(queue.stateChanges) { $0.tellQueue() }
        follow(volume.stateChanges) { $0.tellVolume() }
        follow(context.widgets.styleChanges) { $0.tellStyle() }
        if let dialog { follow(dialog.stateChanges) { $0.followDialog() } }
        if let instructions { follow(instructions.stateChanges) { $0.tellInstructions() } }
        follow(context.castStateChanges) { hub in
            hub.tellDevices()
            hub.tellMedia()
        }
        context.discoveryManager.addListener(devices)
        tellButton()
        tellDevices()
        tellInstructions()
        tellMedia()
        tellQueue()
        tellVolume()
        tellStyle()
        guest?.start()
    }

    deinit { for task in tasks { task.cancel() } }

    private func follow<State: Sendable>(
        _ changes: AsyncStream<State>, _ told: @escaping @MainActor (WidgetHub) -> Void
    ) {
        tasks.append(
            Task { [weak self] in
                for await _ in changes {
                    guard let self else { return }
                    told(self)
                }
            })
    }

    // MARK: Listening

    /// Returns a stream for a reader; nil if the hub has ended.
    func open(_ grant: WidgetGrant, after lastEventID: String?) -> EventReader? {
        guard let reader = events.open(grantID: grant.id, after: lastEventID) else { return nil }
        stay()
        return reader
    }

    func close(_ reader: EventReader) {
        if events.close(reader) == 0 { leaveSoon() }
    }

    /// A page is there: opens the dialog and starts discovery.
    func stay() {
        lingering?.cancel()
        lingering = nil
        if let dialog, dialog.screen == .closed {
            let was = context.discoveryManager.discoveryActive
            dialog.open()
            hasStartedDiscovery = !was && context.discoveryManager.discoveryActive
        }
        if events.readerCount == 0 { leaveSoon() }
    }

    /// Waits a while, because a page that is reloaded comes back at once.
    private func leaveSoon() {
        lingering?.cancel()
        lingering = Task { [weak self, time = context.environment.time, linger] in
            guard (try? await time.sleep(time.now() + linger)) != nil else { return }
            self?.leave()
        }
    }

    private func leave() {
        lingering = nil
        guard events.readerCount == 0 else { return }
        dialog?.close()
        if hasStartedDiscovery { context.discoveryManager.stopDiscovery() }
        hasStartedDiscovery = false
        becameIdle?()
    }

    /// Ends all streams, and everything that was started for them.
    func end() async {
        lingering?.cancel()
        events.closeAll()
        for task in tasks { task.cancel() }
        context.discoveryManager.removeListener(devices)
        dialog?.close()
        if hasStartedDiscovery { context.discoveryManager.stopDiscovery() }
        hasStartedDiscovery = false
        await guest?.end()
    }

    // MARK: Commands

    /// Carries out a command, unless this run did so before: its answers are kept here.
    ///
    /// A command that is meant for another run is refused, because that run may have carried it out.
    func answer(_ request: WidgetRequest, of grantID: String) -> CommandLedger.Answer {
        if let known = ledger.answer(to: request.id, of: grantID) { return known }
        stay()
        guard request.epoch == nil || request.epoch == events.epoch else {
            return .refused("The server has begun anew since: look at what it shows now, and ask again if need be.")
        }
        guard !isElsewhere else { return .refused("The device is being joined again: try again in a moment.") }
        let answer: CommandLedger.Answer
        switch perform(request.command) {
        case .done:
            // The widgets publish their states later by themselves. What the command changes visibly is published
            // before its answer.
            tellChanges()
            answer = .done(event: events.newest)
        case .refused(let why): answer = .refused(why)
        }
        ledger.keep(answer, to: request.id, of: grantID)
        return answer
    }

    // MARK: Telling

    func tell(_ topic: String, _ value: some Encodable) {
        do {
            guard events.publish(topic, try JSONPayload.encode(value)) == .noRoom else { return }
            context.options.logger.warning(
                "The topic \(topic) is not told: an app has \(TopicLedger.topicLimit) of its own at most.")
        } catch {
            context.options.logger.warning("The topic \(topic) can't be told: \(error)")
        }
    }

    /// The device that plays reports the media's images, so it counts as their source.
    func picture(_ url: String) -> String? {
        sessionDevice.flatMap { pictures.path(of: url, namedBy: $0, on: .playing(guestOf: guest?.deviceID)) }
    }

    /// Uses a shelf of its own, because there are as many images as items in the queue.
    func queuePicture(_ url: String) -> String? {
        sessionDevice.flatMap { pictures.path(of: url, namedBy: $0, on: .queue(guestOf: guest?.deviceID)) }
    }

    /// The session is with another device than the guest's: nothing of it is published, and no command is carried out.
    var isElsewhere: Bool { guest?.isElsewhere ?? false }
    var sessionDevice: Device? { isElsewhere ? nil : context.sessionManager.currentSession?.device }
    /// Returns since when the session has lost its device; nil while it is connected.
    func holding() -> ContinuousClock.Instant? {
        let manager = context.sessionManager
        let isHeld = manager.currentSession != nil && !manager.hasConnectedSession
        heldSince = isHeld ? heldSince ?? context.environment.time.now() : nil
        return heldSince
    }
    var connectedID: String? { context.sessionManager.hasConnectedSession ? sessionDevice?.deviceID : nil }
}
