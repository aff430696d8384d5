import ArgumentParser
import CastSender
import Foundation

struct PinCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin", abstract: "Trusts a device that can't prove that it is genuine.",
        discussion: """
            The key that the device shows now is written down; from then on the device with that key is trusted, and \
            only that one. Do this at home, with your own device. Without a DEVICE the pins are listed.
            """)

    @Argument(help: ArgumentHelp("The device: its name, its id or its address.", valueName: "device"))
    var device: String?

    @Option(help: ArgumentHelp("Forget a pin, given by its hexadecimal digits.", valueName: "pin"))
    var remove: String?

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    private struct Pinned: Encodable {
        let device: String?
        let pin: String?
        let trust: String
    }

    func validate() throws {
        try DeviceName.check(device, "pin")
        guard device == nil || remove == nil else { throw ValidationError("name a device or --remove a pin, not both") }
        if let remove, KeyPin(remove) == nil {
            throw ValidationError("\"\(remove)\" is no pin: a pin has 64 hexadecimal digits; `marquee pin` lists them")
        }
    }

    @MainActor func run() async throws {
        let store = FileTrustStore.standard
        if let pin = remove.flatMap({ KeyPin($0) }) { return try forget(pin, in: store) }
        guard let device else { return list(store) }
        try await pin(deviceNamed: device, in: store)
    }

    @MainActor private func pin(deviceNamed name: String, in store: FileTrustStore) async throws {
        let context = try DeviceLink.makeContext(search, output)
        let device = try await DeviceFinder(context: context, options: search).find(name)
        do {
            let session = try await context.sessionManager.connect(to: device, options: .joinOnly)
            let trust = session.trust.map(StatusReport.name(of:)) ?? "unknown"
            output.console.answer(
                "\"\(device.friendlyName)\" is trusted already (\(trust)); no pin is needed",
                json: Pinned(device: device.friendlyName, pin: nil, trust: trust))
            try? await context.sessionManager.disconnect()
        } catch {
            guard let refusal = error.underlying as? DeviceRefusal, let pin = refusal.pin else {
                throw CommandFailure(connecting: error, to: device)
            }
            do {
                try store.add(NamedPin(
                        pin: pin, name: device.friendlyName, deviceID: device.deviceID, since: Date(),
                        key: refusal.pinnedKey))
            } catch {
                throw CommandFailure(.wrongUse, error.description)
            }
            output.console.talk(refusal.description)
            if refusal.pinnedKey == .tls {
                output.console.talk(
                    "The pin is of its TLS key and ends with that certificate, which devices renew often.")
            }
            output.console.answer(
                "\"\(device.friendlyName)\" is pinned: \(pin)",
                json: Pinned(device: device.friendlyName, pin: pin.description, trust: "pinned"))
        }
    }

    @MainActor private func list(_ store: FileTrustStore) {
        let pins = store.load().pins
        if pins.isEmpty { output.console.talk("no device is pinned") }
        for pin in pins {
            output.console.answer(
                "\(pin.pin)  \(pin.name)",
                json: Pinned(device: pin.name, pin: pin.pin.description, trust: "pinned"))
        }
    }

    @MainActor private func forget(_ pin: KeyPin, in store: FileTrustStore) throws {
        do {
            guard try store.remove(pin) else { throw CommandFailure(.wrongUse, "no device is pinned as \(pin)") }
        } catch let error as CastError {
            throw CommandFailure(.wrongUse, error.description)
        }
        output.console.answer(
            "forgotten: \(pin)", json: Pinned(device: nil, pin: pin.description, trust: "forgotten"))
    }
}
