import Testing

@testable import CastWidgetsCore
@testable import SenderCore

/// S0-24: what becomes of each state of the four widgets with each thing that can happen to it, and what is done.
@Suite struct TransitionTests {
    @Test func theCastButton() {
        let accesses = NetworkAccess.Path.allCases.flatMap { path in
            NetworkAccess.Permission.allCases.map { NetworkAccess(path: path, permission: $0) }
        }
        let states = accesses.flatMap { access in CastState.allCases.map { (access, $0) } }
        for (access, castState) in states {
            let isCasting = castState == .connecting || castState == .connected
            let before = CastButtonState(network: access, castState: castState)
            #expect(before.isVisible == ([.wifi, .ethernet].contains(access.path) || isCasting))
            for other in accesses {
                var button = before
                #expect(button.handle(.networkChanged(other)) == [])
                #expect(button == CastButtonState(network: other, castState: castState))
            }
            for other in CastState.allCases {
                var button = before
                #expect(button.handle(.castStateChanged(other)) == [])
                #expect(button == CastButtonState(network: access, castState: other))
            }
            var button = before
            let dialog: CastButtonState.Effect =
                access.permission == .undetermined ? .presentPermissionDialog : .presentDialog(castState)
            #expect(button.handle(.tapped) == (before.isVisible ? [dialog] : []) && button == before)
        }
    }

    @Test func theIntroductoryOverlay() {
        typealias Action = CastInstructionsState.Action
        let events: [Action] = [
            .devicesChanged(hasDevices: true), .devicesChanged(hasDevices: false), .buttonVisibilityChanged(true),
            .buttonVisibilityChanged(false), .dismissed, .flagCleared,
        ]
        let (come, go) = (events[0], events[1])
        // How it gets there, and the words of what each event has done.
        let table: [(name: String, isButtonVisible: Bool, way: [Action], done: [String])] = [
            ("alone", true, [], ["present", "", "", "", "", "forget"]),
            ("without its button", false, [come], ["", "", "present", "", "", "forget"]),
            ("shown", true, [come], ["", "", "", "dismiss", "dismiss keep", "forget"]),
            ("shown, and the devices gone", true, [come, go], ["", "", "", "dismiss", "dismiss keep", "forget"]),
            (
                "shown, and its button gone", true, [come, .buttonVisibilityChanged(false)],
                ["", "", "present", "", "", "forget"]
            ),
            ("over", true, [come, .dismissed], ["", "", "", "", "", "forget present"]),
            ("over, and the devices gone", true, [come, .dismissed, go], ["", "", "", "", "", "forget"]),
        ]
        for row in table {
            var before = CastInstructionsState(wasShown: false, isButtonVisible: row.isButtonVisible)
            for action in row.way { _ = before.handle(action) }
            for (event, done) in zip(events, row.done) {
                var overlay = before
                let words = overlay.handle(event).map(Self.word).joined(separator: " ")
                #expect(words == done, "\(row.name): \(event)")
                let isPresented = done.contains("present") || (before.isPresented && !done.hasPrefix("dismiss"))
                #expect(overlay.isPresented == isPresented, "\(row.name): \(event)")
            }
        }
    }

    private static func word(_ effect: CastInstructionsState.Effect) -> String {
        switch effect {
        case .present: "present"
        case .dismiss: "dismiss"
        case .keepShown(let wasShown): wasShown ? "keep" : "forget"
        }
    }

    @Test func theMiniController() throws {
        let next = try film()
        let table: [(name: String, media: WidgetMedia?, done: [String])] = [
            ("empty", nil, ["", "appear", "", "", ""]),
            ("playing", try film(), ["disappear", "", "expanded", "pause", ""]),
            ("paused", try film(state: "PAUSED"), ["disappear", "", "expanded", "play", ""]),
            ("waiting", try film(state: "BUFFERING"), ["disappear", "", "expanded", "stop", ""]),
            ("live", try film(media: liveMedia), ["disappear", "", "expanded", "stop", ""]),
        ]
        let events: [MiniControllerState.Action] = [
            .mediaChanged(nil), .mediaChanged(next), .tapped, .buttonTapped(slot: 0), .buttonTapped(slot: 1),
        ]
        for row in table {
            var before = MiniControllerState()
            _ = before.handle(.mediaChanged(row.media))
            for (event, done) in zip(events, row.done) {
                var controls = before
                let words = controls.handle(event).map(Self.word).joined(separator: " ")
                #expect(words == done, "\(row.name): \(event)")
                let isActive = done == "appear" || (row.media != nil && done != "disappear")
                #expect(controls.active == isActive, "\(row.name): \(event)")
            }
        }
    }

    private static func word(_ effect: MiniControllerState.Effect) -> String {
        switch effect {
        case .shouldAppear(let should): should ? "appear" : "disappear"
        case .presentExpanded: "expanded"
        case .send(let control, _): "\(control)"
        case .customButton: "custom"
        case .presentTrackSelection: "tracks"
        }
    }

    @Test func theExpandedController() throws {
        let media = try film()
        let table: [(name: String, isOpen: Bool, media: WidgetMedia?, done: [String])] = [
            ("closed, nothing there", false, nil, ["present", "", "", "", "", "", ""]),
            ("closed", false, media, ["present", "present", "present", "", "", "", "pause"]),
            ("waiting", true, nil, ["", "", "", "dismiss", "", "", ""]),
            ("open", true, media, ["", "", "", "dismiss", "", "", "pause"]),
        ]
        let events: [ExpandedControllerState.Action] = [
            .opened(.app), .opened(.miniController), .opened(.mediaNotification), .closed, .mediaChanged(nil),
            .mediaChanged(media), .playbackTapped,
        ]
        for row in table {
            var before = ExpandedControllerState()
            before.useDefaultExpandedMediaControls = true
            if row.isOpen { _ = before.handle(.opened(.app), at: start) }
            _ = before.handle(.mediaChanged(row.media), at: start)
            for (event, done) in zip(events, row.done) {
                var controls = before
                let words = controls.handle(event, at: start).map(Self.word).joined(separator: " ")
                #expect(words == done, "\(row.name): \(event)")
                #expect(controls.isPresented == (done == "present" || (row.isOpen && done != "dismiss")), "\(row.name)")
                let hasMedia = event == .mediaChanged(media) || (row.media != nil && event != .mediaChanged(nil))
                #expect(controls.isWaiting == (controls.isPresented && !hasMedia), "\(row.name): \(event)")
            }
        }
    }

    private static func word(_ effect: ExpandedControllerState.Effect) -> String {
        switch effect {
        case .present: "present"
        case .tellApp: "tell"
        case .dismiss: "dismiss"
        case .send(let control, _): "\(control)"
        case .customButton: "custom"
        case .presentTrackSelection: "tracks"
        }
    }
}
