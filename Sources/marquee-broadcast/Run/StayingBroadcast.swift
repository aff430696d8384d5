import ScreenBroadcast

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A broadcast that goes on without its host: where hosts come, what is left for them, and what is noted.
@MainActor final class StayingBroadcast {
    let door: BroadcastDoor
    private let journal: BroadcastJournal
    private let patience: HostPatience
    private var record: BroadcastRecord?
    /// The host that began it hears that it never will have begun.
    private var isTold = false

    /// - Parameter overdue: told where no host came in the time that the first one gave.
    /// - Throws: ``BroadcastError`` where the name is taken, or hosts could not find it.
    init(_ stay: BroadcastStay, overdue: @escaping @Sendable () -> Void) throws(BroadcastError) {
        let isExtension = stay.name == ExtensionManifest.marqueeIdentifier
        door = try BroadcastDoor(stay, program: MarqueeBroadcast.name, isNumbered: isExtension)
        journal = BroadcastJournal(name: door.claim.name, group: stay.group)
        patience = HostPatience(stay.patience, overdue)
    }

    /// Before it is begun: whoever comes after a crash begins it again by what stands there.
    func keep(_ request: BroadcastRequest) throws(BroadcastError) {
        try door.claim.write(request)
        try keep(door.record(source: request.source.words, destinations: request.destinationNames))
    }

    /// As an extension it is not begun again: its samples are the host's.
    func keepExtension() throws(BroadcastError) {
        try keep(
            door.record(
                source: BroadcastRequest.Source.samples.words, destinations: [],
                extensionIdentifier: ExtensionManifest.marqueeIdentifier))
    }

    private func keep(_ record: BroadcastRecord) throws(BroadcastError) {
        try door.claim.write(record)
        self.record = record
    }

    /// Tells all hosts.
    func tell(_ message: BroadcastMessage) {
        journal.note(message)
        switch message {
        case .began(let outline): name(outline.device)
        // A host that has heard this goes, which may be before ``leave(_:)``.
        case .ended:
            isTold = door.broadcast.outline == nil && door.broadcast.controller != nil && !door.claim.isAgain
        default: break
        }
        door.tell(message)
    }

    /// A device that was known by its address alone has said what it is called.
    private func name(_ device: String) {
        guard var record, record.destinations.count == 1, record.destinations != [device] else { return }
        record.destinations = [device]
        try? keep(record)
    }

    func setPaused(_ isPaused: Bool) {
        journal.note(isPaused ? "paused" : "resumed")
        door.change { $0.isPaused = isPaused }
    }

    func came() {
        journal.note("a host: \(door.broadcast.controller?.program ?? "")")
        patience.end()
    }

    /// - Returns: whether it may go on: one that has nothing to do yet is found by nobody.
    func isAlone() -> Bool {
        journal.note("no host")
        patience.begin()
        return record != nil
    }

    /// An ending that nobody wished for is kept, for whoever asks and tries again; not where a new one never began, and
    /// its host was told.
    func leave(_ ending: BroadcastEnding) {
        patience.end()
        let isWished = [.finished, .stopped].contains(ending.kind)
        if isWished || isTold { record = nil }
        record?.ending = ending
        record?.endedAt = Date().timeIntervalSince1970
        door.claim.end(record)
        door.close()
    }
}
