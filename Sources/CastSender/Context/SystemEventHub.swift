/// Passes system events from all sources to the session managers of one context.
///
/// The sources are followed only once there is a session, so that a context that only discovers devices has no further
/// cost.
@MainActor
final class SystemEventHub {
    private struct Member {
        weak var manager: SessionManager?
    }

    let suspendsInBackground: Bool
    /// Whether the app is in the background, for sessions that start after the event.
    private(set) var isInBackground = false
    private var sources: [any SystemEventSource]
    private var members: [Member] = []
    private var tasks: [Task<Void, Never>] = []
    private var isFollowing = false

    init(sources: [any SystemEventSource], suspendsInBackground: Bool) {
        self.sources = sources
        self.suspendsInBackground = suspendsInBackground
    }

    deinit {
        for task in tasks { task.cancel() }
    }

    func add(_ manager: SessionManager) {
        members.removeAll { $0.manager == nil }
        members.append(Member(manager: manager))
        manager.hub = self
    }

    func add(_ source: any SystemEventSource) {
        sources.append(source)
        if isFollowing { follow(source) }
    }

    /// Starts to follow the sources, because a session begins.
    func begin() {
        guard !isFollowing else { return }
        isFollowing = true
        for source in sources { follow(source) }
    }

    func receive(_ event: SystemEvent) {
        switch event {
        case .background: isInBackground = true
        case .foreground: isInBackground = false
        default: break
        }
        for member in members { member.manager?.systemDidChange(event) }
    }

    private func follow(_ source: any SystemEventSource) {
        tasks.append(
            Task { [weak self] in
                for await event in source.events() { self?.receive(event) }
            })
    }
}
