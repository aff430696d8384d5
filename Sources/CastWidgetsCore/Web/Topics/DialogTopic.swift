/// What a dialog shows while a page has it open. The device list itself is another topic.
package struct DialogTopic: Encodable, Equatable, Sendable {
    package let screen: String
    @OrNull package var device: String?
    @OrNull package var deviceID: String?
    @OrNull package var title: String?
    @OrNull package var studio: String?
    @OrNull package var image: String?
    /// `WidgetText`s: why there is no device, and what the person can try.
    @OrNull package var reason: String?
    package private(set) var steps: [String]
    /// The pending request of a button: `acceptPermission`, `disconnect`, `stopCasting`.
    package private(set) var pending: [String]
    /// The latest failure, as a sentence.
    @OrNull package var notice: String?
    /// A different number for each notice, as with a failure.
    package private(set) var noticeID: Int

    private init(screen: String) {
        (self.screen, steps, pending, noticeID) = (screen, [], [], 0)
        (device, deviceID, title, studio) = (nil, nil, nil, nil)
        (image, reason, notice) = (nil, nil, nil)
    }

    /// - Parameters:
    ///   - device: the session's device, if there is one.
    ///   - image: turns an image's URL into one that a page can request.
    package init(
        _ screen: CastDialogState.Screen, pending: CastDialogState.Pending? = nil, device: DeviceRow?,
        notice: Numbered<String>, image: (String) -> String?
    ) {
        switch screen {
        // The state is open as long as a page subscribes, so this dialog is about to be opened.
        case .closed, .searching: self.init(screen: "searching")
        case .permission: self.init(screen: "permission")
        case .chooser: self.init(screen: "chooser")
        case .connecting(let row):
            self.init(screen: "connecting")
            (self.device, deviceID) = (row.name, row.id)
        case .connected(let view):
            self.init(screen: "connected")
            (self.device, deviceID) = (view.device, device?.id)
            (title, studio, self.image) = (view.title, view.studio, view.imageURL.flatMap(image))
        case .troubleshooting(let why):
            self.init(screen: "troubleshooting")
            (reason, steps) = (why.text.rawValue, why.steps.map { $0.rawValue })
        }
        self.pending = pending.map { [$0.word] } ?? []
        (self.notice, noticeID) = (notice.shown, notice.number)
    }

    /// A guest's dialog, in which nothing can be chosen.
    ///
    /// - Parameter device: nil while it is not found in the network.
    package init(
        guestOf device: DeviceRow?, isConnected: Bool, media: WidgetMedia?, image: (String) -> String?
    ) {
        self.init(screen: device == nil ? "searching" : isConnected ? "connected" : "connecting")
        (self.device, deviceID) = (device?.name, device?.id)
        guard isConnected, let media else { return }
        (title, studio, self.image) = (media.title, media.studio, media.imageURL.flatMap(image))
    }
}
