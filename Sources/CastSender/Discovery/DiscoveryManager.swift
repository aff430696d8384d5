package import Logging

/// Finds Cast devices and keeps the list of them.
///
/// It starts with its context, unless `CastOptions.disableDiscoveryAutostart` is true. An app with its own device list
/// may start and stop it. Devices are found by multicast DNS. Hosts that multicast does not reach are asked directly
/// once they are added with `addKnownHost`. Devices given by address (`Device(address:port:)`) need no discovery.
///
/// It is used from the main actor. From the Cast SDK: `GCKDiscoveryManager`; known hosts are Marquee's own.
@MainActor
public final class DiscoveryManager {
    /// Whether devices are being looked for.
    public private(set) var discoveryState = DiscoveryState.stopped
    /// The reason why multicast DNS can't find devices, with code `.networkError` and a sentence.
    ///
    /// It is nil while multicast DNS works and after the next start. Known hosts are still asked. It lets an app
    /// explain an empty list; `DiscoveryManagerListener.discoveryManager(_:didFailWithError:)` reports each error.
    /// Marquee's own.
    public private(set) var discoveryError: CastError?
    /// Whether to send fewer questions: hosts that are known by address are asked only once a minute.
    ///
    /// Multicast DNS by itself asks less and less often. When set back to false, it asks again at once. The default is
    /// false.
    public var passiveScan = false {
        didSet {
            guard passiveScan != oldValue, discoveryActive else { return }
            // The known devices stay in the list while they are asked again.
            cancel(&hostTasks)
            for host in knownHosts { ask(host) }
            guard !passiveScan else { return }
            cancel(&browseTasks)
            for target in criteria.browseTargets { follow(target) }
        }
    }

    /// Whether to count devices that can't run the app while discovery runs, for an app that explains an empty list.
    ///
    /// It costs a separate question on the network. The default is false. Marquee's own.
    public var countsHiddenDevices = false {
        didSet { if countsHiddenDevices != oldValue { followHiddenDevices() } }
    }
    /// The number of devices that can't run the app: they announce themselves, but not that they support it.
    ///
    /// It is 0 while ``countsHiddenDevices`` is false, and for an app that every device supports.
    /// `DiscoveryManagerListener.didUpdateHiddenDeviceCount(_:)` reports changes. Marquee's own.
    public var hiddenDeviceCount: Int { hiddenDevices.count }

    private let criteria: DiscoveryCriteria
    private let browser: any DeviceBrowsing
    private let inquirer: any HostInquiring
    private let time: TimeSource
    private let logger: Logger
    /// The providers of other kinds of devices, which start and stop with this manager.
    private var providers: [String: DeviceProvider] = [:]
    private var startedCategories: Set<String> = []
    private var list = DeviceList()
    private var knownHosts: [KnownHost] = []
    private var browseTasks: [Task<Void, Never>] = []
    private var hostTasks: [Task<Void, Never>] = []
    /// The number of starts so far.
    private var run = 0
    private let listeners = ListenerList<any DiscoveryManagerListener>()
    private let broadcaster = EventBroadcaster<DiscoveryEvent>()
    private var search: DeviceSearch?
    private let hiddenDevices: HiddenDeviceCounter
    var onChange: (() -> Void)?

    private struct KnownHost: Hashable, Sendable {
        let address: String
        let port: Int?
    }

    package init(
        criteria: DiscoveryCriteria, browser: any DeviceBrowsing, inquirer: any HostInquiring, time: TimeSource,
        logger: Logger = .castSender
    ) {
        self.logger = logger
        self.criteria = criteria
        self.browser = browser
        self.inquirer = inquirer
        self.time = time
        hiddenDevices = HiddenDeviceCounter(browser: browser)
    }

    deinit {
        for task in browseTasks + hostTasks { task.cancel() }
    }

    /// The devices sorted by friendly name (by Unicode scalars), and by unique id if names are equal.
    public var devices: [Device] { list.devices }
    /// The number of listed devices, from 0 on.
    public var deviceCount: Int { list.devices.count }
    /// Whether any device is listed.
    public var hasDiscoveredDevices: Bool { !list.devices.isEmpty }
    /// Whether `discoveryState` is `.running`.
    public var discoveryActive: Bool { discoveryState == .running }

    /// Returns the device at an index of `devices`.
    ///
    /// - Precondition: the index is in the list.
    public func device(at index: Int) -> Device { list.devices[index] }

    /// Returns the listed device with this `Device.uniqueID`, or nil if there is none.
    public func device(withUniqueID uniqueID: String) -> Device? {
        list.device(withUniqueID: uniqueID)
    }

    /// The changes to the list from now on. Each access returns a new sequence.
    public var events: AsyncStream<DiscoveryEvent> { broadcaster.makeStream() }

    /// Returns whether devices of this category are being looked for.
    public func isDiscoveryActive(forDeviceCategory category: String) -> Bool {
        startedCategories.contains(category)
    }

