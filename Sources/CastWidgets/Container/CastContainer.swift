public import CastWidgetsCore

/// Applies the layout of a container, on the main actor. Marquee's own: the Cast SDK's container does it itself.
@MainActor
public protocol CastContainerDelegate: AnyObject {
    /// Called when content and bar get new heights, both in one step.
    func castContainer(_ container: CastContainer, didChange change: ControlBarLayout.Change)
}

/// Wraps an app's content and puts a mini controller below it, without any code of the app.
///
/// The animation of the bar can't be changed. An app that wants another one embeds the bar itself
/// (``EmbeddedControlBar``).
///
/// Made by `CastContext.createCastContainer(for:height:)`. Used from the main actor. From the Cast SDK:
/// `GCKUICastContainerViewController`.
@MainActor
public final class CastContainer {
    /// The app's own content, as it was given.
    public let content: AnyObject
    /// The bar below the content.
    public let miniMediaControls: MiniMediaControls
    /// Receives new heights. Held weakly.
    public weak var delegate: (any CastContainerDelegate)?
    /// The current layout of content and bar.
    public private(set) var layout: ControlBarLayout

    init(content: AnyObject, controls: MiniMediaControls, height: Double) {
        (self.content, miniMediaControls, layout) = (content, controls, ControlBarLayout(height: height))
        controls.delegate = self
        handle(.barChanged(active: controls.active, minHeight: controls.minHeight))
    }

    /// Whether the bar is shown while something is cast. Default: false. From the Cast SDK:
    /// `miniMediaControlsItemEnabled`.
    public var miniMediaControlsItemEnabled: Bool {
        get { layout.isEnabled }
        set { handle(.enabled(newValue)) }
    }

    /// Sets the container's own `height`: points, which on a page are CSS pixels; at least 0.
    public func resize(height: Double) { handle(.resized(height: height)) }

    private func handle(_ action: ControlBarLayout.Action) {
        guard let change = layout.handle(action) else { return }
        delegate?.castContainer(self, didChange: change)
    }
}

extension CastContainer: MiniMediaControlsDelegate {
    public func miniMediaControls(_ controls: MiniMediaControls, shouldAppear: Bool) {
        handle(.barChanged(active: controls.active, minHeight: controls.minHeight))
    }
}
