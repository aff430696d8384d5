import ArgumentParser
import CastSender
import Casting

struct PinCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin", abstract: "Trust a device that can't prove that it is genuine.",
        discussion: """
            Stores the current key of the device as a pin. From then on, the device is trusted as long as it has this \
            key. Do this at home, with your own device. A new pin of a device replaces its old pin. Without DEVICE, \
            the command lists the pins.
            """)

    @Argument(help: ArgumentHelp("The device, by name, id or address.", valueName: "device"))
    var device: String?

    @Option(help: ArgumentHelp("Remove a pin, given as 64 hexadecimal digits.", valueName: "pin"))
    var remove: String?

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    private struct Pinned: Encodable {
        let device: String?
        let pin: String?
        let trust: String
        /// The pin of the key that this device had before.
        var replaced: String?
    }

    func validate() throws {
        try DeviceName.check(device, "pin")
        guard device == nil || remove == nil else { throw ValidationError("give a device or --remove, not both") }
        if let remove, KeyPin(remove) == nil {
            throw ValidationError(
                "\"\(remove)\" is not a pin: a pin has 64 hexadecimal digits; `marquee pin` lists the pins")
        }
    }

    @MainActor func run() async throws {
        let store = FileTrustStore.standard
        if let pin = remove.flatMap({ KeyPin($0) }) { return try forget(pin, in: store) }
        guard let device else { return list(store) }
        try await pin(deviceNamed: device, in: store)
    }

    @MainActor private func pin(deviceNamed name: String, in store: FileTrustStore) async throws {
        let search = try search.checked()
        let context = search.makeContext(logger: makeLogger(output))
        let device = try await DeviceFinder(context: context, options: search).find(name)
        switch try await DevicePinning.pin(device, in: context, keptIn: store) {
        case .trusted(let trust):
            let word = trust.map(StatusReport.name(of:)) ?? "unknown"
            output.console.answer(
                "\"\(device.shownName)\" is already trusted (\(word)); it needs no pin",
                json: Pinned(device: device.friendlyName, pin: nil, trust: word))
        case .pinned(let pin, let refusal): tell(pin, of: device, refusal)
        }
    }

    @MainActor private func tell(_ pin: KeyPin, of device: Device, _ refusal: DeviceRefusal) {
        // The reason without its advice, because the advice is to run this command.
        output.console.talk(refusal.finding)
        if refusal.earlierPin != nil {
            output.console.talk(
                "The old pin is replaced. If you don't know why the key has changed, remove the new pin (--remove).")
        }
        if refusal.pinnedKey == .tls {
            output.console.talk("The pin is for the TLS key. It ends with that certificate, which devices renew often.")
        }
        output.console.answer(
            "\"\(device.shownName)\" is pinned: \(pin)",
            json: Pinned(
                device: device.friendlyName, pin: pin.description, trust: "pinned",
                replaced: refusal.earlierPin?.pin.description))
    }

    @MainActor private func list(_ store: FileTrustStore) {
        let pins = store.load().pins
        if pins.isEmpty { output.console.talk("no device is pinned") }
        for pin in pins {
            output.console.answer(
                "\(pin.pin)  \(PeerText.name(pin.name))",
                json: Pinned(device: pin.name, pin: pin.pin.description, trust: "pinned"))
        }
    }

    @MainActor private func forget(_ pin: KeyPin, in store: FileTrustStore) throws {
        do {
            guard try store.remove(pin) else { throw CommandFailure(.wrongUse, "no device has the pin \(pin)") }
        } catch let error as CastError {
            throw CommandFailure(.wrongUse, error.description)
        }
        output.console.answer(
            "removed: \(pin)", json: Pinned(device: nil, pin: pin.description, trust: "forgotten"))
    }
}
