import PlatformC
import PlatformFoundation

/// Checks the parts of a desktop: a display for the receiver's window, D-Bus, notice of sleep, and libsystemd.
/// ``CaptureCheckup`` checks what can be mirrored.
enum DesktopCheckup {
    static func findings() -> [Finding] {
        [
            display(environment, answers: DisplaySocket.answers), bus, sleep, systemdLibrary,
        ]
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static func value(_ name: String, _ environment: [String: String]) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// - Parameter answers: whether an X display answers; nil if that can't be determined.
    static func display(_ environment: [String: String], answers: (String) -> Bool?) -> Finding {
        let wayland = value("WAYLAND_DISPLAY", environment)
        guard let name = wayland ?? value("DISPLAY", environment) else {
            return Finding(
                subject: "display", verdict: .note, finding: "not found; `marquee receiver` runs without a window")
        }
        guard wayland != nil || answers(name) != false else {
            return Finding(
                subject: "display", verdict: .missing,
                finding: "\(name) does not answer; `marquee receiver` can't open its window",
                remedy: "run it in the desktop's session, or without DISPLAY, so that it runs without a window")
        }
        return Finding(subject: "display", verdict: .good, finding: "\(name); `marquee receiver` opens a window")
    }

    private static var bus: Finding {
        let address = environment["DBUS_SESSION_BUS_ADDRESS"]
        let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
        if address != nil || socket.map(FileManager.default.fileExists(atPath:)) == true {
            return Finding(subject: "D-Bus", verdict: .good, finding: "there is a session bus")
        }
        return Finding(
            subject: "D-Bus", verdict: .note,
            finding: "no session bus; Now Playing needs it, casting does not")
    }

    /// logind announces sleep on the system bus (D-Bus specification, "Well-known Message Bus Instances").
    private static var sleep: Finding {
        let isNamed = environment["DBUS_SYSTEM_BUS_ADDRESS"]?.isEmpty == false
        if isNamed || FileManager.default.fileExists(atPath: "/run/dbus/system_bus_socket") {
            return Finding(
                subject: "sleep", verdict: .good,
                finding: "there is a system bus; a cast is notified before the machine sleeps, and goes on afterwards")
        }
        return Finding(
            subject: "sleep", verdict: .note,
            finding: "no system bus; a cast notices the machine's sleep only afterwards")
    }

    private static var systemdLibrary: Finding {
        if let handle = dlopen("libsystemd.so.0", RTLD_LAZY | RTLD_LOCAL) {
            dlclose(handle)
            return Finding(subject: "libsystemd", verdict: .good, finding: "installed")
        }
        return Finding(
            subject: "libsystemd", verdict: .note,
            finding: "not found; a cast is not notified before the machine sleeps, and media controls do not show it",
            remedy: "apt-get install libsystemd0")
    }
}
