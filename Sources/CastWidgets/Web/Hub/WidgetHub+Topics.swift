import CastSender
import CastWidgetsCore

/// Each topic, made of its widget's state. What is so already is told to nobody.
extension WidgetHub {
    /// All that a command can have changed.
    func tellChanges() {
        tellButton()
        followDialog()
        tellInstructions()
        tellMedia()
        tellQueue()
        tellVolume()
    }

    func tellButton() { tell("button", ButtonTopic(button.state)) }

    /// The list, and what the dialog says of it.
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

    /// A dialog changes with what plays; the list, which may be long, only with the session's device.
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

    /// What both controllers show; nothing where it is another device's.
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

    /// A part of the queue. What is not here yet is asked for, and the topic's revision tells once it has come.
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
