import CastWire
import ToldMedia

@testable import CastWidgetsCore
@testable import SenderCore

/// A terminal with widgets in it: keys go in, and what is on the screen comes out as lines.
struct TerminalBench {
    var interface = TerminalInterface()
    var states = TerminalStates()
    var capabilities = TerminalCapabilities()
    var artwork: [UInt8]?
    var now = start

    static func device(_ name: String, model: String = "", playing: String = "", _ more: DeviceCapabilities = [])
        -> DeviceRow
    {
        var device = Device(address: "192.0.2.1")
        (device.deviceID, device.friendlyName, device.modelName) = (name.lowercased(), name, model)
        (device.statusText, device.capabilities) = (playing, more)
        return DeviceRow(device)
    }

    static let house = [
        device("Bedroom", model: "Chromecast"), device("Kitchen", model: "Nest Audio", playing: "Radio", [.audioOut]),
        device("Upstairs", model: "Google Cast Group", [.audioOut, .multizoneGroup]),
    ]

    init(_ devices: [DeviceRow] = house) {
        _ = states.dialog.handle(.devicesChanged(devices, hidden: 0), at: start)
        _ = states.dialog.handle(.opened(devices.isEmpty ? .noDevicesAvailable : .notConnected), at: start)
    }

    /// The session is with the first device, and this plays there.
    mutating func connect(_ media: WidgetMedia? = nil, to device: DeviceRow = house[0]) {
        _ = states.dialog.handle(.castStateChanged(.connected, device: device), at: start)
        play(media)
    }

    mutating func play(_ media: WidgetMedia?) {
        _ = states.dialog.handle(.mediaChanged(media), at: start)
        _ = states.mini.handle(.mediaChanged(media))
        _ = states.expanded.handle(.mediaChanged(media), at: start)
        _ = states.tracks.handle(.mediaChanged(media))
        interface.follow(states, at: now)
    }

    mutating func press(_ keys: TerminalKey..., page: Int = 10) -> [TerminalInterface.Effect] {
        let effects = keys.flatMap { interface.handle($0, states, page: page, at: now) }
        interface.follow(states, at: now)
        return effects
    }

    mutating func follow() { interface.follow(states, at: now) }

    func view(_ columns: Int, _ rows: Int) -> TerminalView {
        var interface = interface
        interface.follow(states, at: now)
        return TerminalView(
            interface, states, size: TerminalSize(columns: columns, rows: rows), capabilities: capabilities,
            texts: TerminalTexts(), artwork: artwork, at: now)
    }

    func lines(_ columns: Int, _ rows: Int) -> [String] { view(columns, rows).screen.lines }

    func text(_ columns: Int, _ rows: Int) -> String { lines(columns, rows).joined(separator: "\n") }
}
