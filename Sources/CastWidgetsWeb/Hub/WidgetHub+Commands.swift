import CastSender
import CastWidgets
import CastWidgetsCore

/// The result of a command.
enum CommandOutcome: Equatable {
    case done
    /// It is not possible now, for this reason.
    case refused(String)
}

/// Carries out commands on the widgets. The widgets report the results themselves.
extension WidgetHub {
    func perform(_ command: WidgetCommand) -> CommandOutcome {
        switch command {
        case .choose(let id): return choose(id)
        case .disconnect(let stopCasting):
            guard let dialog, [.connected, .connecting].contains(context.sessionManager.connectionState) else {
                return .refused("Nothing is cast from here now.")
            }
            dialog.disconnect(stopsCasting: stopCasting)
        case .acceptPermission: dialog?.acceptPermission()
        case .searchAgain:
            dialog?.close()
            dialog?.open()
        case .dismissNotice:
            notice.dismiss()
            tellDialog()
        case .dismissInstructions: instructions?.dismiss()
        case .showInstructions: instructions?.clearShownFlag()
        case .tapPlayback:
            guard expanded.state.media != nil else { return Self.nothingPlays }
            expanded.tapPlayback()
        case .tapButton(let bar, let slot): return tap(bar, slot)
        case .ask(let control): return ask(control)
        case .selectTracks(let audio, let text): return selectTracks(audio, text)
        case .jump(let id): return Self.queueAnswer(queue.jump(toItemWithID: id))
        case .move(let id, let before): return Self.queueAnswer(queue.move(itemWithID: id, before: before))
        case .remove(let ids): return Self.queueAnswer(queue.remove(itemsWithIDs: ids))
        case .setVolume(let level, let member):
            return Self.volumeAnswer(volume.setVolume(level, member: member))
        case .setDeviceMuted(let isMuted, let member):
            return Self.volumeAnswer(volume.setMuted(isMuted, member: member))
        }
        return .done
    }

    private static func queueAnswer(_ isSent: Bool) -> CommandOutcome {
        isSent ? .done : .refused("The queue is so already, or has no such item any more.")
    }

    private static func volumeAnswer(_ isSent: Bool) -> CommandOutcome {
        isSent ? .done : .refused("That can't be changed now: no device is connected, or its volume is fixed.")
    }

    private static let nothingPlays = CommandOutcome.refused("Nothing plays on the device now.")

    private func choose(_ id: String) -> CommandOutcome {
        guard let dialog else { return .refused("This link is for one device alone.") }
        switch dialog.screen {
        case .connected(let view):
            return .refused("\(view.device) is connected already: disconnect it first.")
        case .connecting(let row):
            return .refused("\(row.name) is being connected: disconnect it first, or wait for it.")
        case .chooser(let rows) where rows.contains { $0.id == id }:
            dialog.choose(deviceID: id)
            return .done
        default: return .refused("That device is not there any more: choose another.")
        }
    }

    private func ask(_ control: MediaControl) -> CommandOutcome {
        guard expanded.state.media != nil else { return Self.nothingPlays }
        return expanded.ask(for: control) ? .done : .refused("The device does not take that for what plays now.")
    }

    /// The expanded controller, which shows what is pending, handles the buttons of both bars.
    ///
    /// Buttons that open something, and the app's own ones, are handled by the page.
    private func tap(_ bar: WidgetCommand.Bar, _ slot: Int) -> CommandOutcome {
        guard let media = expanded.state.media else { return Self.nothingPlays }
        let slots = bar == .mini ? mini.state.slots : expanded.state.slots
        let shown = ButtonSlots.shown(slots, media, expanded.state.pending)
        switch shown.tap(slot) {
        case nil: return .refused("That button can't be used for what plays now.")
        case .custom: if bar == .mini { mini.tapButton(in: slot) } else { expanded.tapButton(in: slot) }
        case .presentTrackSelection: break
        // A stop or a pause by this button always counts, as in its own reducer.
        case .send where shown[slot].type == .playPauseToggle: expanded.tapPlayback()
        case .send(let control): return ask(control)
        }
        return .done
    }

    private func selectTracks(_ audio: Int?, _ text: Int?) -> CommandOutcome {
        guard let media = expanded.state.media else { return Self.nothingPlays }
        var selection = TrackSelectionState()
        _ = selection.handle(.opened(media))
        let known = (selection.audioTracks + selection.textTracks).map { $0.identifier }
        guard [audio, text].compactMap(\.self).allSatisfy(known.contains) else {
            return .refused("What plays now has no such track.")
        }
        _ = audio.map { selection.handle(.selected(trackID: $0)) }
        _ = selection.handle(text.map { .selected(trackID: $0) } ?? .textSwitchedOff)
        guard case .select(let ids)? = selection.handle(.confirmed).first else { return .done }
        return ask(.setActiveTracks(ids))
    }
}
