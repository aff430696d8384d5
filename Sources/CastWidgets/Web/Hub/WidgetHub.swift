import CastSender
import CastWidgetsCore
import CastWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A context's widgets, told to any number of pages, and what their people do, brought to the widgets.
///
/// An owner's is bound to the app's own context, a guest's to one of its own that has joined the one device.
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
    /// An owner's; it is open as long as somebody listens.
    private(set) var dialog: CastDialog?
    /// A guest's.
    private(set) var guest: JoinedDevice?
    private(set) var instructions: CastInstructions?
    var notice: Numbered<String>
    var failure: Numbered<PendingControls.Failure>
    var queueFailure: Numbered<PendingControls.Failure>
    var volumeFailure: Numbered<String>
    /// From when on the session has no connection, while it lasts.
    private var heldSince: ContinuousClock.Instant?
    /// The device that the list says the session is with.
    var toldConnected: String?
    private var ledger = CommandLedger()
    private let linger: Duration
    private var lingering: Task<Void, Never>?
    private var hasStartedDiscovery = false
    private var tasks: [Task<Void, Never>] = []
    private lazy var devices = DiscoveryEars { [weak self] in self?.tellDevices() }
    /// Nobody has listened for a while.
    var becameIdle: (@MainActor () -> Void)?

    /// - Parameter date: now. What fails is numbered from its milliseconds on, so that a page that has heard of a
    ///   failure before a restart takes none for it.
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

    /// A stream for a reader; nil where all is over.
    func open(_ grant: WidgetGrant, after lastEventID: String?) -> EventReader? {
        guard let reader = events.open(grantID: grant.id, after: lastEventID) else { return nil }
        stay()
        return reader
    }

    func close(_ reader: EventReader) {
        if events.close(reader) == 0 { leaveSoon() }
    }

    /// Somebody is there: the dialog is open, and devices are looked for.
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

    /// A page that is loaded anew comes back at once.
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

    /// All streams end, and what was begun for them.
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

    /// Carries a command out, unless that was done already: by this run, whose answers are remembered here. What is
    /// meant for another may have been done by that one, and is refused.
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
            // The states tell themselves, but later: what is to be seen of the command is told before its answer is.
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

    /// What plays on the device is told by it: so are its pictures.
    func picture(_ url: String) -> String? {
        sessionDevice.flatMap { pictures.path(of: url, namedBy: $0, on: .playing(guestOf: guest?.deviceID)) }
    }

    /// One of as many as there are items in the queue.
    func queuePicture(_ url: String) -> String? {
        sessionDevice.flatMap { pictures.path(of: url, namedBy: $0, on: .queue(guestOf: guest?.deviceID)) }
    }

    /// The session is with another device than the guest's: nothing of it is told, and nothing done there.
    var isElsewhere: Bool { guest?.isElsewhere ?? false }
    var sessionDevice: Device? { isElsewhere ? nil : context.sessionManager.currentSession?.device }
    /// Since when nothing is heard of what plays, where the session has lost its device; nil while it has not.
    func holding() -> ContinuousClock.Instant? {
        let manager = context.sessionManager
        let isHeld = manager.currentSession != nil && !manager.hasConnectedSession
        heldSince = isHeld ? heldSince ?? context.environment.time.now() : nil
        return heldSince
    }
    var connectedID: String? { context.sessionManager.hasConnectedSession ? sessionDevice?.deviceID : nil }
}
