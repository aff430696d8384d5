import BroadcastCore
import MediaPipeline

extension BroadcastRequest.Source {
    /// Looks whether this session has it, without beginning: a portal, which would ask somebody, is not asked.
    ///
    /// - Throws: `PipelineError` with why not.
    func check() throws(PipelineError) {
        let target: ScreenTarget
        switch self {
        case .screen(let which): target = .screen(which)
        case .window(let number): target = number.map { .window($0) } ?? .anyWindow
        case .virtual: target = .virtual(nil)
        default: return
        }
        guard case .x11 = try DesktopSession.current.route(to: target) else { return }
        try X11Listing.check(target)
    }
}
