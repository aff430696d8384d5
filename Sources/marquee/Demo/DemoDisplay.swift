import Casting
import PlatformFoundation

/// The X display that is mirrored: the desktop's display, or an invisible display of the demo's own. The demo needs its
/// own display if there is none, or if X can't capture the desktop's screens (Wayland).
struct DemoDisplay {
    /// There is no display and none can be started, or there is no program to play the film on it.
    struct Absence: Error {
        let why: String
    }

    /// As in DISPLAY.
    let name: String
    let isOwn: Bool

    /// - Throws: `Absence` if there is no display; another error ends the demo.
    @MainActor static func open(_ stage: DemoStage) async throws -> DemoDisplay {
        guard ProgramRunner.isThere("ffplay") else {
            throw Absence(why: "there is no ffplay, which comes with ffmpeg (apt-get install ffmpeg)")
        }
        if let name = desktop(ProcessInfo.processInfo.environment) {
            let display = DemoDisplay(name: name, isOwn: false)
            if (try? await display.picture()) != nil { return display }
        }
        guard ProgramRunner.isThere("Xvfb") else {
            throw Absence(why: "there is no X display, and no Xvfb that would be one (apt-get install xvfb)")
        }
        // Xvfb picks a free display number and prints it.
        let number = try await stage.startTelling(
            "Xvfb",
            [
                "-displayfd", "1", "-screen", "0", "\(DemoFilm.width)x\(DemoFilm.height)x24", "-nolisten", "tcp",
                "-noreset",
            ])
        guard let number = UInt16(number) else {
            throw CastFailure(.lost, "Xvfb did not say which display it is")
        }
        return DemoDisplay(name: ":\(number)", isOwn: true)
    }

    /// The display of an X session on this machine.
    static func desktop(_ environment: [String: String]) -> String? {
        guard let name = environment["DISPLAY"], name.hasPrefix(":") || name.hasPrefix("unix:"),
            environment["WAYLAND_DISPLAY"] ?? "" == "", environment["XDG_SESSION_TYPE"] != "wayland"
        else { return nil }
        return name
    }

    var text: String { isOwn ? "\(name), a display that nobody sees (Xvfb)" : "\(name), for a few seconds" }

    /// The environment for programs that draw on the display or capture it.
    var environment: [String: String] {
        ["DISPLAY": name, "WAYLAND_DISPLAY": "", "XDG_SESSION_TYPE": "x11", "SDL_VIDEODRIVER": "x11"]
    }

    /// An image of the display, captured by ffmpeg, in the film's size.
    func picture() async throws -> Picture {
        try await ProgramRunner.picture(
            of: ["-f", "x11grab", "-i", name], width: DemoFilm.width, height: DemoFilm.height)
    }
}
