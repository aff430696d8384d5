import Casting

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The X display whose screen is mirrored: the desktop's, or one of the demo's own, which nobody sees, where there is
/// none or its screens are not an X display's to give (Wayland).
struct DemoDisplay {
    /// There is no display, and none can be made, or nothing that would play on it.
    struct Absence: Error {
        let why: String
    }

    /// As in DISPLAY.
    let name: String
    let isOwn: Bool

    /// - Throws: `Absence`, and what keeps the demo from going on.
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
        // It takes a number that is free, and says it.
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

    /// The display of a session on this machine whose screens X has.
    static func desktop(_ environment: [String: String]) -> String? {
        guard let name = environment["DISPLAY"], name.hasPrefix(":") || name.hasPrefix("unix:"),
            environment["WAYLAND_DISPLAY"] ?? "" == "", environment["XDG_SESSION_TYPE"] != "wayland"
        else { return nil }
        return name
    }

    var text: String { isOwn ? "\(name), a display that nobody sees (Xvfb)" : "\(name), for a few seconds" }

    /// What programs find that are to draw there, or to capture it.
    var environment: [String: String] {
        ["DISPLAY": name, "WAYLAND_DISPLAY": "", "XDG_SESSION_TYPE": "x11", "SDL_VIDEODRIVER": "x11"]
    }

    /// What the display shows, as ffmpeg has it from there, in the film's size.
    func picture() async throws -> Picture {
        try await ProgramRunner.picture(
            of: ["-f", "x11grab", "-i", name], width: DemoFilm.width, height: DemoFilm.height)
    }
}
