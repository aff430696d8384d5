import BroadcastCore
import MediaPipeline
import PipelineCore

extension BroadcastRequest.Source {
    /// Looks whether the desktop has it, without beginning. What a Wayland portal has is its own to give: it would ask
    /// somebody.
    ///
    /// - Throws: `PipelineError` with why not.
    func check() throws(PipelineError) {
        let target: ScreenTarget
        switch self {
        case .screen(let which): target = .screen(which)
        case .window(let number?): target = .window(number)
        default: return
        }
        guard case .x11 = try DesktopSession.current.route(to: target) else { return }
        try X11Listing.check(target)
    }
}
