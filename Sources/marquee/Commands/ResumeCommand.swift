import ArgumentParser
import CastSender

struct ResumeCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Goes on with a cast whose command was ended or killed while it played.",
        discussion: """
            The same files are served again where the device fetches them from, as long as the device still has the \
            cast. With several, --to says which; otherwise it is the latest. Ends with 2 where none was left behind, \
            with 5 where the device has it no more.
            """)

    @Flag(help: "Let it go on without this terminal; `marquee stop` ends it.")
    var detach = false

    @Option(help: ArgumentHelp("How long to try to get a lost device back, in seconds.", valueName: "seconds"))
    var patience = 120

    /// Set where this process is the detached one.
    @Flag(name: .customLong("serving-child"), help: .hidden)
    var isServingChild = false

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (0...86_400).contains(patience) else { throw ValidationError("--patience takes seconds: 0 to 86400") }
    }

    @MainActor func run() async throws {
        let patience = Duration.seconds(patience)
        let context = try DeviceLink.makeContext(
            options.search, options.output, patience: patience, keepsSessions: true)
        let (stored, memo) = try find(in: context)
        if detach, !isServingChild {
            try await DetachedCast.start(console: output.console)
            return
        }
        let voice = isServingChild ? DetachedVoice() : CastCommand.voice(output)
        let run = CastRun(options: options, servePort: 0, patience: patience, voice: voice)
        try await run.resume(stored, memo, in: context)
    }

    @MainActor private func find(in context: CastContext) throws -> (StoredSession, CastMemo) {
        let all = context.sessionManager.storedSessions().compactMap { stored in
            CastMemo(stored.resumptionData).map { (stored, $0) }
        }
        let fitting = all.filter { options.to == nil || Self.fits($0.0.device, options.to ?? "") }
        if let newest = fitting.first { return newest }
        guard let name = options.to, !all.isEmpty else {
            throw CommandFailure(.wrongUse, "no cast was left behind that could be resumed")
        }
        let others = all.map { "\"\($0.0.device.shownName)\"" }.joined(separator: ", ")
        throw CommandFailure(.wrongUse, "no cast was left behind on \"\(name)\"; there is one on \(others)")
    }

    private static func fits(_ device: Device, _ name: String) -> Bool {
        if let address = Device(parsing: name) {
            return device.networkAddresses.contains(address.networkAddress) && device.servicePort == address.servicePort
        }
        return device.friendlyName.lowercased() == name.lowercased()
            || device.deviceID == name.lowercased().filter { $0 != "-" }
    }
}
