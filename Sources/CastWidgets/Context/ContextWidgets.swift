import CastSender

/// The widgets of which a context has one each, created at first use.
@MainActor
package final class ContextWidgets {
    let manager: SessionManager
    let time: TimeSource
    /// Takes effect when a widget is drawn next.
    var style = StyleTree() {
        didSet { if style != oldValue { styleBroadcaster.send(style) } }
    }
    private let styleBroadcaster = EventBroadcaster<StyleTree>()
    /// The look whenever it changes; each access makes a separate sequence.
    package var styleChanges: AsyncStream<StyleTree> { styleBroadcaster.makeStream() }
    var network: any NetworkAccessSource = SystemNetworkAccess()
    var instructions: CastInstructions?
    var dialog: CastDialog?
    private(set) lazy var expanded = ExpandedMediaControls(widgets: self)
    private(set) lazy var trackSelection = MediaTrackSelection(manager: manager, time: time)
    private(set) lazy var queue = CastQueue(manager: manager, time: time)
    private(set) lazy var volume = CastVolume(manager: manager, time: time)

    init(_ context: CastContext) { (manager, time) = (context.sessionManager, context.environment.time) }
}
