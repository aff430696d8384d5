import CastSender
import CastWidgets
import CastWire
import Testing

/// The sender framework and the receiver together, as an app and a device meet.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AppFlowTests {
    private func film() throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1:9/film.mp4")
        builder.contentType = "video/mp4"
        builder.metadata = MediaMetadata(metadataType: .movie)
        builder.metadata?.setString("Film", forKey: .title)
        builder.mediaTracks = [1, 2].map {
            MediaTrack(
                identifier: $0, contentIdentifier: "http://127.0.0.1:9/\($0).vtt", contentType: "text/vtt", type: .text,
                textSubtype: .captions, name: "Track \($0)", languageCode: "en")
        }
        return try builder.build()
    }

    // S0-03
    @Test func theEightStepsFromDiscoveryToTheEnd() async throws {
        try await CastingBench.run { bench in
            let sender = bench.makeSender()
            let manager = sender.context.sessionManager
            sender.context.networkAccessSource = HomeNetwork()
            let (button, dialog) = (sender.context.createCastButton(), sender.context.castDialog)
            // 1: discovery runs by itself, and finds.
            #expect(sender.context.discoveryManager.discoveryActive)
            sender.browser.announce(bench.device)
            // 2: a tap on the Cast button opens the dialog, which lists what was found.
            button.tap()
            await dialog.comes { $0 == .chooser([DeviceRow(bench.device)]) }
            sender.log.write("dialog lists it")
            // 3, 4, 5: the choice launches the application, and the channel to it opens.
            dialog.choose(deviceID: bench.device.deviceID)
            #expect(dialog.screen == .connecting(DeviceRow(bench.device)))
            await dialog.comes { if case .connected(let view) = $0 { view.device == "Bench" } else { false } }
            await button.comes { $0.castState == .connected }
            let session = try #require(manager.currentCastSession)
            #expect(session.applicationMetadata?.applicationID == "CC1AD845")
            dialog.close()
            guard case .developer? = session.trust else {
                Issue.record("the receiver of this user proved nothing: \(String(describing: session.trust))")
                return
            }
            // 6: media is loaded and controlled.
            let client = try #require(manager.currentSession?.remoteMediaClient)
            client.addListener(sender.listener)
            try await #require(client.loadMedia(film())).value
            try await client.seek(with: MediaSeekOptions(interval: 30, resumeState: .play)).value
            #expect(client.approximateStreamPosition() >= 30)
            // 7: what is asked here goes out, and what happens there is heard here.
            try await client.pause().value
            #expect(client.mediaStatus?.playerState == .paused)
            let remote = try await bench.makeSender().context.sessionManager.connect(
                to: bench.device, options: .joinOnly)
            let events = client.events
            try await #require(remote.remoteMediaClient).play().value
            #expect(await events.events { $0?.playerState == .playing } != nil)
            // 8: the Cast button again, whose dialog shows what plays and ends it, and the application too.
            button.tap()
            await dialog.comes { if case .connected(let view) = $0 { view.title == "Film" } else { false } }
            sender.log.write("dialog shows it")
            let happenings = manager.events
            dialog.disconnect()
            for await event in happenings { if case .didEnd = event { break } }
            await button.comes { $0.castState == .notConnected }
            #expect(manager.currentSession == nil && dialog.screen == .chooser([DeviceRow(bench.device)]))
            let after = try await bench.makeSender().context.sessionManager.connect(
                to: bench.device, options: .joinOnly)
            #expect(after.applicationMetadata == nil)

            let milestones = [
                "discovery started", "device Bench", "dialog lists it", "session starts", "> bytes deviceauth",
                "> GET_STATUS receiver", "> LAUNCH receiver", "< RECEIVER_STATUS receiver", "> CONNECT connection",
                "> GET_STATUS media", "session started", "> LOAD media", "< MEDIA_STATUS media", "> SEEK media",
                "> PAUSE media", "media paused", "media playing", "dialog shows it", "session ends", "> STOP receiver",
                "session ended",
            ]
            let missing = sender.log.firstOutOfOrder(milestones)
            #expect(missing == nil, "\(sender.log.lines)")
        }
    }

    // S3-23, S3-24, S0-85
    @Test func twoSendersFollowEachOther() async throws {
        try await CastingBench.run { bench in
            let first = bench.makeSender().context.sessionManager
            let second = bench.makeSender().context.sessionManager
            let ours = try #require(try await first.connect(to: bench.device).remoteMediaClient)
            let session = try await second.connect(to: bench.device)
            let theirs = try #require(session.remoteMediaClient)
            var heard = theirs.events
            try await #require(ours.loadMedia(film())).value
            #expect(await heard.events { $0?.playerState == .playing } != nil)
            #expect(theirs.mediaStatus?.mediaInformation?.metadata?.string(forKey: .title) == "Film")
            #expect(theirs.mediaStatus?.mediaInformation?.mediaTracks.map(\.identifier) == [1, 2])

            heard = theirs.events
            let own = ours.events
            try await ours.setActiveTrackIDs([2]).value
            for events in [own, heard] { #expect(await events.events { $0?.activeTrackIDs == [2] } != nil) }

            heard = theirs.events
            try await ours.seek(with: MediaSeekOptions(interval: 40, resumeState: .pause)).value
            #expect(await heard.events { $0?.playerState == .paused && $0?.streamPosition == 40 } != nil)

            let changes = second.events
            try await first.currentSession?.setDeviceVolume(0.25).value
            for await event in changes {
                if case .didReceiveDeviceVolume(_, 0.25, muted: false) = event { break }
            }
            #expect(session.currentDeviceVolume == 0.25)

            heard = ours.events
            try await theirs.stop().value
            #expect(await heard.events { $0?.playerState != .playing && $0?.playerState != .paused } != nil)
            try await first.disconnect()
            try await second.disconnect(stopCasting: true)
        }
    }

    // S0-88
    @Test func aReceiverOfAnotherUserIsRefusedWithTheWayOn() async throws {
        try await CastingBench.run { bench in
            let stranger = bench.makeSender(user: "stranger")
            do throws(CastError) {
                try await stranger.context.sessionManager.connect(to: bench.device)
                Issue.record("trusted a stranger's receiver")
            } catch {
                #expect(error.code == .deviceCertificateNotTrusted)
                #expect(error.deviceRefusal?.pin != nil)
                #expect(error.description.contains("pin"))
            }
            #expect(stranger.context.sessionManager.connectionState == .disconnected)
            #expect(stranger.log.lines.contains("session failed"))
            #expect(!stranger.log.lines.contains { $0.contains("LAUNCH") })
        }
    }
}
