import CastReceiver
import CastSender
import CastWire
import Testing

/// What is cast to a group plays on its members, each a whole receiver with a clock for a screen.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct GroupPlaybackTests {
    private func film(_ name: String = "film") throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1:9/\(name).mp4")
        builder.contentType = "video/mp4"
        builder.streamDuration = 3600
        return try builder.build()
    }

    /// The first thing of that kind that a member does of what the group plays; nil where it ends before.
    private func wait(_ member: Receiver, for fits: (PlayingAlong) -> Bool) async -> PlayingAlong? {
        for await event in member.events {
            if case .device(.playsAlong(let playing)) = event, fits(playing) { return playing }
        }
        return nil
    }

    /// The first application that starts or stops on a member: `+ID` or `-ID`.
    private func application(on member: Receiver) async -> String? {
        for await event in member.events {
            switch event {
            case .device(.applicationStarted(let appID, _, _)): return "+" + appID
            case .device(.applicationStopped(let appID, _)): return "-" + appID
            default: continue
            }
        }
        return nil
    }

    private func connect(
        _ bench: CastingBench, to member: Receiver, options: SessionOptions
    ) async throws -> CastSession {
        let port = try #require(await member.ready?.port)
        return try await bench.makeSender().context.sessionManager.connect(
            to: Device(address: "127.0.0.1", port: port), options: options)
    }

    @Test func membersPlayWithTheGroupWheneverTheyComeAndAreFreeWhenItStops() async throws {
        try await CastingBench.run(groupOf: ["Kitchen"]) { bench, group in
            let session = try await bench.makeSender().context.sessionManager.connect(to: bench.device)
            let client = try #require(session.remoteMediaClient)
            let kitchen = try #require(await group.members.first)
            try await #require(client.loadMedia(film())).value
            #expect(await application(on: kitchen) == "+705D30C6")
            #expect(await wait(kitchen) { $0.state == .playing } != nil)
            // Its own senders see that, and find nothing to control.
            let visitor = try await connect(bench, to: kitchen, options: .joinOnly)
            #expect(visitor.applicationMetadata?.applicationID == "705D30C6")
            #expect(visitor.applicationMetadata?.applicationName == "Default Media Receiver")
            #expect(visitor.remoteMediaClient?.mediaStatus == nil)

            try await client.pause().value
            #expect(await wait(kitchen) { $0.state == .paused } != nil)
            try await client.seek(with: MediaSeekOptions(interval: 1000, resumeState: .play)).value
            let moved = await wait(kitchen) { $0.state == .playing && $0.position >= 1000 }
            #expect(moved.map { $0.position < 1060 } == true)

            let hall = try await group.add(bench.configuration("Hall"))
            let joined = try #require(await wait(hall) { $0.state == .playing })
            #expect(joined.position >= 1000)
            #expect(joined.position <= client.approximateStreamPosition() + 5)
            try await client.stop().value
            for member in [kitchen, hall] { #expect(await application(on: member) == "-705D30C6") }
        }
    }

    @Test func aMembersOwnCastTakesItOutUntilTheNextLoadAndOneThatCantPlayDisturbsNobody() async throws {
        try await CastingBench.run(groupOf: ["Kitchen"]) { bench, group in
            let session = try await bench.makeSender().context.sessionManager.connect(to: bench.device)
            let client = try #require(session.remoteMediaClient)
            let kitchen = try #require(await group.members.first)
            var broken = bench.configuration("Hall")
            broken.player = .custom(
                ClockPlayer { _ in
                    throw PlaybackFailure(kind: .format, code: .mediaSourceNotSupported, reason: "no such codec")
                })
            let hall = try await group.add(broken)
            try await #require(client.loadMedia(film())).value
            #expect(await wait(hall) { $0.failure != nil }?.failure == "no such codec")
            #expect(await wait(kitchen) { $0.state == .playing } != nil)

            let own = try await connect(bench, to: kitchen, options: SessionOptions())
            let ownClient = try #require(own.remoteMediaClient)
            try await #require(ownClient.loadMedia(film("own"))).value
            try await client.pause().value
            #expect(client.mediaStatus?.playerState == .paused)
            try await ownClient.requestStatus().value
            #expect(ownClient.mediaStatus?.playerState == .playing)
            #expect(ownClient.mediaStatus?.mediaInformation?.resolvedURL == "http://127.0.0.1:9/own.mp4")

            try await #require(client.loadMedia(film("next"))).value
            #expect(await wait(kitchen) { $0.state == .playing } != nil)
            #expect(await wait(hall) { $0.failure != nil } != nil)
        }
    }
}
