import CastSender
import CastWidgets
import CastWidgetsCore

/// Makes each topic from its widget's state. An unchanged topic is not sent.
extension WidgetHub {
    /// Publishes everything that a command can have changed.
    func tellChanges() {
        tellButton()
        followDialog()
        tellInstructions()
        tellMedia()
        tellQueue()
        tellVolume()
    }

    func tellButton() { tell("button", ButtonTopic(button.state)) }

    /// Publishes the device list, and the dialog that depends on it.
    func tellDevices() {
        let connected = connectedID
        toldConnected = connected
        if let guest {
            tell("devices", DevicesTopic(guest.device.map { [DeviceRow($0)] } ?? [], connectedID: connected))
        } else {
            let rows = context.discoveryManager.devices.map { DeviceRow($0) }
            tell("devices", DevicesTopic(rows, connectedID: connected))
        }
        tellDialog()
    }

    /// The guest's device was found, lost, joined or left.
    func followGuest() {
        tellDevices()
        tellMedia()
        tellQueue()
        tellVolume()
    }

    /// A dialog changes with what plays. The list, which may be long, changes only with the session's device.
    func followDialog() {
        if connectedID != toldConnected { tellDevices() } else { tellDialog() }
    }

    func tellDialog() {
        guard let dialog else {
            let isConnected = context.sessionManager.hasConnectedSession && !isElsewhere
            return tell(
                "dialog",
                DialogTopic(
                    guestOf: guest?.device.map { DeviceRow($0) }, isConnected: isConnected,
                    media: shown.media, image: picture))
        }
        notice.follow(dialog.state.notice)
        tell(
            "dialog",
            DialogTopic(
                dialog.screen, pending: dialog.state.pending, device: sessionDevice.map { DeviceRow($0) },
                notice: notice, image: picture))
    }

    func tellInstructions() { tell("instructions", InstructionsTopic(instructions?.state)) }

    /// What both controllers show; nothing if the session is with another device than the guest's.
    private var shown: ExpandedControllerState { isElsewhere ? ExpandedControllerState() : expanded.state }

    func tellMedia() {
        let shown = shown
        failure.follow(shown.pending.failure)
        let failed = FailureTopic(failure)
        let media = MediaTopic(
            mini: mini.state, expanded: shown, failure: failed, clock: clock, heldSince: holding(), image: picture)
        tell("media", media)
        tell("tracks", TracksTopic(shown.media, pending: shown.pending, failure: failed))
        if guest != nil { tellDialog() }
    }

    func tellQueue() {
        let shown = isElsewhere ? QueueState() : queue.state
        queueFailure.follow(shown.pending.failure)
        tell("queue", QueueTopic(shown, revision: queue.revision, failure: FailureTopic(queueFailure)))
    }

    func tellVolume() {
        volumeFailure.follow(isElsewhere ? nil : volume.failure)
        tell(
            "volume",
            VolumeTopic(
                isElsewhere ? GroupVolumeState() : volume.state, isEnabled: volume.isEnabled && !isElsewhere,
                canMute: volume.canMute, step: volume.step,
                failure: FailureTopic(volumeFailure, kind: "volume")))
    }

    /// Returns a part of the queue. Items that are not loaded yet are requested, and the topic's revision changes once
    /// they have arrived.
    func queuePage(from: Int, count: Int) -> QueuePage {
        let ids = isElsewhere ? [] : queue.state.itemIDs
        let places = min(from, ids.count)..<min(from + count, ids.count)
        let items = places.map { place in
            let media = queue.item(at: place)?.mediaInformation
            let metadata = media?.metadata
            return QueuePage.Item(
                id: ids[place], title: metadata?.string(forKey: .title),
                subtitle: metadata?.string(forKey: .subtitle) ?? metadata?.string(forKey: .artist),
                image: metadata?.images.first.flatMap { queuePicture($0.url) },
                duration: media?.streamDuration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil })
        }
        return QueuePage(revision: queue.revision, from: from, items: items)
    }

    func tellStyle() { tell("style", StyleTopic(context.castStyle)) }
}
