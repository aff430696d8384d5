package import BroadcastCore
package import PipelineCore

extension CaptureReport {
    /// As `--list` prints it.
    ///
    /// - Parameter program: this one's name and version, for people.
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
}