    /// Starts to look for devices, including those of providers. It does nothing if discovery is already running.
    public func startDiscovery() {
        guard discoveryState == .stopped else { return }
        discoveryState = .running
        discoveryError = nil
        run += 1
        announceStart(of: Device.castCategory)
        for target in criteria.browseTargets { follow(target) }
        for host in knownHosts { ask(host) }
        for provider in providers.values { provider.startDiscovery() }
        followHiddenDevices()
    }

    private func followHiddenDevices() {
        guard countsHiddenDevices, discoveryActive, !criteria.browseTargets.contains(.allDevices) else {
            let before = hiddenDeviceCount
            hiddenDevices.stop()
            if before != 0 { tellHiddenDevices() }
            return
        }
        hiddenDevices.start(listed: devices) { [weak self] in self?.tellHiddenDevices() }
    }

    private func tellHiddenDevices() {
        listeners.notify { $0.didUpdateHiddenDeviceCount(self) }
    }

    private func cancel(_ tasks: inout [Task<Void, Never>]) {
        for task in tasks { task.cancel() }
        tasks = []
    }

    /// Reports the start after the call that started it, unless discovery was stopped in the meantime.
    private func announceStart(of category: String) {
        guard startedCategories.insert(category).inserted else { return }
        Task { [run] in
            guard run == self.run, startedCategories.contains(category) else { return }
            tellStart(of: category)
        }
    }

    private func tellStart(of category: String) {
        logger.info("Looking for devices of the category \(category)")
        listeners.notify { $0.didStartDiscovery(self, forDeviceCategory: category) }
        guard hasDiscoveredDevices else { return }
        listeners.notify { $0.didHaveDiscoveredDeviceWhenStartingDiscovery(self) }
    }

    /// Stops looking for devices. All devices are removed from the list, the last first, and listeners are told of
    /// each.
    public func stopDiscovery() {
        guard discoveryState == .running else { return }
        discoveryState = .stopped
        startedCategories = []
        for provider in providers.values { provider.stopDiscovery() }
        cancel(&browseTasks)
        cancel(&hostTasks)
        for device in list.devices.reversed() {
            if let change = list.remove(uniqueID: device.uniqueID) { tell(change) }
        }
        followHiddenDevices()
    }

    /// Adds a provider, whose devices are listed with the others from now on.
    func add(_ provider: DeviceProvider) {
        providers[provider.deviceCategory] = provider
        if discoveryActive { provider.startDiscovery() }
    }

    /// Removes a provider and its devices from the list.
    func remove(_ provider: DeviceProvider) {
        guard providers.removeValue(forKey: provider.deviceCategory) != nil else { return }
        if discoveryActive { provider.stopDiscovery() }
        startedCategories.remove(provider.deviceCategory)
        for device in list.devices(from: [.provider(provider.deviceCategory)]).reversed() {
            self.provider(provider.deviceCategory, didUnpublish: device)
        }
    }

    func providerDidStart(_ category: String) {
        guard discoveryActive, providers[category] != nil else { return }
        announceStart(of: category)
    }

    func provider(_ category: String, didPublish device: Device) {
        found(device, from: .provider(category))
    }

    func provider(_ category: String, didUnpublish device: Device) {
        guard let change = list.lost(uniqueID: device.uniqueID, from: .provider(category)) else { return }
        tell(change)
    }

    /// Adds a device that multicast does not reach, by an IP literal or a host name, which is then asked directly.
    ///
    /// `port` is the device's port for casting, 1 to 65535, if it is not the default. While discovery runs, the host is
    /// asked again after 5 seconds, then 10, up to once a minute. A device of the host is removed when it has missed
    /// three rounds.
    public func addKnownHost(_ address: String, port: Int? = nil) {
        let host = KnownHost(address: address, port: port)
        guard !knownHosts.contains(host) else { return }
        knownHosts.append(host)
        if discoveryActive { ask(host) }
    }

    /// Waits at most `timeout` for a device. Returns nil if it was not found.
    ///
    /// Only one search runs at a time: a new one ends the previous one with nil. Discovery is started if it is not
    /// running.
    public func findDevice(uniqueID: String, timeout: Duration) async -> Device? {
        await findDevice(timeout: timeout) { $0.uniqueID == uniqueID }
    }

    /// Waits at most `timeout` for a device with this name, in upper or lower case. Returns nil if none was found.
    ///
    /// If several match, it returns the first in `devices`, or the first that is found. Only one search runs at a time:
    /// a new one ends the previous one with nil. Discovery is started if it is not running.
    public func findDevice(named friendlyName: String, timeout: Duration) async -> Device? {
        let wanted = friendlyName.lowercased()
        return await findDevice(timeout: timeout) { $0.friendlyName.lowercased() == wanted }
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
        defer {
            timer.cancel()
            if self.search === search { self.search = nil }
        }
        return await withTaskCancellationHandler {
            await search.result
        } onCancel: {
            Task { @MainActor in search.end(nil) }
        }
    }

