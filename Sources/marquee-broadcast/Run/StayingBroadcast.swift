import PlatformFoundation
import ScreenBroadcast

/// A broadcast that survives its host: its door for hosts, its record and its log.
@MainActor final class StayingBroadcast {
    let door: BroadcastDoor
    private let journal: BroadcastJournal
    private let patience: HostPatience
    private var record: BroadcastRecord?
    /// The first host has been told that the broadcast will never begin.
    private var isTold = false

    /// - Parameter overdue: Called if no host came within the first host's patience.
    /// - Throws: ``BroadcastError`` if the name is taken, or hosts could not find the broadcast.
    init(_ stay: BroadcastStay, overdue: @escaping @Sendable () -> Void) throws(BroadcastError) {
        let isExtension = stay.name == ExtensionManifest.marqueeIdentifier
        door = try BroadcastDoor(stay, program: MarqueeBroadcast.name, isNumbered: isExtension)
        journal = BroadcastJournal(name: door.claim.name, group: stay.group)
        patience = HostPatience(stay.patience, overdue)
    }

    /// Stores the request before the start, so that the broadcast can be restarted after a crash.
    func keep(_ request: BroadcastRequest) throws(BroadcastError) {
        try door.claim.write(request)
        try keep(door.record(source: request.source.words, destinations: request.destinationNames))
    }

    /// Stores the record of an extension. It is not restarted, because its samples come from the host.
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

    /// Sends to all hosts.
    func tell(_ message: BroadcastMessage) {
        journal.note(message)
        switch message {
        case .began(let outline): name(outline.device)
        // A host may go after this message, before ``leave(_:)``.
        case .ended:
            isTold = door.broadcast.outline == nil && door.broadcast.controller != nil && !door.claim.isAgain
        default: break
        }
        door.tell(message)
    }

    /// Records the device's own name if only its address was known.
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

    /// - Returns: Whether the broadcast may continue. Without a record no host could find it.
    func isAlone() -> Bool {
        journal.note("no host")
        patience.begin()
        return record != nil
    }

    /// Ends the broadcast. An unintended ending is kept for hosts that ask later and retry, unless the broadcast never
    /// began and its host was told.
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
