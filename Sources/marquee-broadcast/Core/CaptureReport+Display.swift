package import BroadcastCore
package import struct MediaPipeline.PipelineError
package import enum MediaPipeline.PortalSourceKind
package import struct MediaPipeline.ScreenMonitors
package import struct MediaPipeline.ScreenWindow

extension CaptureReport {
    /// The report for `--list`.
    ///
    /// - Parameter program: This program's name and version, for people.
    package init(_ monitors: ScreenMonitors, _ windows: [ScreenWindow], program: String) {
        var sources: [Source] = []
        if !monitors.isXwayland {
            sources.append(
                Source(source: "screen", name: "", width: monitors.root.width, height: monitors.root.height))
            for (index, monitor) in monitors.monitors.enumerated() {
                sources.append(
                    Source(
                        source: "screen:\(index + 1)", name: monitor.name, width: monitor.area.width,
                        height: monitor.area.height, isPrimary: monitor.isPrimary))
            }
        }
        for window in windows {
            sources.append(
                Source(
                    source: "window:0x" + String(window.number, radix: 16), name: window.title,
                    application: window.application.isEmpty ? nil : window.application, width: window.size.width,
                    height: window.size.height))
        }
        self.init(
            program: program, sources: sources,
            problem: monitors.isXwayland ? ScreenMonitors.xwayland.description : nil)
    }

    /// Adds what a Wayland desktop's portal shares. It replaces the X display's screens: the portal controls the
    /// screen.
    ///
    /// - Parameter offered: For each kind, whether it was allowed before and may not be asked again; or an error.
    package mutating func add(
        _ offered: Result<[(kind: PortalSourceKind, isRemembered: Bool)], PipelineError>
    ) {
        sources.removeAll { $0.source == "screen" || $0.source.hasPrefix("screen:") }
        switch offered {
        case .success(let kinds):
            problem = nil
            let found = kinds.map { kind, isRemembered in
                Source(source: kind.source, name: kind.description, width: 0, height: 0, asks: !isRemembered)
            }
            sources.insert(contentsOf: found, at: 0)
        case .failure(let error): problem = error.description
        }
    }
}
