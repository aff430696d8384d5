import BroadcastCore
import Synchronization

/// An extension's broadcast that goes on for a while when its host was killed: the handler runs on without samples, so
/// that the pictures stand still and the stream lives, and a host that comes back brings samples again.
struct StayingExtension {
    let door: BroadcastDoor
    let run: BroadcastExtensionRun
    /// Seconds without a host; nil: for ever.
    let patience: Double?

    /// Returns when a host has ended it, or nobody came in time, or the handler itself has ended it.
    func serve() async {
        var reader: SampleReader?
        let alone = Alone()
        defer { alone.ends() }
        for await order in door.orders {
            switch order {
            case .came(let connection):
                // The memory that the host before had shared is let go of with its last picture.
                reader = SampleReader(connection)
                alone.ends()
            case .alone:
                reader = nil
                if let patience { alone.begins(patience) { door.close() } }
            case .said(let message):
                guard let reader else { continue }
                do throws(BroadcastError) {
                    guard try run.take(message, reader) else { return }
                    switch message {
                    case .handler(.pause): door.change { $0.isPaused = true }
                    case .handler(.resume): door.change { $0.isPaused = false }
                    default: break
                    }
                } catch {
                    // It is as good as gone, and the broadcast is not.
                    door.dismiss()
                }
            }
        }
    }

    /// The time without a host.
    private final class Alone: Sendable {
        private let waiting = Mutex<Task<Void, Never>?>(nil)

        func begins(_ seconds: Double, _ act: @escaping @Sendable () -> Void) {
            let task = Task {
                try? await Task.sleep(for: .seconds(seconds))
                if !Task.isCancelled { act() }
            }
            waiting.withLock { waiting in
                waiting?.cancel()
                waiting = task
            }
        }

        func ends() {
            waiting.withLock { waiting in
                waiting?.cancel()
                waiting = nil
            }
        }
    }
}

/// Whom an extension tells: the host that started it, or all that come to a broadcast that stays.
final class ExtensionHosts: Sendable {
    private let first: BroadcastConnection
    private let door = Mutex<BroadcastDoor?>(nil)

    init(_ first: BroadcastConnection) { self.first = first }

    /// - Throws: ``BroadcastError`` where it can't be found by other hosts.
    func open(_ stay: BroadcastStay) throws(BroadcastError) -> BroadcastDoor {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "extension"
        let new = try BroadcastDoor(stay, program: program, isNumbered: true)
        try new.claim.write(new.record(source: "samples", destinations: [], extensionIdentifier: stay.name))
        door.withLock { $0 = new }
        return new
    }

    func tell(_ message: ExtensionMessage) {
        if let door = door.withLock({ $0 }) { door.tell(.handler(message)) } else { first.send(.handler(message)) }
    }

    func close() {
        if let door = door.withLock({ $0 }) {
            door.claim.end(nil)
            door.close()
        }
        first.close()
    }
}

extension BroadcastExtensionRun {
    /// What a host says.
    ///
    /// - Returns: false where the broadcast is to end.
    /// - Throws: ``BroadcastError`` where it breaks the rules.
    func take(_ message: BroadcastMessage, _ reader: SampleReader) throws(BroadcastError) -> Bool {
        switch message {
        case .stop: return false
        case .handler(.setUp(let setup)): start(withSetupInfo: setup.setupInfo)
        case .handler(.pause): pause()
        case .handler(.resume): resume()
        case .handler(.annotate(let information)): annotate(information)
        case .handler(.region(let region)): try reader.add(region)
        case .handler(.retired(let id)): reader.remove(id)
        case .handler(.sample(let notice)): process(try reader.buffer(notice), with: notice.type)
        default: break
        }
        return true
    }
}
