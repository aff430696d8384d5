import DBus
import FileAccess
import PlatformFoundation

/// Checks Now Playing: whether the bus accepts players, what desktops can read about Marquee, and which desktop shows
/// the players.
enum NowPlayingCheckup {
    static func findings() async -> [Finding] {
        let places = Places(ProcessInfo.processInfo.environment)
        return [
            bus(await askBus(takesName: true)), installation(places, isThere: Files.isThere),
            service(places, isThere: Files.isThere), desktop(places.desktops),
            playerctl(isThere: places.programs.contains { Files.isProgram($0 + "/playerctl") }),
        ]
    }

    /// Where desktops and the user's systemd look for files (XDG Base Directory Specification, systemd.unit(5)).
    struct Places {
        let data: [String]
        let units: [String]
        let programs: [String]
        let desktops: [String]
        /// The symbolic link that enables the service.
        let enabledService: String

        init(_ environment: [String: String]) {
            func value(_ name: String, or usual: String) -> String {
                environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? usual
            }
            let base = BaseFolders(environment: environment)
            let configuration = base.configuration
            data =
                [base.data]
                + value("XDG_DATA_DIRS", or: "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
            units =
                [configuration + "/systemd/user", "/etc/systemd/user"] + data.map { $0 + "/systemd/user" }
                + ["/usr/local/lib/systemd/user", "/usr/lib/systemd/user"]
            programs = value("PATH", or: "").split(separator: ":").map(String.init)
            desktops = value("XDG_CURRENT_DESKTOP", or: "").split(separator: ":").map(String.init)
            enabledService = configuration + "/systemd/user/default.target.wants/" + NowPlayingCheckup.unit
        }
    }

    fileprivate static let unit = "marquee-now-playing.service"

    // MARK: - The bus

    /// - Parameter takesName: true to own a player's bus name for a moment, because policies of a bus and of sandboxes
    ///   apply to names. If false, other clients do not notice the check.
    private static func askBus(takesName: Bool) async -> Result<Void, DBusError> {
        let (began, limit) = (ContinuousClock.now, Duration.seconds(5))
        do throws(DBusError) {
            let connection = try await DBusConnection(to: .session, takesFiles: false)
            // A bus that does not answer is not awaited for longer. Closing the connection ends all waiting calls.
            let patience = Task {
                guard (try? await Task.sleep(for: limit)) != nil else { return }
                await connection.close()
            }
            defer { patience.cancel() }
            if takesName {
                let name = try await connection.requestName("org.mpris.MediaPlayer2.marquee.doctor")
                try await connection.releaseName(name.text)
            } else {
                let bus = "org.freedesktop.DBus"
                _ = try await connection.call(
                    DBusCall(to: bus, path: "/org/freedesktop/DBus", interface: bus, member: "GetId"))
            }
            await connection.close()
            return .success(())
        } catch {
            guard ContinuousClock.now - began < limit else {
                return .failure(DBusError(.timeout, "The session bus did not answer within \(limit)."))
            }
            return .failure(error)
        }
    }

    /// Why no media control shows the players now; nil if a bus answers.
    static func silenceOfBus() async -> String? { silence(await askBus(takesName: false)) }

    static func silence(_ answer: Result<Void, DBusError>) -> String? {
        // A bus that refuses this request exists. Other refusals are reported with the requests they belong to.
        guard case .failure(let error) = answer, error.code != .refused, error.code != .cancelled else { return nil }
        let reason = error.code == .unavailable ? "D-Bus can't be used here" : "no session bus answers"
        return "\(reason), so no media control shows the playback: see `marquee doctor`"
    }

