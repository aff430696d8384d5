import CastSender

/// Tells what happens in a cast, one event after the other: listeners first, then the sequences.
///
/// Between an event and its telling the main actor may do something else, so that a device that talks without end
/// delays no wish; of its statuses the newest is told.
@MainActor final class CastTeller {
    let listeners = ListenerList<any CastListener>()
    private let mailbox = Mailbox<CastEvent>()
    /// Nil once all was told.
    private var broadcaster: EventBroadcaster<CastEvent>? = EventBroadcaster()
    private var telling: Task<Void, Never>?

    /// From the next event on; ends with the last.
    var events: AsyncStream<CastEvent> { broadcaster?.makeStream() ?? AsyncStream { $0.finish() } }

    func begin(_ cast: Cast) {
        telling = Task {
            while let event = await mailbox.next() {
                listeners.notify { event.tell($0, cast) }
                broadcaster?.send(event)
            }
        }
    }

    func tell(_ event: CastEvent) { mailbox.put(event, event.place) }

    /// Nobody is told any more of what has not been told yet.
    func drop() { mailbox.clear() }

    /// Waits until all was told; nothing comes any more.
    func finish() async {
        mailbox.finish()
        await telling?.value
        telling = nil
        broadcaster = nil
    }
}

extension CastEvent {
    /// What a device can repeat without end is told as it is by then.
    var place: Backlog<CastEvent>.Place {
        switch self {
        case .status: .newest(of: "status")
        case .started: .newest(of: "item")
        default: .each
        }
    }
}
