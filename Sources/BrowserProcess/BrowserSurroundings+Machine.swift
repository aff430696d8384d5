import PlatformC
import PlatformFoundation

extension BrowserSurroundings {
    /// The surroundings of this process.
    package static func current() -> BrowserSurroundings {
        let environment = ProcessInfo.processInfo.environment
        let runtime = environment["XDG_RUNTIME_DIR"] ?? "/nonexistent"
        let sound = ["/dev/snd/controlC0", runtime + "/pulse/native", runtime + "/pipewire-0"]
        return BrowserSurroundings(
            environment: environment, isRoot: geteuid() == 0,
            hasSound: environment["PULSE_SERVER"] != nil || sound.contains(where: FileManager.default.fileExists))
    }
}
