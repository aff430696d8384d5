package import CastSender
import PlatformFoundation

/// Finds the device that a command line names.
///
/// It never guesses: if two devices have the name, the command fails. ``NameMemory`` decides how long a lookup listens
/// for a second one.
@MainActor package struct DeviceFinder {
    package let context: CastContext
    package let options: DeviceSearch
    package let memory: NameMemoryFile

    package init(context: CastContext, options: DeviceSearch, memory: NameMemoryFile = .standard) {
        self.context = context
        self.options = options
        self.memory = memory
    }

    /// - Throws: `.noDevice` if none answers, `.wrongUse` if several have the name.
    package func find(_ name: String?) async throws -> Device {
        if let name, let device = Device(parsing: name) { return device }
        if let name, Self.hasBadPort(name) {
            throw CastFailure(.wrongUse, "\"\(name)\" is an address with a port that is none: 1 to 65535")
        }
        guard let name else {
            if !options.hosts.isEmpty { return try await findAtHosts() }
            return try await find(NameMemory.anyDevice, notFound: nobodySentence, several: Self.tooMany) { _ in true }
        }
        return try await find(
            name, notFound: notFound(name), several: { Self.ambiguous(name, $0) }, where: { matches($0, name) })
    }

    /// If a user names hosts and no device, only devices at these hosts count.
    private func findAtHosts() async throws -> Device {
        // Devices that answer meanwhile are found at once afterwards.
        context.discoveryManager.startDiscovery()
        let hosts = await HostPlaces(options.hosts.compactMap(KnownAddress.init), within: .seconds(options.timeout))
        let key = "--host " + options.hosts.joined(separator: " ")
        return try await find(key, notFound: nobodyThere, several: Self.tooMany, where: hosts.have)
    }

    private var nobodyThere: String {
        let places = options.hosts.joined(separator: ", ")
        let others = answered
        guard !others.isEmpty else { return "no Cast device answered at \(places); \(nobodySentence)" }
        return "no Cast device answered at \(places); elsewhere there are \(others.joined(separator: ", ")): "
            + "choose one with --to"
    }

    private func find(
        _ name: String, notFound: @autoclosure () -> String, several: ([Device]) -> String,
        where matches: @escaping (Device) -> Bool
    ) async throws -> Device {
        let began = ContinuousClock.now
        let found = await context.discoveryManager.findDevice(timeout: .seconds(options.timeout), where: matches)
        guard let found else { throw CastFailure(.noDevice, notFound()) }
        let known = memory.load()
        let isElsewhere = known.isElsewhere(found.deviceID, than: found.places.map(\.description))
        let isNamedByID = !name.isEmpty && found.deviceID.lowercased() == Device.normalized(id: name)
        if isNamedByID, !isElsewhere { return found }
        let isKnown = !isElsewhere && known.isAlone(found.deviceID, named: name, at: Date())
        let short = ContinuousClock.now + NameMemory.shortLook
        try await Task.sleep(
            until: isKnown ? short : max(short, began + NameMemory.fullLook), clock: .continuous)
        if isNamedByID { return context.discoveryManager.device(withUniqueID: found.uniqueID) ?? found }
        let candidates = context.discoveryManager.devices.filter(matches)
        if !isKnown || candidates.count > 1 {
            memory.update { $0.saw(candidates.map(\.deviceID), named: name, at: Date()) }
        }
        guard candidates.count <= 1 else { throw CastFailure(.wrongUse, several(candidates)) }
        return candidates.first ?? found
    }

    /// The device with the places that were announced since it was found and that have not been tried.
    ///
    /// It listens until a full look (``NameMemory``) is over. Returns nil if there are no such places, or if the user
    /// gave the device's address.
    package func elsewhere(_ device: Device, since found: ContinuousClock.Instant) async -> Device? {
        guard device.isDescribed, context.discoveryManager.discoveryActive else { return nil }
        try? await Task.sleep(until: found + NameMemory.fullLook, clock: .continuous)
        guard var now = context.discoveryManager.device(withUniqueID: device.uniqueID) else { return nil }
        let tried = Set(device.places + device.otherPlaces)
        let others = (now.places + now.otherPlaces).filter { !tried.contains($0) }
        guard let first = others.first else { return nil }
        now = StartPlaces.moved(now, to: first)
        now.otherPlaces = Array(others.dropFirst())
        return now
    }

    /// Remembers where a device that was found has proved itself.
    package func remember(_ session: CastSession, foundAs device: Device) {
        guard device.isDescribed, let host = session.remoteAddress else { return }
        let place = DeviceAddress(host: host, port: session.device.servicePort)
        // Another form of the address would never be found again.
        guard (device.places + device.otherPlaces).contains(place) else { return }
        guard !memory.load().isProven(device.deviceID, at: place.description) else { return }
        memory.update { $0.proved(device.deviceID, at: place.description, Date()) }
    }

    /// Why the search itself failed; nil if it works.
    package static func searchFailure(_ context: CastContext) -> String? {
        context.discoveryManager.discoveryError.map { error in
            let sentence = error.description.hasSuffix(".") ? String(error.description.dropLast()) : error.description
            return "\(sentence); give the device by its address (--to ADDRESS); `marquee doctor` says more"
        }
    }

    /// The hosts that were asked directly and have not answered, in a sentence; nil if all have.
    package static func silence(_ hosts: [String], _ context: CastContext) -> String? {
        let silent = hosts.filter { KnownAddress($0)?.isAmong(context.discoveryManager.devices) == false }
        return silent.isEmpty ? nil : "no Cast device answered at \(silent.joined(separator: ", "))"
    }

    private var nobodySentence: String {
        Self.searchFailure(context)
            ?? "no Cast device answered within \(NumberText.count(options.timeout)) s; `marquee doctor` says what may "
            + "be in the way"
    }

    /// The names of the devices that have answered, in quotes. On a crowded network, announced ones may be invented.
    private var answered: [String] {
        context.discoveryManager.devices.filter(\.hasAnswered).map { "\"\($0.shownName)\"" }
    }

    private func notFound(_ name: String) -> String {
        let hosts = Self.silence(options.hosts, context).map { "; \($0)" } ?? ""
        let others = answered
        if !others.isEmpty {
            return "no device is called \"\(name)\"; these answered: " + others.joined(separator: ", ") + hosts
        }
        let reason = Self.searchFailure(context)
            ?? "no device answered at all; `marquee doctor` says what may be in the way"
        return "no device is called \"\(name)\"\(hosts); \(reason)"
    }

    private static func ambiguous(_ name: String, _ candidates: [Device]) -> String {
        "\(candidates.count) devices are called \"\(name)\"; say which by id: "
            + candidates.map(\.deviceID).joined(separator: ", ")
    }

    /// If several share a name, their ids are added, so that the user can choose.
    private static func tooMany(_ devices: [Device]) -> String {
        let names = Set(devices.map { $0.friendlyName.lowercased() })
        let isClear = names.count == devices.count
        return "there are \(devices.count) devices; choose one with --to: "
            + devices.map { "\"\($0.shownName)\"" + (isClear ? "" : " (\($0.deviceID))") }.joined(separator: ", ")
    }

    /// Detects `127.0.0.1:99999`. Names may contain colons, so the part before it has to be an address.
    private static func hasBadPort(_ name: String) -> Bool {
        guard let colon = name.lastIndex(of: ":") else { return false }
        let port = name[name.index(after: colon)...]
        return !port.isEmpty && port.allSatisfy(\.isNumber) && Device(parsing: String(name[..<colon])) != nil
    }

    private func matches(_ device: Device, _ name: String) -> Bool {
        device.friendlyName.lowercased() == name.lowercased()
            || device.deviceID.lowercased() == Device.normalized(id: name)
    }
}
