import ArgumentParser
import CastSender
import CastTransport
import Casting

/// A command that talks to a device.
///
/// Its option groups are siblings. In debug builds ArgumentParser checks each group four times, and four times as often
/// for each level of nesting.
protocol DeviceCommand: AsyncParsableCommand {
    var device: DeviceName { get }
    var search: SearchOptions { get }
    var output: OutputOptions { get }
}

extension DeviceCommand {
    var options: DeviceOptions { DeviceOptions(to: device.to, search: search, output: output) }
}

/// The options that all commands for a device have in common.
struct DeviceOptions {
    /// Nil if the user named no device.
    var to: String?
    var search: SearchOptions
    var output: OutputOptions
}

/// The option `--to`.
struct DeviceName: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The device, by name, id or address.", valueName: "device"))
    var to: String?

    func validate() throws { try Self.check(to, "--to") }

    /// Checks a device's name from the command line; nil is valid.
    ///
    /// - Throws: `ValidationError` if `name` is blank, because no device would be found.
    static func check(_ name: String?, _ option: String) throws {
        guard let name, name.allSatisfy(\.isWhitespace) else { return }
        throw ValidationError("\(option) takes a device's name, id or address, not \"\(name)\"")
    }
}

/// The options for discovery.
struct SearchOptions: ParsableArguments {
    @Option(
        name: .customLong("interface"),
        help: ArgumentHelp("Search on this network interface only. Repeatable.", valueName: "name"))
    var interfaces: [String] = []

    @Option(
        name: .customLong("host"),
        help: ArgumentHelp(
            "An address to ask directly if multicast does not reach it. Repeatable.", valueName: "address"))
    var hosts: [String] = []

    @Option(help: ArgumentHelp("Time limit of the search for a device, in seconds.", valueName: "seconds"))
    var timeout: Double = 5

    func validate() throws {
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout takes seconds: more than 0 and at most 3600")
        }
        for host in hosts where KnownAddress(host) == nil {
            throw ValidationError(
                "--host takes an address such as 192.168.1.20, [fd00::2]:8009 or tv.lan, not \"\(host)\"")
        }
    }

    /// Checks that all named interfaces exist.
    ///
    /// - Throws: `.wrongUse` for an unknown interface, with the names of the existing interfaces.
    func checkInterfaces() throws {
        guard !interfaces.isEmpty,
            let present = try? SystemNetworkPath.make(group: SocketThreads.shared.next()).interfaces().map(\.name),
            let unknown = interfaces.first(where: { !present.contains($0) })
        else { return }
        throw CommandFailure(
            .wrongUse,
            "there is no network interface \"\(unknown)\"; this machine has \(present.joined(separator: ", "))")
    }
}

extension SearchOptions {
    /// - Throws: `.wrongUse` for an unknown interface.
    func checked() throws -> DeviceSearch {
        try checkInterfaces()
        return DeviceSearch(interfaces: interfaces, hosts: hosts, timeout: timeout)
    }

    /// - Throws: as ``checked()``.
    @MainActor func makeContext(
        _ output: OutputOptions, patience: Duration = .zero, keepsSessions: Bool = false
    ) throws -> CastContext {
        StateNotice.tell(output.console)
        return try checked().makeContext(logger: makeLogger(output), patience: patience, keepsSessions: keepsSessions)
    }
}

extension DeviceOptions {
    /// - Throws: `.wrongUse` for an unknown interface.
    @MainActor func request() throws -> DeviceRequest {
        let console = output.console
        StateNotice.tell(console)
        return DeviceRequest(name: to, search: try search.checked(), logger: makeLogger(output)) { device in
            console.talk(Self.permissionSentence(device))
        }
    }

    static func permissionSentence(_ device: Device) -> String {
        "\"\(device.shownName)\" is waiting for permission on the TV"
    }
}

extension DeviceLink {
    static func join(
        _ options: DeviceOptions, patience: Duration = .zero, awaitsPlayer: Bool = true
    ) async throws -> DeviceLink {
        try await join(try options.request(), patience: patience, awaitsPlayer: awaitsPlayer)
    }
}