    static func bus(_ answer: Result<Void, DBusError>) -> Finding {
        let subject = "Now Playing"
        switch answer {
        case .success:
            return Finding(
                subject: subject, verdict: .good,
                finding: "the session bus accepts players; media controls can show what a TV plays")
        case .failure(let error) where error.code == .nameTaken:
            return Finding(
                subject: subject, verdict: .note,
                finding: "another program is checking the session bus: \(error)",
                remedy: "try again when no other `marquee doctor` runs")
        case .failure(let error) where error.code == .refused:
            return Finding(
                subject: subject, verdict: .missing, finding: "the session bus refuses players: \(error)",
                remedy: error.isForbidden
                    ? "allow this sandbox to own names that begin with org.mpris.MediaPlayer2.marquee" : nil)
        case .failure(let error):
            return Finding(
                subject: subject, verdict: .note,
                finding: "media controls do not show what a TV plays; casting works anyway. \(error)",
                remedy: remedy(for: error.code))
        }
    }

    /// Nil if the error's sentence already has a remedy, or if there is no remedy.
    private static func remedy(for code: DBusError.Code) -> String? {
        switch code {
        case .notConnected: "run it in a desktop's session, or under `dbus-run-session`"
        case .timeout: "log out and in again to start a new bus"
        default: nil
        }
    }

    // MARK: - What is installed

    static func installation(_ places: Places, isThere: (String) -> Bool) -> Finding {
        func find(_ file: String) -> String? { places.data.map { "\($0)/\(file)" }.first(where: isThere) }
        let subject = "desktop file"
        guard let entry = find("applications/marquee.desktop") else {
            return Finding(
                subject: subject, verdict: .note,
                finding: "not in \(places.data.joined(separator: ", ")); media controls show neither the icon nor the "
                    + "name of Marquee",
                remedy: "make install PREFIX=DIR, so that DIR/share is in this list")
        }
        guard find("icons/hicolor/scalable/apps/marquee.svg") != nil else {
            return Finding(
                subject: subject, verdict: .note, finding: "\(entry), without its icon", remedy: "make install")
        }
        return Finding(subject: subject, verdict: .good, finding: "\(entry), with its icon")
    }

    static func service(_ places: Places, isThere: (String) -> Bool) -> Finding {
        let subject = "Now Playing service"
        guard places.units.contains(where: { isThere("\($0)/\(unit)") }) else {
            return Finding(
                subject: subject, verdict: .note,
                finding: "not installed; `marquee now-playing` does the same in a terminal", remedy: "make install")
        }
        guard isThere(places.enabledService) else {
            return Finding(
                subject: subject, verdict: .note,
                finding: "not enabled; `marquee cast` shows its own media, `marquee now-playing` shows all TVs",
                remedy: "systemctl --user enable --now marquee-now-playing")
        }
        return Finding(subject: subject, verdict: .good, finding: "enabled; media controls show all TVs on the network")
    }

    // MARK: - Who shows it

    /// By names in `XDG_CURRENT_DESKTOP`, which may have several names, the most specific first.
    private static let widgets = [
        ("GNOME", "GNOME shows players above its notifications and on the lock screen"),
        ("KDE", "Plasma shows players in its media widget and on the lock screen, and a phone over KDE Connect"),
        ("XFCE", "Xfce shows players in its PulseAudio plugin"),
        ("X-Cinnamon", "Cinnamon shows players in its sound applet"),
        ("Budgie", "Budgie shows players in its side panel"),
    ]

    static func desktop(_ names: [String]) -> Finding {
        let subject = "media controls"
        for name in names {
            guard let widget = widgets.first(where: { $0.0.lowercased() == name.lowercased() }) else { continue }
            return Finding(subject: subject, verdict: .good, finding: widget.1)
        }
        let place = names.isEmpty ? "unknown desktop" : "unknown for \(names.joined(separator: ", "))"
        return Finding(
            subject: subject, verdict: .note,
            finding: "\(place); use an MPRIS widget of a status bar, or bind keys to `playerctl play-pause`")
    }

    static func playerctl(isThere: Bool) -> Finding {
        if isThere {
            return Finding(
                subject: "playerctl", verdict: .good, finding: "installed; `playerctl --list-all` lists the players")
        }
        return Finding(
            subject: "playerctl", verdict: .note,
            finding: "not found; widgets work without it, but terminals and custom key bindings need it",
            remedy: "apt-get install playerctl")
    }
}
