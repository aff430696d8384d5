import Testing

@testable import CastWidgetsCore
@testable import SenderCore

@Suite struct CastDialogStateTests {
    private let rows = ["Bedroom", "Kitchen"].map { name in
        var device = Device(address: "192.0.2.1")
        (device.deviceID, device.friendlyName) = (name.lowercased(), name)
        return DeviceRow(device)
    }

    private func open(_ state: CastState = .notConnected, devices: [DeviceRow]? = nil) -> CastDialogState {
        var dialog = CastDialogState()
        _ = dialog.handle(.devicesChanged(devices ?? rows, hidden: 0), at: start)
        _ = dialog.handle(.opened(state), at: start)
        return dialog
    }

    // S0-38, S0-29
    @Test func listsTheDevicesAsTheyComeAndGo() {
        var dialog = open()
        #expect(dialog.screen == .chooser(rows))
        _ = dialog.handle(.devicesChanged([rows[1]], hidden: 0), at: start)
        #expect(dialog.screen == .chooser([rows[1]]))
    }

    // S0-47
    @Test func aChoiceStartsASessionAndNothingElseDoes() {
        var dialog = open()
        #expect(dialog.handle(.chose(deviceID: "attic"), at: start) == [])
        #expect(dialog.handle(.chose(deviceID: "kitchen"), at: start) == [.startSession(deviceID: "kitchen")])
        #expect(dialog.screen == .connecting(rows[1]))
        // A second tap, while the first is carried out.
        #expect(dialog.handle(.chose(deviceID: "bedroom"), at: start) == [])
        _ = dialog.handle(.castStateChanged(.connecting, device: rows[1]), at: start)
        #expect(dialog.screen == .connecting(rows[1]))
        _ = dialog.handle(.castStateChanged(.connected, device: rows[1]), at: start)
        guard case .connected(let view) = dialog.screen else { return #expect(Bool(false), "\(dialog.screen)") }
        #expect(view.device == "Kitchen" && view.title == nil)
    }

    // S0-30, S0-91
    @Test func showsTitleStudioAndPictureOfWhatPlaysAndEndsTheSession() throws {
        var dialog = open(.connected)
        _ = dialog.handle(.castStateChanged(.connected, device: rows[1]), at: start)
        let media = #""metadata":{"title":"Sintel","studio":"Blender","images":[{"url":"http://127.0.0.1/a.png"}]}"#
        _ = dialog.handle(.mediaChanged(try film(media: media)), at: start)
        guard case .connected(let view) = dialog.screen else { return #expect(Bool(false), "\(dialog.screen)") }
        #expect(view.title == "Sintel" && view.studio == "Blender" && view.imageURL == "http://127.0.0.1/a.png")
        #expect(dialog.handle(.disconnected(stopsCasting: true), at: start) == [.endSession(stopsCasting: true)])
        _ = dialog.handle(.castStateChanged(.notConnected, device: nil), at: start)
        #expect(dialog.handle(.disconnected(stopsCasting: true), at: start) == [])
    }

    @Test func aSessionThatDoesNotComeBackCanBeLeft() {
        var dialog = open(.connecting, devices: [])
        _ = dialog.handle(.castStateChanged(.connecting, device: rows[1]), at: start)
        #expect(dialog.screen == .connecting(rows[1]))
        #expect(dialog.handle(.disconnected(stopsCasting: false), at: start) == [.endSession(stopsCasting: false)])
    }

    @Test func aFilmWithoutAStudioHasNone() throws {
        var dialog = open(.connected)
        _ = dialog.handle(.mediaChanged(try film(media: #""metadata":{"title":"Sintel"}"#)), at: start)
        guard case .connected(let view) = dialog.screen else { return #expect(Bool(false), "\(dialog.screen)") }
        #expect(view.studio == nil && view.imageURL == nil)
    }

    // S0-31
    @Test(arguments: [
        (NetworkAccess(path: .none), 0, NoDevicesReason.noNetwork),
        (NetworkAccess(permission: .denied), 0, .permissionDenied),
        (NetworkAccess(), 2, .filteredByApplication), (NetworkAccess(), 0, .nothingAnswered),
    ])
    func saysWhyThereIsNothing(_ network: NetworkAccess, _ hidden: Int, _ reason: NoDevicesReason) {
        var dialog = CastDialogState()
        _ = dialog.handle(.networkChanged(network), at: start)
        _ = dialog.handle(.devicesChanged([], hidden: hidden), at: start)
        _ = dialog.handle(.opened(.noDevicesAvailable), at: start)
        if let deadline = dialog.nextDeadline {
            #expect(dialog.screen == .searching)
            _ = dialog.handle(.timePassed, at: deadline)
        }
        #expect(dialog.screen == .troubleshooting(reason))
        #expect(!reason.steps.isEmpty)
    }

    @Test func eachReasonHasItsOwnText() {
        #expect(Set(NoDevicesReason.allCases.map(\.text)).count == NoDevicesReason.allCases.count)
    }

    @Test func searchesForAWhileBeforeItComplains() {
        var dialog = CastDialogState()
        #expect(dialog.handle(.opened(.noDevicesAvailable), at: at(0)) == [.startDiscovery])
        _ = dialog.handle(.timePassed, at: at(4_999))
        #expect(dialog.screen == .searching)
        _ = dialog.handle(.devicesChanged(rows, hidden: 0), at: at(5_000))
        _ = dialog.handle(.devicesChanged([], hidden: 0), at: at(5_001))
        #expect(dialog.screen == .troubleshooting(.nothingAnswered))
    }

    // S0-28
    @Test func asksForPermissionBeforeItLooks() {
        var dialog = CastDialogState()
        _ = dialog.handle(.networkChanged(NetworkAccess(permission: .undetermined)), at: start)
        #expect(dialog.handle(.opened(.noDevicesAvailable), at: start) == [])
        #expect(dialog.screen == .permission)
        #expect(dialog.handle(.permissionAccepted, at: start) == [.requestPermission])
        #expect(dialog.handle(.networkChanged(NetworkAccess()), at: start) == [.startDiscovery])
        #expect(dialog.screen == .searching)
    }

    @Test func aSessionThatCouldNotBeStartedLeadsBackToTheListAndSaysWhy() {
        var dialog = open()
        _ = dialog.handle(.chose(deviceID: "kitchen"), at: start)
        _ = dialog.handle(.failed("it does not answer"), at: start)
        #expect(dialog.screen == .chooser(rows) && dialog.notice == "it does not answer")
        _ = dialog.handle(.chose(deviceID: "bedroom"), at: start)
        #expect(dialog.notice == nil)
    }

    @Test func closedItShowsAndStartsNothing() {
        var dialog = open()
        _ = dialog.handle(.closed, at: start)
        #expect(dialog.screen == .closed && dialog.nextDeadline == nil)
        #expect(dialog.handle(.chose(deviceID: "kitchen"), at: start) == [])
    }

    @Test func aRowTellsKindAndWhatPlays() {
        var device = Device(address: "192.0.2.1")
        device.capabilities = [.audioOut]
        device.statusText = "Song"
        #expect(DeviceRow(device).icon == .speaker && DeviceRow(device).playing == "Song")
        device.capabilities = [.audioOut, .multizoneGroup]
        device.statusText = ""
        #expect(DeviceRow(device).icon == .group && DeviceRow(device).playing == nil)
        device.capabilities = [.videoOut, .audioOut]
        #expect(DeviceRow(device).icon == .screen)
    }

    /// What was asked for waits until something comes of it, and a second tap does nothing meanwhile.
    @Test func eachWayOfWhatIsAskedFor() {
        typealias Action = CastDialogState.Action
        let asked = NetworkAccess(permission: .undetermined)
        let (connected, connecting) = (
            Action.castStateChanged(.connected, device: rows[1]), Action.castStateChanged(.connecting, device: rows[1])
        )
        let (ending, over) = (
            Action.castStateChanged(.notConnected, device: rows[1]), Action.castStateChanged(.notConnected, device: nil)
        )
        let (stop, leave) = (Action.disconnected(stopsCasting: true), Action.disconnected(stopsCasting: false))
        let (stops, leaves) = (
            CastDialogState.Pending.disconnect(stopsCasting: true),
            CastDialogState.Pending.disconnect(stopsCasting: false)
        )
        let table: [(name: String, way: [Action], pending: CastDialogState.Pending?, screen: String)] = [
            ("nothing", [], nil, "chooser"), ("nothing to end", [stop], nil, "chooser"),
            ("connected", [connected], nil, "connected"), ("it is stopped", [connected, stop], stops, "connected"),
            ("it is left", [connected, leave], leaves, "connected"),
            ("a second tap", [connected, leave, stop], leaves, "connected"),
            ("what plays changes", [connected, leave, .mediaChanged(nil)], leaves, "connected"),
            ("it ends", [connected, leave, ending], leaves, "connected"),
            ("it has ended", [connected, leave, ending, over], nil, "chooser"),
            ("it has ended with an error", [connected, leave, .failed("lost"), over], nil, "chooser"),
            ("the next is chosen", [connected, leave, ending, over, .chose(deviceID: "kitchen")], nil, "connecting"),
            ("it ends and is chosen", [connected, leave, ending, .chose(deviceID: "kitchen")], leaves, "connected"),
            ("on the way", [.chose(deviceID: "kitchen"), connecting, leave], leaves, "connecting"),
            (
                "on the way, and it ends", [.chose(deviceID: "kitchen"), connecting, leave, ending], leaves,
                "connecting"
            ),
            ("the way is left", [.chose(deviceID: "kitchen"), connecting, leave, ending, over], nil, "chooser"),
            (
                "an app begins with another at once",
                [connected, leave, .castStateChanged(.connecting, device: rows[0])], nil, "connecting"
            ),
            ("it was closed meanwhile", [connected, leave, .closed, .opened(.connected)], leaves, "connected"),
            ("asked", [.networkChanged(asked), .permissionAccepted], .permission, "permission"),
            (
                "allowed", [.networkChanged(asked), .permissionAccepted, .networkChanged(NetworkAccess())], nil,
                "chooser"
            ),
            ("asked still", [.networkChanged(asked), .permissionAccepted, .networkChanged(asked)], nil, "permission"),
            ("closed", [.networkChanged(asked), .permissionAccepted, .closed], nil, "closed"),
        ]
        for row in table {
            var dialog = open()
            for action in row.way { _ = dialog.handle(action, at: start) }
            #expect(dialog.pending == row.pending, "\(row.name)")
            #expect("\(dialog.screen)".prefix { $0 != "(" } == row.screen, "\(row.name)")
        }
        var dialog = open()
        _ = dialog.handle(connected, at: start)
        #expect(dialog.handle(leave, at: start) == [.endSession(stopsCasting: false)])
        #expect(dialog.handle(stop, at: start) == [])
        var question = open()
        _ = question.handle(.networkChanged(asked), at: start)
        #expect(question.handle(.permissionAccepted, at: start) == [.requestPermission])
        #expect(question.handle(.permissionAccepted, at: start) == [])
    }

    /// A question that was put away is no answer, and a session may be replaced without an end between: what nothing
    /// comes of can be asked for again after a while.
    @Test func nothingIsWaitedForForEver() {
        let ways: [[CastDialogState.Action]] = [
            [.networkChanged(NetworkAccess(permission: .undetermined)), .permissionAccepted],
            [.castStateChanged(.connected, device: rows[1]), .disconnected(stopsCasting: true)],
        ]
        for way in ways {
            var dialog = open()
            for action in way { _ = dialog.handle(action, at: start) }
            let end = start + CastDialogState.pendingPatience
            #expect(dialog.nextDeadline == end)
            _ = dialog.handle(.timePassed, at: end - .milliseconds(1))
            #expect(dialog.pending != nil)
            _ = dialog.handle(.timePassed, at: end)
            #expect(dialog.pending == nil)
            #expect(dialog.nextDeadline == nil)
            #expect(dialog.handle(way[1], at: end).count == 1)
        }
    }
}
