/// Counts the devices that do not support the app, while it runs. It browses for all devices; discovery asks only for
/// those that announce the app.
@MainActor
final class HiddenDeviceCounter {
    private(set) var count = 0
    private let browser: any DeviceBrowsing
    private var hidden = HiddenDevices()
    private var task: Task<Void, Never>?

    init(browser: any DeviceBrowsing) { self.browser = browser }

    deinit { task?.cancel() }

    /// - Parameter changed: called when the count has changed.
    func start(listed: [Device], changed: @escaping @MainActor () -> Void) {
        guard task == nil else { return }
        hidden = HiddenDevices(listed: listed.map(\.uniqueID))
        let events = browser.browse(for: .allDevices)
        task = Task { [weak self] in
            for await event in events {
                guard let self, !Task.isCancelled else { return }
                if self.handle(event) { changed() }
                // Otherwise a network with endless announcements would occupy the main actor.
                await Task.yield()
            }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
        count = 0
    }

    /// Follows a change to the app's own list.
    ///
    /// - Returns: whether the count has changed.
    func follow(_ event: DiscoveryEvent) -> Bool {
        hidden.listHasChanged(event)
        return recount()
    }

    private func handle(_ event: BrowseEvent) -> Bool {
        switch event {
        case .found(let device, let instance): hidden.found(device, from: .browse(.allDevices, instance: instance))
        case .lost(let id, let instance): hidden.lost(deviceID: id, from: .browse(.allDevices, instance: instance))
        // The discovery has the same error and reports it.
        case .failed: break
        }
        return recount()
    }

    private func recount() -> Bool {
        let new = task == nil ? 0 : hidden.count
        defer { count = new }
        return new != count
    }
}
