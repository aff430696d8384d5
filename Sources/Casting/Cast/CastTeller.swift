import CastSender

/// Reports the events of a cast in order: to listeners first, then to the sequences.
///
/// The main actor can do other work between an event and its report, so a device that floods events delays no user
/// request. Of waiting statuses only the newest is reported.
@MainActor final class CastTeller {
    let listeners = ListenerList<any CastListener>()
    private let mailbox = Mailbox<CastEvent>()
    /// Nil after the last report.
    private var broadcaster: EventBroadcaster<CastEvent>? = EventBroadcaster()
    private var telling: Task<Void, Never>?

    /// From the next event to the last.
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

    /// Discards the events that are not reported yet.
    func drop() { mailbox.clear() }

    /// Waits until everything is reported, and ends.
    func finish() async {
        mailbox.finish()
        await telling?.value
        telling = nil
        broadcaster = nil
    }
}

extension CastEvent {
    /// Events that a device can repeat without limit replace waiting ones of their kind.
    var place: Backlog<CastEvent>.Place {
        switch self {
        case .status: .newest(of: "status")
        case .started: .newest(of: "item")
        default: .each
        }
    }
}
