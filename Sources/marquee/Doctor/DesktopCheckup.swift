#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What of a desktop there is: a display for the receiver's window, and D-Bus for sleep and what comes later. What of it
/// can be mirrored ``CaptureCheckup`` tells.
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

    /// - Parameter answers: whether an X display is there; nil where that can't be seen.
    static func display(_ environment: [String: String], answers: (String) -> Bool?) -> Finding {
        let wayland = value("WAYLAND_DISPLAY", environment)
        guard let name = wayland ?? value("DISPLAY", environment) else {
            return Finding(
                subject: "display", verdict: .note, finding: "none; `marquee receiver` draws without a window")
        }
        guard wayland != nil || answers(name) != false else {
            return Finding(
                subject: "display", verdict: .missing,
                finding: "\(name), but nothing answers there; `marquee receiver` can't open its window",
                remedy: "run it in the desktop's session, or without DISPLAY: then it draws without a window")
        }
        return Finding(subject: "display", verdict: .good, finding: "\(name); `marquee receiver` opens a window")
    }

    private static var bus: Finding {
        let address = environment["DBUS_SESSION_BUS_ADDRESS"]
        let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
        if address != nil || socket.map(FileManager.default.fileExists(atPath:)) == true {
            return Finding(subject: "D-Bus", verdict: .good, finding: "a session bus is there")
        }
        return Finding(
            subject: "D-Bus", verdict: .note,
            finding: "no session bus; casting does not need one, Now Playing does")
    }

    /// logind tells of sleep on the system's bus (D-Bus specification, "Well-known Message Bus Instances").
    private static var sleep: Finding {
        let isNamed = environment["DBUS_SYSTEM_BUS_ADDRESS"]?.isEmpty == false
        if isNamed || FileManager.default.fileExists(atPath: "/run/dbus/system_bus_socket") {
            return Finding(
                subject: "sleep", verdict: .good,
                finding: "a system bus is there; a cast is told before the machine sleeps and goes on afterwards")
        }
        return Finding(
            subject: "sleep", verdict: .note,
            finding: "no system bus; a cast learns only afterwards that the machine slept")
    }

    private static var systemdLibrary: Finding {
        if let handle = dlopen("libsystemd.so.0", RTLD_LAZY | RTLD_LOCAL) {
            dlclose(handle)
            return Finding(subject: "libsystemd", verdict: .good, finding: "there")
        }
        return Finding(
            subject: "libsystemd", verdict: .note,
            finding: "not found; without it a cast is not told before the machine sleeps, nor seen by media controls",
            remedy: "apt-get install libsystemd0")
    }
}
