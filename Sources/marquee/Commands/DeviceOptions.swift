import ArgumentParser
import CastSender
import CastTransport
import Casting

/// A command that talks to a device.
///
/// Its groups of options stand side by side: ArgumentParser's debug build, which checks each group four times over,
/// takes four times as long for each level of groups within groups.
protocol DeviceCommand: AsyncParsableCommand {
    var device: DeviceName { get }
    var search: SearchOptions { get }
    var output: OutputOptions { get }
}

extension DeviceCommand {
    var options: DeviceOptions { DeviceOptions(to: device.to, search: search, output: output) }
}

/// What all commands that talk to a device have in common.
struct DeviceOptions {
    /// Nil where there is one device only.
    var to: String?
    var search: SearchOptions
    var output: OutputOptions
}

/// Which device.
struct DeviceName: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The device: its name, its id or its address.", valueName: "device"))
    var to: String?

    func validate() throws { try Self.check(to, "--to") }

    /// - Throws: where `name` is given and empty: it would be looked for in vain.
    static func check(_ name: String?, _ option: String) throws {
        guard let name, name.allSatisfy(\.isWhitespace) else { return }
        throw ValidationError("\(option) takes a device's name, its id or its address, and \"\(name)\" is none")
    }
}

/// How devices are looked for.
struct SearchOptions: ParsableArguments {
    @Option(
        name: .customLong("interface"),
        help: ArgumentHelp("Look on this network interface only; may be given again.", valueName: "name"))
    var interfaces: [String] = []

    @Option(
        name: .customLong("host"),
        help: ArgumentHelp("Ask this address directly, where multicast does not reach.", valueName: "address"))
    var hosts: [String] = []

    @Option(help: ArgumentHelp("How long to look for a device, in seconds.", valueName: "seconds"))
    var timeout: Double = 5

    func validate() throws {
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout takes seconds: more than 0, at most 3600")
        }
        for host in hosts where KnownAddress(host) == nil {
            throw ValidationError(
                "--host takes an address: 192.168.1.20, [fd00::2]:8009 or tv.lan; \"\(host)\" is none")
        }
    }

    /// - Throws: `.wrongUse` for an interface that is not there, with the names of those that are.
    func checkInterfaces() throws {
        guard !interfaces.isEmpty,
            let present = try? SystemNetworkPath.make(group: SocketThreads.shared.next()).interfaces().map(\.name),
            let unknown = interfaces.first(where: { !present.contains($0) })
        else { return }
        throw CommandFailure(
            .wrongUse, "there is no network interface \"\(unknown)\"; here are \(present.joined(separator: ", "))")
    }
}

extension SearchOptions {
    /// - Throws: `.wrongUse` for an interface that is not there.
    func checked() throws -> DeviceSearch {
        try checkInterfaces()
        return DeviceSearch(interfaces: interfaces, hosts: hosts, timeout: timeout)
    }

    /// As ``checked()``.
    @MainActor func makeContext(
        _ output: OutputOptions, patience: Duration = .zero, keepsSessions: Bool = false
    ) throws -> CastContext {
        StateNotice.tell(output.console)
        return try checked().makeContext(logger: makeLogger(output), patience: patience, keepsSessions: keepsSessions)
    }
}

extension DeviceOptions {
    /// - Throws: `.wrongUse` for an interface that is not there.
    @MainActor func request() throws -> DeviceRequest {
        let console = output.console
        StateNotice.tell(console)
        return DeviceRequest(name: to, search: try search.checked(), logger: makeLogger(output)) { device in
            console.talk(Self.permissionSentence(device))
        }
    }

    static func permissionSentence(_ device: Device) -> String {
        "\"\(device.shownName)\" is waiting for somebody to allow it on the TV"
    }
}

extension DeviceLink {
    static func join(
        _ options: DeviceOptions, patience: Duration = .zero, awaitsPlayer: Bool = true
    ) async throws -> DeviceLink {
        try await join(try options.request(), patience: patience, awaitsPlayer: awaitsPlayer)
    }
}
