import BroadcastCore
import MediaPipeline

extension BroadcastRequest.Source {
    /// Checks whether this session has the source, without starting. A portal is not asked: it would open a dialog.
    ///
    /// - Throws: `PipelineError` with the reason.
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