    /// Returns the device with this id if it is in the list or is found in time by multicast or by asking the known
    /// hosts once. Discovery need not be running.
    package func locate(deviceID: String, by deadline: ContinuousClock.Instant) async -> Device? {
        if let known = device(withUniqueID: Device.uniqueID(ofCastDevice: deviceID)) { return known }
        return await withTaskGroup(of: Device?.self) { [browser, inquirer, time, knownHosts] group in
            group.addTask { await browser.device(withID: deviceID, by: deadline, time: time) }
            for host in knownHosts {
                group.addTask {
                    let announced = await browser.devices(at: host.address).first { $0.deviceID == deviceID }
                    guard announced == nil else { return announced }
                    let described = await inquirer.device(at: host.address, port: host.port)
                    return described?.deviceID == deviceID ? described : nil
                }
            }
            defer { group.cancelAll() }
            for await found in group where found != nil { return found }
            return nil
        }
    }

    /// Adds a listener, which is held weakly. Adding it again changes nothing.
    public func addListener(_ listener: any DiscoveryManagerListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    /// Removes a listener. It does nothing if the listener is not registered.
    public func removeListener(_ listener: any DiscoveryManagerListener) {
        listeners.remove(listener)
    }

    private func follow(_ target: BrowseTarget) {
        let events = browser.browse(for: target)
        browseTasks.append(
            Task { [weak self] in
                for await event in events {
                    guard let self, !Task.isCancelled else { return }
                    self.handle(event, of: target)
                    // Otherwise a network with endless announcements would occupy the main actor.
                    await Task.yield()
                }
            })
    }

    /// Asks a host over mDNS and HTTP at once, since many networks allow only one of them.
    private func ask(_ host: KnownHost) {
        let sources = [DeviceList.Source.knownHost(host.address), .describedHost(host.address)]
        let announced = { @Sendable @MainActor [weak self, browser] () -> [Device] in
            let devices = await browser.devices(at: host.address)
            for device in devices { self?.found(device, from: sources[0]) }
            return devices
        }
        let described = { @Sendable @MainActor [weak self, inquirer] () -> [Device] in
            guard let device = await inquirer.device(at: host.address, port: host.port) else { return [] }
            // The mDNS announcement of the same device has more information.
            if self?.list.isKnown(deviceID: device.deviceID, elsewhereThan: sources[1]) == false {
                self?.found(device, from: sources[1])
            }
            return [device]
        }
        let known = list.devices(from: sources).map(\.deviceID)
        hostTasks.append(
            Task { [weak self, time, passiveScan] in
                var rounds = KnownHostRounds(isPassive: passiveScan, known: known)
                while !Task.isCancelled {
                    async let first = announced()
                    async let second = described()
                    let outcome = await rounds.ended(answered: Set((first + second).map(\.deviceID)))
                    for id in outcome.lost {
                        for source in sources { self?.lost(id, from: source) }
                    }
                    guard self != nil, (try? await time.sleep(time.now() + outcome.pause)) != nil else { return }
                }
            })
    }

    private func handle(_ event: BrowseEvent, of target: BrowseTarget) {
        switch event {
        case .found(let device, let instance): found(device, from: .browse(target, instance: instance))
        case .lost(let deviceID, let instance): lost(deviceID, from: .browse(target, instance: instance))
        case .failed(let reason):
            logger.warning("\(reason)")
            // The browse of each application reports the same error.
            guard discoveryError?.description != reason else { return }
            let error = CastError(.networkError, reason)
            discoveryError = error
            listeners.notify { $0.discoveryManager(self, didFailWithError: error) }
        }
    }

    private func found(_ device: Device, from source: DeviceList.Source) {
        guard !Task.isCancelled else { return }
        var hasChanged = false
        // A listener may stop the discovery.
        while discoveryActive, let change = list.found(device, from: source) {
            hasChanged = true
            tell(change)
        }
        guard hasChanged, let shown = list.device(withUniqueID: device.uniqueID), let search, search.matches(shown)
        else { return }
        search.end(shown)
    }

    private func lost(_ deviceID: String, from source: DeviceList.Source) {
        guard !Task.isCancelled, let change = list.lost(deviceID: deviceID, from: source) else { return }
        tell(change)
    }

    private func tell(_ change: DeviceList.Change) {
        let event = DiscoveryEvent(change)
        logger.debug("The list of devices: \(event.summary)")
        listeners.notify { $0.willUpdateDeviceList(self) }
        listeners.notify { event.tell($0, self) }
        listeners.notify { $0.didUpdateDeviceList(self) }
        broadcaster.send(event)
        onChange?()
        if hiddenDevices.follow(event) { tellHiddenDevices() }
    }
}

/// One search for a device. It ends once, with a device or with nil.
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
