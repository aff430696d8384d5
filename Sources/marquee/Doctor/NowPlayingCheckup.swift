import DBus
import FileAccess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What of Now Playing works here: a bus that takes players, what desktops read of Marquee, and who shows it.
enum NowPlayingCheckup {
    static func findings() async -> [Finding] {
        let places = Places(ProcessInfo.processInfo.environment)
        return [
            bus(await askBus(takesName: true)), installation(places, isThere: Files.isThere),
            service(places, isThere: Files.isThere), desktop(places.desktops),
            playerctl(isThere: places.programs.contains { Files.isProgram($0 + "/playerctl") }),
        ]
    }

    /// Where desktops and the user's systemd look (XDG Base Directory Specification, systemd.unit(5)).
    struct Places {
        let data: [String]
        let units: [String]
        let programs: [String]
        let desktops: [String]
        /// The link that enables the service.
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

    /// - Parameter takesName: whether a name as a player's is taken for a moment: policies of a bus and sandboxes are
    ///   about names. Without it nobody sees that the bus was asked.
    private static func askBus(takesName: Bool) async -> Result<Void, DBusError> {
        let (began, limit) = (ContinuousClock.now, Duration.seconds(5))
        do throws(DBusError) {
            let connection = try await DBusConnection(to: .session, takesFiles: false)
            // A bus that answers nothing is not waited for; all that waits for it ends with the connection.
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

    /// Why no media control shows anything now, for who wants them to; nil where a bus answers.
    static func silenceOfBus() async -> String? { silence(await askBus(takesName: false)) }

    static func silence(_ answer: Result<Void, DBusError>) -> String? {
        // A bus that refuses is there; what else it refuses is seen when it is asked for that.
        guard case .failure(let error) = answer, error.code != .refused, error.code != .cancelled else { return nil }
        let reason = error.code == .unavailable ? "D-Bus can't be used here" : "no session bus answers"
        return "\(reason), so no media control shows this: see `marquee doctor`"
    }

    static func bus(_ answer: Result<Void, DBusError>) -> Finding {
        let subject = "Now Playing"
        switch answer {
        case .success:
            return Finding(
                subject: subject, verdict: .good,
                finding: "the session bus takes players; what plays on a TV can stand under the media controls")
        case .failure(let error) where error.code == .nameTaken:
            return Finding(
                subject: subject, verdict: .note,
                finding: "whether the session bus takes players is being asked by another program: \(error)",
                remedy: "ask again once no other `marquee doctor` runs")
        case .failure(let error) where error.code == .refused:
            return Finding(
                subject: subject, verdict: .missing, finding: "the session bus takes no player: \(error)",
                remedy: error.isForbidden
                    ? "let this sandbox have names that begin with org.mpris.MediaPlayer2.marquee" : nil)
        case .failure(let error):
            return Finding(
                subject: subject, verdict: .note,
                finding: "what plays on a TV stands under no media controls; casting works without. \(error)",
                remedy: remedy(for: error.code))
        }
    }

    /// Nil where the error's own sentence says what to do, or nobody can.
    private static func remedy(for code: DBusError.Code) -> String? {
        switch code {
        case .notConnected: "run it within a desktop's session, or try it under `dbus-run-session`"
        case .timeout: "log out and in again, which starts another bus"
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
                finding: "not in \(places.data.joined(separator: ", ")); the controls show neither icon nor name of it",
                remedy: "make install PREFIX=DIR, where DIR/share is one of these")
        }
        guard find("icons/hicolor/scalable/apps/marquee.svg") != nil else {
            return Finding(
                subject: subject, verdict: .note, finding: "\(entry), without its icon", remedy: "make install")
        }
        return Finding(subject: subject, verdict: .good, finding: "\(entry), and its icon")
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
                finding: "not enabled; `marquee cast` shows its own film, `marquee now-playing` every TV's",
                remedy: "systemctl --user enable --now marquee-now-playing")
        }
        return Finding(subject: subject, verdict: .good, finding: "enabled; every TV of the house is shown")
    }

    // MARK: - Who shows it

    /// By `XDG_CURRENT_DESKTOP`, which may hold several, the most particular first.
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
        let place = names.isEmpty ? "no desktop is named here" : "none are known of \(names.joined(separator: ", "))"
        return Finding(
            subject: subject, verdict: .note,
            finding: "\(place); a bar's MPRIS widget, or keys bound to `playerctl play-pause`, do the same")
    }

    static func playerctl(isThere: Bool) -> Finding {
        if isThere {
            return Finding(
                subject: "playerctl", verdict: .good, finding: "there; `playerctl --list-all` names what plays")
        }
        return Finding(
            subject: "playerctl", verdict: .note,
            finding: "not found; widgets work without, a terminal and keys that are bound by hand don't",
            remedy: "apt-get install playerctl")
    }
}
