/// What a dialog shows while a page has it open. The list itself is the topic of the devices.
package struct DialogTopic: Encodable, Equatable, Sendable {
    package let screen: String
    @OrNull package var device: String?
    @OrNull package var deviceID: String?
    @OrNull package var title: String?
    @OrNull package var studio: String?
    @OrNull package var image: String?
    /// `WidgetText`s: why there is no device, and what can be tried.
    @OrNull package var reason: String?
    package private(set) var steps: [String]
    /// What was asked for by a button and waits: `acceptPermission`, `disconnect`, `stopCasting`.
    package private(set) var pending: [String]
    /// What went wrong last, as a sentence.
    @OrNull package var notice: String?
    /// Another for each notice, as a failure's.
    package private(set) var noticeID: Int

    private init(screen: String) {
        (self.screen, steps, pending, noticeID) = (screen, [], [], 0)
        (device, deviceID, title, studio) = (nil, nil, nil, nil)
        (image, reason, notice) = (nil, nil, nil)
    }

    /// - Parameters:
    ///   - device: the session's, where it has one.
    ///   - image: makes a picture's URL one that a page can ask for.
    package init(
        _ screen: CastDialogState.Screen, pending: CastDialogState.Pending? = nil, device: DeviceRow?,
        notice: Numbered<String>, image: (String) -> String?
    ) {
        switch screen {
        // It is open as long as somebody listens: it is about to be opened.
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

    /// A guest's, who chooses nothing.
    ///
    /// - Parameter device: nil while it is not seen in the network.
    package init(
        guestOf device: DeviceRow?, isConnected: Bool, media: WidgetMedia?, image: (String) -> String?
    ) {
        self.init(screen: device == nil ? "searching" : isConnected ? "connected" : "connecting")
        (self.device, deviceID) = (device?.name, device?.id)
        guard isConnected, let media else { return }
        (title, studio, self.image) = (media.title, media.studio, media.imageURL.flatMap(image))
    }
}
