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

/// What of a desktop there is: a display for the receiver's window, and D-Bus for sleep and what comes later.
enum DesktopCheckup {
    static func findings() -> [Finding] {
        [display, bus, sleep, systemdLibrary]
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static var display: Finding {
        if let name = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"], !name.isEmpty {
            return Finding(subject: "display", verdict: .good, finding: "\(name); `marquee receiver` opens a window")
        }
        return Finding(
            subject: "display", verdict: .note, finding: "none; `marquee receiver` draws without a window")
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
