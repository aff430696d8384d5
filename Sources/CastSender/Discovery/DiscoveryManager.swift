/// Finds Cast devices and keeps the list of them.
///
/// Starts by itself with its context (unless `CastOptions.disableDiscoveryAutostart`); an app with a device list of its
/// own may start and stop it. Devices are found by multicast DNS, and hosts that multicast does not reach are asked
/// directly once they are named with `addKnownHost`. Devices given by address (`Device(address:port:)`) need none of
/// it.
@MainActor
public final class DiscoveryManager {
    public private(set) var discoveryState = DiscoveryState.stopped

    private let criteria: DiscoveryCriteria
    private let browser: any DeviceBrowsing
    private let inquirer: any HostInquiring
    private let time: TimeSource
    private var list = DeviceList()
    private var knownHosts: [KnownHost] = []
    private var tasks: [Task<Void, Never>] = []
    private let listeners = ListenerList<any DiscoveryManagerListener>()
    private let broadcaster = EventBroadcaster<DiscoveryEvent>()
    private var search: DeviceSearch?
    var onChange: (() -> Void)?

    private struct KnownHost: Hashable {
        let address: String
        let port: Int?
    }

    package init(
        criteria: DiscoveryCriteria, browser: any DeviceBrowsing, inquirer: any HostInquiring, time: TimeSource
    ) {
        self.criteria = criteria
        self.browser = browser
        self.inquirer = inquirer
        self.time = time
    }

    deinit {
        for task in tasks { task.cancel() }
    }

    /// By friendly name, Unicode scalar by scalar; ties by unique id.
    public var devices: [Device] { list.devices }
    public var deviceCount: Int { list.devices.count }
    public var hasDiscoveredDevices: Bool { !list.devices.isEmpty }
    public var discoveryActive: Bool { discoveryState == .running }

    /// - Precondition: the index is one of the list.
    public func device(at index: Int) -> Device { list.devices[index] }

    public func device(withUniqueID uniqueID: String) -> Device? {
        list.devices.first { $0.uniqueID == uniqueID }
    }

    /// The changes of the list from now on; each access is a sequence of its own.
    public var events: AsyncStream<DiscoveryEvent> { broadcaster.makeStream() }

    /// Does nothing where it runs already.
    public func startDiscovery() {
        guard discoveryState == .stopped else { return }
        discoveryState = .running
        for target in criteria.browseTargets { follow(target) }
        for host in knownHosts { ask(host) }
        Task { listeners.notify { $0.didStartDiscovery(self, forDeviceCategory: Device.castCategory) } }
    }

    /// The list is empty afterwards, and the listeners are told so.
    public func stopDiscovery() {
        guard discoveryState == .running else { return }
        discoveryState = .stopped
        for task in tasks { task.cancel() }
        tasks = []
        let changes = list.removeAll()
        Task { for change in changes { tell(change) } }
    }

    /// Asks a host directly: an IP literal or a host name of a device that multicast does not reach. `port` is the one
    /// for casting, where it is not the usual one.
    public func addKnownHost(_ address: String, port: Int? = nil) {
        let host = KnownHost(address: address, port: port)
        guard !knownHosts.contains(host) else { return }
        knownHosts.append(host)
        if discoveryActive { ask(host) }
    }

    /// Waits for a device to be found, at most so long; nil where it was not.
    ///
    /// One search at a time: a new one ends the one before with nil. Discovery is started where it does not run.
    public func findDevice(uniqueID: String, timeout: Duration) async -> Device? {
        await findDevice(timeout: timeout) { $0.uniqueID == uniqueID }
    }

    package func findDevice(timeout: Duration, where matches: @escaping (Device) -> Bool) async -> Device? {
        search?.end(nil)
        startDiscovery()
        if let device = list.devices.first(where: matches) {
            await Task.yield()
            return device
        }
        let search = DeviceSearch(matches: matches)
        self.search = search
        let deadline = time.now() + timeout
        let timer = Task { [time] in
            guard (try? await time.sleep(deadline)) != nil else { return }
            search.end(nil)
        }
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await search.result
        } onCancel: {
            Task { @MainActor in search.end(nil) }
        }
    }

    /// What the device at an address says of itself over HTTP; nil where nobody answers within two seconds.
    package func deviceInformation(of address: String, port: Int? = nil) async -> Device? {
        await inquirer.device(at: address, port: port)
    }

    /// Held weakly. Adding one again changes nothing.
    public func addListener(_ listener: any DiscoveryManagerListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    public func removeListener(_ listener: any DiscoveryManagerListener) {
        listeners.remove(listener)
    }

    private func follow(_ target: BrowseTarget) {
        let events = browser.browse(for: target)
        tasks.append(
            Task { [weak self] in
                for await event in events {
                    guard let self, !Task.isCancelled else { return }
                    self.handle(event, from: .browse(target))
                }
            })
    }

    /// Both ways at once: many networks let only one of them through.
    private func ask(_ host: KnownHost) {
        tasks.append(
            Task { [weak self, browser] in
                let devices = await browser.devices(at: host.address)
                for device in devices { self?.answered(device, by: host) }
            })
        tasks.append(
            Task { [weak self, inquirer] in
                guard let device = await inquirer.device(at: host.address, port: host.port) else { return }
                // What mDNS tells of the same device is more.
                guard self?.device(withUniqueID: device.uniqueID) == nil else { return }
                self?.answered(device, by: host)
            })
    }

    private func answered(_ device: Device, by host: KnownHost) {
        guard discoveryActive else { return }
        handle(.found(device), from: .knownHost(host.address))
    }

    private func handle(_ event: BrowseEvent, from source: DeviceList.Source) {
        let change =
            switch event {
            case .found(let device): list.found(device, from: source)
            case .lost(let deviceID): list.lost(deviceID: deviceID, from: source)
            }
        guard let change else { return }
        tell(change)
        if case .found(let device) = event, let search, search.matches(device) {
            search.end(device)
            self.search = nil
        }
    }

    private func tell(_ change: DeviceList.Change) {
        let event = DiscoveryEvent(change)
        listeners.notify { $0.willUpdateDeviceList(self) }
        listeners.notify { event.tell($0, self) }
        listeners.notify { $0.didUpdateDeviceList(self) }
        broadcaster.send(event)
        onChange?()
    }
}

/// Numbers as in the Cast SDK.
public enum DiscoveryState: Int, Sendable {
    case stopped = 0
    case running = 1
}

/// One search for a device: ends once, with what was found or with nil.
@MainActor
private final class DeviceSearch {
    let matches: (Device) -> Bool
    private var outcome: Device??
    private var waiter: CheckedContinuation<Device?, Never>?

    init(matches: @escaping (Device) -> Bool) {
        self.matches = matches
    }

    var result: Device? {
        get async {
            if let outcome { return outcome }
            return await withCheckedContinuation { waiter = $0 }
        }
    }

    func end(_ device: Device?) {
        guard outcome == nil else { return }
        outcome = .some(device)
        waiter?.resume(returning: device)
        waiter = nil
    }
}
