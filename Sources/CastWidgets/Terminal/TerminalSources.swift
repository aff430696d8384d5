import CastSender
import CastWidgetsCore

/// The widgets of a context that a terminal shows: their states as one value, and the requests that keys make of them.
@MainActor
final class TerminalSources {
    private let dialog: CastDialog
    private let mini: MiniMediaControls
    private let expanded: ExpandedMediaControls
    private let tracks: MediaTrackSelection
    private let queue: CastQueue
    private let volume: CastVolume
    private let instructions: CastInstructions?

    init(_ context: CastContext, _ instructions: CastInstructions?) {
        dialog = context.castDialog
        mini = context.createMiniMediaControls()
        expanded = context.defaultExpandedMediaControls
        tracks = context.mediaTrackSelection
        queue = context.castQueue
        volume = context.castVolume
        self.instructions = instructions
    }

    func listen(_ changed: @escaping @MainActor () -> Void) -> [Task<Void, Never>] {
        func follow<State: Sendable>(_ changes: AsyncStream<State>) -> Task<Void, Never> {
            Task { for await _ in changes { changed() } }
        }
        return [
            follow(dialog.stateChanges), follow(mini.stateChanges), follow(expanded.stateChanges),
            follow(tracks.stateChanges), follow(queue.stateChanges), follow(volume.stateChanges),
        ] + (instructions.map { [follow($0.stateChanges)] } ?? [])
    }

    var states: TerminalStates {
        var states = TerminalStates()
        states.dialog = dialog.state
        states.mini = mini.state
        states.expanded = expanded.state
        states.tracks = tracks.state
        states.tracksFailure = tracks.failure
        states.queue = queue.state
        states.volume = volume.state
        states.isVolumeEnabled = volume.isEnabled
        states.canMute = volume.canMute
        states.volumeStep = volume.step
        states.volumeFailure = volume.failure
        states.isInstructed = instructions?.state.isPresented ?? false
        states.instructionsTitle = instructions?.state.content.title
        return states
    }

    /// Adds the visible items of the queue. Items that are not loaded yet are requested.
    func fill(_ states: inout TerminalStates, _ window: Range<Int>) {
        for index in window.clamped(to: states.queue.itemIDs.indices) {
            guard let item = queue.item(at: index) else { continue }
            let media = item.mediaInformation
            states.queueItems[states.queue.itemIDs[index]] = TerminalStates.QueueItem(
                title: media?.metadata?.string(forKey: .title),
                subtitle: media?.metadata?.string(forKey: .subtitle) ?? media?.metadata?.string(forKey: .artist),
                duration: media?.streamDuration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil })
        }
    }

    func carryOut(_ effect: TerminalInterface.Effect) {
        switch effect {
        case .acceptPermission: dialog.acceptPermission()
        case .choose(let id): dialog.choose(deviceID: id)
        case .disconnect(let stops): dialog.disconnect(stopsCasting: stops)
        case .tapPlayback: expanded.tapPlayback()
        case .ask(let control): expanded.ask(for: control)
        case .openTracks: tracks.open()
        case .selectTrack(let id): tracks.select(trackID: id)
        case .switchTextOff: tracks.switchTextOff()
        case .confirmTracks: tracks.confirm()
        case .cancelTracks: tracks.cancel()
        case .jump(let id): queue.jump(toItemWithID: id)
        case .move(let id, let before): queue.move(itemWithID: id, before: before)
        case .remove(let id): queue.remove(itemsWithIDs: [id])
        case .setVolume(let level, let member): volume.setVolume(level, member: member)
        case .setMuted(let isMuted, let member): volume.setMuted(isMuted, member: member)
        case .dismissInstructions: instructions?.dismiss()
        case .redraw, .quit: break
        }
    }
}
