import CastTransport
import CastWire
import Foundation
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// Offers and what comes of them: S1-01, S1-09, S1-16 to S1-21, S1-42.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct NegotiationTests {
    private func offers(_ bench: DisplayBench) -> [Offer] {
        bench.receiver.sent.compactMap { message in
            guard case .offer(_, let offer)? = try? CastStreamingMessage(text: message.text ?? "") else { return nil }
            return offer
        }
    }

    // S1-01
    @Test func theChannelIsAChannelLikeAnyOther() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let channel: CastChannel = bench.channel
        #expect(channel.protocolNamespace == "urn:x-cast:com.google.cast.webrtc")
        #expect(channel.session === bench.session)
        #expect(!bench.session.addChannel(bench.channel), "added once, as any channel")
        #expect(bench.session.removeChannel(bench.channel))
        #expect(channel.session == nil && !channel.isConnected)
    }

    private final class Listener: RemoteDisplayChannelDelegate {
        func remoteDisplayChannel(_ channel: RemoteDisplayChannel, didBegin session: RemoteDisplaySession) {}
        func remoteDisplayChannel(
            _ channel: RemoteDisplayChannel, deviceRejected configuration: RemoteDisplayConfiguration, error: CastError
        ) {}
    }

    // S1-40
    @Test func itsDelegateIsHeldWeakly() async throws {
        let channel = try #require(await RemoteDisplayChannel(support: .able))
        var delegate: Listener? = Listener()
        weak let held = delegate
        channel.delegate = delegate
        #expect(channel.delegate != nil && channel.delegate === delegate)
        delegate = nil
        #expect(held == nil && channel.delegate == nil)
    }

    // S1-01
    @Test func nothingElseThatIsPublicMakesASession() throws {
        let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/RemoteDisplay")
        let files = try #require(FileManager.default.enumerator(atPath: module.path)).compactMap { $0 as? String }
        var givers: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: module.appendingPathComponent(file), encoding: .utf8)
            let isSession = ["class RemoteDisplaySession", "extension RemoteDisplaySession {"]
                .contains(where: text.contains)
            #expect(!isSession || text.firstMatch(of: /(public|open)[a-z ]* init/) == nil, "\(file)")
            // What gives one out: a function's result, or a property.
            let giver = /(public|open)[^{=]*(->|var \w+:) *RemoteDisplaySession\b/
            if text.firstMatch(of: giver) != nil { givers.insert(file) }
        }
        #expect(givers == ["Channel/RemoteDisplayChannel.swift"])
    }

    // S1-09
    @Test func aNamespaceOfOnesOwnCanBeGiven() async throws {
        let support = RemoteDisplaySupport(provider: FakeEncoders())
        let channel = try #require(await RemoteDisplayChannel(namespace: "urn:x-cast:org.example", support: support))
        #expect(channel.protocolNamespace == "urn:x-cast:org.example")
    }

    // S1-16
    @Test func theConfigurationIsValidAsItIsAndEachFieldReachesTheOffer() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        var configuration = RemoteDisplayConfiguration()
        try bench.channel.beginSession(with: configuration)
        await until { bench.lines.contains("begin") }
        configuration.minExpectedDelay = .milliseconds(150)
        configuration.usesDSCP = false
        configuration.video?.width = 1_920
        configuration.video?.height = 1_080
        configuration.video?.frameRate = .p60
        configuration.video?.maximumBitRate = 9_000_000
        configuration.video?.minimumBitRate = 700_000
        configuration.video?.startBitRate = 1_200_000
        configuration.audio?.sampleRate = 24_000
        configuration.audio?.channels = 1
        configuration.audio?.bitRate = 96_000
        try bench.channel.beginSession(with: configuration)
        await until { bench.displays.count == 2 }

        let (standard, changed) = (offers(bench)[0].streams, offers(bench)[1].streams)
        #expect(standard.map(\.codec) == [.opus, .vp8])
        #expect(standard[1].resolutions == [VideoResolution(width: 1_280, height: 720)])
        #expect(standard.map(\.targetDelay) == [.milliseconds(400), .milliseconds(400)])
        #expect(standard.map(\.dscp) == [34, 34])
        #expect(changed[0].timeBase == 24_000 && changed[0].channels == 1 && changed[0].bitrate == 96_000)
        #expect(changed[1].resolutions == [VideoResolution(width: 1_920, height: 1_080)])
        #expect(changed[1].maximumFrameRate?.perSecond == 60 && changed[1].bitrate == 9_000_000)
        #expect(changed.map(\.targetDelay) == [.milliseconds(150), .milliseconds(150)])
        #expect(changed.map(\.dscp) == [nil, nil])
        #expect(Set((standard + changed).map(\.identity.key)).count == 4, "each stream of each offer has its own key")
        // What is not the receiver's business reaches the sender.
        let settings = bench.transports.all.map(\.configuration.settings)
        #expect(settings.map(\.minimumVideoBitrate) == [300_000, 700_000])
        #expect(settings.map(\.startBitrate) == [2_500_000, 1_200_000])
        #expect(bench.transports.all.map(\.configuration.trafficClass) == [.video, nil], "marked, unless told not to")
        let agreed = try #require(bench.displays[1].agreement.video)
        #expect(agreed.minimumBitRate == 700_000 && agreed.startBitRate == 1_200_000)
    }

    // S1-16
    @Test func onlyTheWantedCodecsAreOffered() async throws {
        let encoders = FakeEncoders(EncoderCapabilities(video: [.h264, .vp8, .vp9], audio: [.opus, .aac]))
        let receiver = FakeReceiver(
            capabilities: ReceiverCapabilities(audioCodecs: [.opus, .aac], videoCodecs: [.vp8, .vp9]))
        let bench = DisplayBench(receiver: receiver, encoders: encoders)
        try await bench.connect()
        _ = try await bench.channel.begin()
        var configuration = RemoteDisplayConfiguration()
        configuration.video?.codecs = [.vp9, .av1, .vp8]
        configuration.audio?.codecs = [.aac]
        let session = try await bench.channel.begin(configuration)
        #expect(offers(bench)[0].streams.map(\.codec) == [.opus, .aac, .h264, .vp8, .vp9])
        #expect(offers(bench)[1].streams.map(\.codec) == [.aac, .vp9, .vp8])
        #expect(session.agreement.audio?.codec == .aac)
    }

    // S1-16, S1-43: a rate that a codec has no form for is not offered, and the app's sound is converted to the one
    // that is.
    @Test(arguments: [(16_000, 16_000), (22_050, 24_000), (32_000, 48_000), (44_100, 48_000), (48_000, 48_000)])
    func everySampleRateGivesAnOfferThatWorks(rate: Int, offered: Int) async throws {
        var configuration = RemoteDisplayConfiguration()
        configuration.audio?.sampleRate = rate
        let (bench, session) = try await DisplayBench.begun(configuration)
        #expect(offers(bench)[0].streams[0].timeBase == offered)
        #expect(session.agreement.audio?.sampleRate == offered)
        for piece in 0..<5 {
            let sound = AudioBuffer(samples: [Float](repeating: 0.5, count: rate / 25), sampleRate: rate, channels: 2)
            try session.enqueue(sound, presentationTime: .milliseconds(20 * piece))
        }
        await until { bench.transport.taken.count >= 9 || !session.isActive }
        #expect(session.isActive)
        let ticks = bench.transport.taken.prefix(9).map(\.frame.timestamp.ticks)
        #expect(ticks == (0..<9).map { Int64($0 * offered / 100) })
    }

    @Test func anAACEncoderKeepsTheRatesThatItHas() throws {
        #expect(AudioCodec.aac.sampleRate(for: 44_100) == 44_100)
        #expect(AudioCodec.aac.sampleRate(for: 44_056) == 44_100)
        #expect(AudioCodec.aac.sampleRate(atMost: 47_999) == 44_100)
        #expect(AudioCodec.opus.sampleRate(atMost: 47_999) == 24_000)
        #expect(AudioCodec.opus.sampleRate(atMost: 1) == 8_000)
    }

    @Test func aConfigurationThatMakesNoSenseIsNotSent() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let faults: [(inout RemoteDisplayConfiguration) -> Void] = [
            { $0.minExpectedDelay = .zero },
            { $0.minExpectedDelay = .seconds(6) },
            { $0.video?.width = 0 },
            { $0.video?.height = 721 },
            { $0.video?.maximumBitRate = 0 },
            { $0.video?.startBitRate = 50_000_000 },
            { $0.video?.frameRate = VideoFrameRate(1_000) },
            { $0.audio?.sampleRate = 8_000 },
            { $0.audio?.channels = 6 },
            { ($0.video, $0.audio) = (nil, nil) },
        ]
        for fault in faults {
            var configuration = RemoteDisplayConfiguration()
            fault(&configuration)
            let error = #expect(throws: CastError.self) { try bench.channel.beginSession(with: configuration) }
            #expect(error?.code == .invalidRequest)
        }
        var unknown = RemoteDisplayConfiguration()
        unknown.video?.codecs = [.av1]
        let error = #expect(throws: CastError.self) { try bench.channel.beginSession(with: unknown) }
        #expect(error?.code == .remoteDisplayDeviceNotSupported)
        #expect(offers(bench).isEmpty && bench.lines == ["connect"])
    }

    // S1-17 (easily missed 17: two spellings inside one document)
    @Test func bothSpellingsOfTheBeginningDoTheSame() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        try bench.channel.beginSession(with: RemoteDisplayConfiguration())
        await until { bench.displays.count == 1 }
        try bench.channel.beginSessionNegotiation(with: RemoteDisplayConfiguration())
        await until { bench.displays.count == 2 }
        #expect(offers(bench).count == 2)
    }

    // S1-18, S1-19
    @Test func anOfferThatIsAcceptedGivesAnActiveSession() async throws {
        let (bench, session) = try await DisplayBench.begun()
        #expect(bench.lines == ["connect", "begin"])
        #expect(session.isActive && bench.channel.activeSession === session)
        let media = bench.transport.configuration
        #expect(media.peerAddress == "127.0.0.1" && media.peerPort == 2_344)
        #expect(media.streams == bench.receiver.streams)
        #expect(media.trafficClass == .video)
    }

    // S1-18
    @Test func anOfferThatIsRefusedIsToldToTheDelegate() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        bench.receiver.answer("OFFER") { _, json in
            [
                Script.streaming(
                    .answer(
                        sequenceNumber: json["seqNum"]?.intValue ?? 0,
                        .error(NegotiationError(.malformedOffer, "no"))))
            ]
        }
        let configuration = RemoteDisplayConfiguration()
        try bench.channel.beginSession(with: configuration)
        #expect(bench.lines == ["connect"], "nothing is told before the call has returned")
        await until { bench.lines.count > 1 }
        #expect(bench.lines == ["connect", "reject 83"])
        #expect(bench.rejected == [configuration])
        #expect(bench.channel.activeSession == nil && bench.transports.all.isEmpty)
    }

    // S1-20 (easily missed 11: rejected: the delegate is called, and another try is allowed)
    @Test func afterARejectionTheSameChannelTriesAgain() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        bench.receiver.answer("OFFER") { [receiver = bench.receiver] message, json in
            guard case .offer(_, let offer)? = try? CastStreamingMessage(text: message.text ?? ""),
                let size = offer.streams.last?.resolutions.first, size.width > 1_280
            else { return [receiver.answer(toOffer: message.text ?? "")] }
            return [
                Script.streaming(
                    .answer(
                        sequenceNumber: json["seqNum"]?.intValue ?? 0,
                        .error(NegotiationError(.noStreamSelected, "too large"))))
            ]
        }
        var configuration = RemoteDisplayConfiguration()
        configuration.video = VideoStreamDescriptor(width: 3_840, height: 2_160)
        let error = await #expect(throws: CastError.self) { try await bench.channel.begin(configuration) }
        #expect(error?.code == .remoteDisplayFeatureNotSupported)
        configuration.video = VideoStreamDescriptor(width: 1_280, height: 720)
        let session = try await bench.channel.begin(configuration)
        #expect(session.isActive)
        #expect(bench.lines == ["connect", "reject 82", "begin"])
    }

    // S1-21 (easily missed 11: what could not be sent: no delegate call)
    @Test func whatCouldNotBeSentIsAnErrorAndNoEvent() async throws {
        let bench = DisplayBench()
        let unconnected = try #require(await RemoteDisplayChannel(support: bench.support))
        unconnected.delegate = bench
        let error = #expect(throws: CastError.self) {
            try unconnected.beginSession(with: RemoteDisplayConfiguration())
        }
        #expect(error?.code == .channelNotConnected)
        try await bench.connect()
        bench.receiver.failSends(with: TransportError(.sendBufferFull, "no room"))
        let full = #expect(throws: CastError.self) {
            try bench.channel.beginSession(with: RemoteDisplayConfiguration())
        }
        #expect(full?.code == .sendBufferFull)
        bench.receiver.failSends(with: nil)
        bench.time.advance(by: .seconds(60))
        _ = try await bench.channel.begin()
        #expect(bench.lines == ["connect", "begin"])
    }

    @Test func withoutAnAnswerTheOfferIsOverAfterFourSeconds() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        bench.receiver.answer("OFFER", nil)
        try bench.channel.beginSession(with: RemoteDisplayConfiguration())
        let twice = #expect(throws: CastError.self) {
            try bench.channel.beginSession(with: RemoteDisplayConfiguration())
        }
        #expect(twice?.code == .invalidState)
        await bench.time.advance(toSleeperAt: .seconds(4))
        await until { bench.lines.count > 1 }
        #expect(bench.lines == ["connect", "reject 2"])
        // It comes all the same, while the next offer is under way: it is not that one's answer.
        let late = try #require(bench.receiver.sent.last { $0.json?["type"]?.stringValue == "OFFER" }?.text)
        try bench.channel.beginSession(with: RemoteDisplayConfiguration())
        bench.receiver.say(bench.receiver.answer(toOffer: late))
        let next = try #require(bench.receiver.sent.last { $0.json?["type"]?.stringValue == "OFFER" }?.text)
        let streams = bench.receiver.streams
        bench.receiver.say(bench.receiver.answer(toOffer: next))
        await until { !bench.displays.isEmpty }
        #expect(bench.lines == ["connect", "reject 2", "begin"])
        #expect(bench.transport.configuration.streams == bench.receiver.streams)
        #expect(bench.receiver.streams != streams)
    }

    /// An offer that the receiver has, and says nothing to.
    private func unanswered() async throws -> (DisplayBench, Task<RemoteDisplaySession, any Error>) {
        let bench = DisplayBench()
        try await bench.connect()
        bench.receiver.answer("OFFER", nil)
        let channel: RemoteDisplayChannel = bench.channel
        let beginning = Task { try await channel.begin() }
        await until { bench.receiver.sentTypes.contains("OFFER") }
        return (bench, beginning)
    }

    @Test func aDeviceThatGoesWhileItIsAskedIsALossAndNoRefusal() async throws {
        let (bench, beginning) = try await unanswered()
        bench.receiver.breakDown(TransportError(.closedByPeer, "the device has gone"))
        let error = await #expect(throws: CastError.self) { try await beginning.value }
        #expect(error?.code == .disconnected)
        await until { bench.lines.contains("disconnect") }
        #expect(bench.errors.map(\.code) == [.disconnected])
    }

    @Test func aDeviceThatGoesBeforeItIsAskedIsALossToo() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let channel: RemoteDisplayChannel = bench.channel
        bench.receiver.breakDown(TransportError(.closedByPeer, "the device has gone"))
        await until { !channel.isConnected }
        let error = await #expect(throws: CastError.self) { try await channel.begin() }
        #expect(error?.code == .disconnected)
        #expect(!bench.receiver.sentTypes.contains("OFFER"))
    }

    @Test func aDeviceThatGoesBeforeTheSessionHearsOfItIsALossToo() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let (session, channel) = (try #require(bench.session), bench.channel as RemoteDisplayChannel)
        bench.receiver.breakDown(TransportError(.closedByPeer, "the device has gone"))
        // On the main thread, where the session would hear of it.
        let deadline = ContinuousClock.now + .seconds(30)
        while session.hasConnection, ContinuousClock.now < deadline { usleep(1_000) }
        #expect(!session.hasConnection)
        #expect(channel.isConnected, "nobody has told it")
        let error = await #expect(throws: CastError.self) { try await channel.begin() }
        #expect(error?.code == .disconnected)
    }

    @Test func anApplicationThatTakesNoOffersAnyMoreIsNoLoss() async throws {
        let (bench, beginning) = try await unanswered()
        let without = Script.application("S1").replacing("com.google.cast.webrtc", with: "org.example")
        bench.receiver.say(Script.receiverStatus(application: without))
        let error = await #expect(throws: CastError.self) { try await beginning.value }
        #expect(error?.code == .channelNotConnected)
        #expect(bench.session.connectionState == .connected)
    }

    @Test func aDeviceThatGoesBeforeTheChannelIsConnectedIsALossToo() async throws {
        let bench = DisplayBench { $0.reconnectionLimit = .zero }
        try await bench.connect()
        let (session, support) = (try #require(bench.session), bench.support)
        #expect(session.removeChannel(bench.channel))
        bench.receiver.breakDown(TransportError(.closedByPeer, "the device has gone"))
        await until { session.connectionState != .connected }
        let opening = Task { try await RemoteDisplayChannel.open(on: session, support: support) }
        await bench.time.advanceToSleeper(within: .seconds(5))
        let error = await #expect(throws: CastError.self) { _ = try await opening.value }
        #expect(error?.code == .disconnected)
    }

    @Test func anAnswerThatPicksWhatWasNotOfferedIsRefused() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        bench.receiver.answer("OFFER") { _, json in
            let answer = Answer(udpPort: 9, selections: [Answer.Selection(index: 77, receiverSSRC: 5)])
            return [Script.streaming(.answer(sequenceNumber: json["seqNum"]?.intValue ?? 0, .ok(answer)))]
        }
        let error = await #expect(throws: CastError.self) { try await bench.channel.begin() }
        #expect(error?.code == .invalidResponse)
        #expect(bench.transports.all.isEmpty)
    }

    // S1-42
    @Test func theSessionRunsWithWhatWasAgreed() async throws {
        let constraints = ReceiverConstraints(
            audio: AudioConstraints(maximumBitrate: 64_000, maximumDelay: .milliseconds(200)),
            video: VideoConstraints(
                maximumDimensions: VideoDimensions(width: 1_280, height: 720), maximumBitrate: 2_000_000,
                maximumDelay: .milliseconds(200)))
        let receiver = FakeReceiver(
            capabilities: ReceiverCapabilities(videoCodecs: [.vp8], constraints: constraints))
        var configuration = RemoteDisplayConfiguration()
        configuration.video = VideoStreamDescriptor(width: 1_920, height: 1_080, frameRate: .p60)
        let asked = configuration.minExpectedDelay
        let (bench, session) = try await DisplayBench.begun(receiver: receiver, configuration)
        let offered = offers(bench)[0].streams
        #expect(offered[1].resolutions == [VideoResolution(width: 1_920, height: 1_080)])
        #expect(offered[1].maximumFrameRate?.perSecond == 60 && offered.map(\.targetDelay) == [asked, asked])
        #expect(offered[0].bitrate > 64_000 && offered[1].bitrate > 2_000_000)
        let agreed = try #require(session.agreement.video)
        #expect(agreed.width == 1_280 && agreed.height == 720 && agreed.frameRate == 30)
        #expect(agreed.maximumBitRate == 2_000_000 && agreed.startBitRate == 2_000_000)
        #expect(session.agreement.audio?.bitRate == 64_000)
        #expect(session.agreement.targetDelay == .milliseconds(200))

        bench.transport.acknowledgeEverything()
        try session.enqueue(PixelBuffer.grey(5))
        await until { !bench.encoders.counts.withLock(\.videoSettings).isEmpty }
        let settings = bench.encoders.counts.withLock(\.videoSettings)[0]
        #expect(settings.width == 1_280 && settings.height == 720 && settings.frameRate == 30)
        #expect(settings.maximumBitRate == 2_000_000)
        #expect(session.makePixelBuffer()?.width == 1_280)
        let sound = AudioBuffer(samples: [Float](repeating: 0.5, count: 1_920), sampleRate: 48_000, channels: 2)
        try session.enqueue(sound)
        await until { !bench.encoders.counts.withLock(\.audioSettings).isEmpty }
        #expect(bench.encoders.counts.withLock(\.audioSettings).map(\.bitRate) == [64_000])
    }

    // S1-42
    @Test func allOfTheReceiversLimitsAreKept() async throws {
        let constraints = ReceiverConstraints(
            audio: AudioConstraints(maximumSampleRate: 24_000, maximumChannels: 1),
            video: VideoConstraints(
                maximumPixelsPerSecond: 1_280 * 720 * 30, minimumResolution: VideoResolution(width: 320, height: 180),
                maximumDimensions: VideoDimensions(width: 1_920, height: 1_080, frameRate: FrameRate(60, 1)!),
                maximumBitrate: 9_000_000))
        // One of ours would not have picked what is beyond its limits; others leave it to the sender.
        let receiver = FakeReceiver()
        receiver.answer("OFFER") { message, _ in
            guard case .offer(let number, let offer)? = try? CastStreamingMessage(text: message.text ?? ""),
                var answer = try? Answer.choose(
                    from: offer, capabilities: ReceiverCapabilities(videoCodecs: [.vp8]), udpPort: 9)
            else { return [] }
            answer.constraints = constraints
            return [Script.streaming(.answer(sequenceNumber: number, .ok(answer)))]
        }
        var configuration = RemoteDisplayConfiguration()
        configuration.video = VideoStreamDescriptor(width: 1_280, height: 720, frameRate: .p60)
        let (bench, session) = try await DisplayBench.begun(receiver: receiver, configuration)
        let video = try #require(session.agreement.video)
        #expect(video.width == 1_280 && video.height == 720 && video.frameRate == 30)
        #expect(session.agreement.audio.map { [$0.sampleRate, $0.channels] } == [24_000, 1])
        #expect(bench.transport.configuration.streams[0].timeBase == 48_000, "which the packets' times stay in")

        // Stereo at 48 kHz all the same, which is what the app has: 30 ms of it.
        let sound = AudioBuffer(samples: [Float](repeating: 0.5, count: 2_880), sampleRate: 48_000, channels: 2)
        try session.enqueue(sound)
        await until { bench.transport.taken.count >= 2 }
        let made = bench.encoders.counts.withLock(\.audioSettings)
        #expect(made.map(\.sampleRate) == [24_000] && made.map(\.channels) == [1])
        #expect(bench.transport.taken.map(\.frame.timestamp.ticks) == [0, 480])
        #expect(bench.transport.taken.allSatisfy { $0.frame.payload.readableBytes == 240 * 4 })

        configuration.video = VideoStreamDescriptor(width: 160, height: 90)
        let small = try await bench.channel.begin(configuration)
        #expect(small.agreement.video.map { [$0.width, $0.height] } == [320, 180])

        configuration.video?.isLargestSize = true
        let chosen = try await bench.channel.begin(configuration)
        #expect(chosen.agreement.video.map { [$0.width, $0.height] } == [160, 90])
        #expect(chosen.agreement.video?.isBelowSmallest == true)
    }

    // S1-42
    @Test func picturesAboveTheAgreedRateAreLeftOut() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.acknowledgeEverything()
        for index in 0..<60 {
            try session.enqueue(PixelBuffer.grey(1), presentationTime: .milliseconds(1_000 * index / 60))
            await until { session.state.withLock { $0.video?.ledger.waiting == 0 && $0.video?.ledger.handed == 0 } }
        }
        let statistics = await session.statistics().video
        #expect((29...32).contains(statistics.framesSent), "of 60 in a second, with 30 agreed on")
        #expect(statistics.framesThinned == 60 - statistics.framesSent)
        #expect(statistics.framesEnqueued == statistics.framesSent && statistics.framesDropped == 0)
    }

    // S1-42
    @Test func aReceiverThatTakesNoSoundGetsNone() async throws {
        let receiver = FakeReceiver(capabilities: ReceiverCapabilities(audioCodecs: [], videoCodecs: [.vp8]))
        let (_, session) = try await DisplayBench.begun(receiver: receiver)
        #expect(session.agreement.audio == nil && session.agreement.video?.codec == .vp8)
        let sound = AudioBuffer(samples: [0, 0], sampleRate: 48_000, channels: 2)
        let error = #expect(throws: CastError.self) { try session.enqueue(sound) }
        #expect(error?.code == .remoteDisplayFeatureNotSupported)
    }

    @Test func aSecondSessionTakesTheFirstOnesPlaceAndARejectionDoesNot() async throws {
        let (bench, first) = try await DisplayBench.begun()
        bench.receiver.answer("OFFER") { _, json in
            [
                Script.streaming(
                    .answer(
                        sequenceNumber: json["seqNum"]?.intValue ?? 0, .error(NegotiationError(.malformedOffer, "no"))))
            ]
        }
        await #expect(throws: CastError.self) { try await bench.channel.begin() }
        #expect(first.isActive)
        bench.receiver.answerUsually("OFFER")
        let second = try await bench.channel.begin()
        #expect(!first.isActive && first.endError?.code == .replaced)
        #expect(bench.channel.activeSession === second)
        await until { bench.lines.count == 5 }
        #expect(bench.lines == ["connect", "begin", "reject 83", "begin", "end 6"])
    }

    @Test func aDeviceWithoutTheNamespaceIsNoRemoteDisplay() async throws {
        let bench = DisplayBench()
        let session = try await bench.manager.connect(
            to: .tv, options: .remoteDisplay(applicationID: Script.applicationID, support: bench.support))
        let other = try #require(await RemoteDisplayChannel(namespace: "urn:x-cast:other", support: bench.support))
        #expect(session.addChannel(other))
        async let opened = RemoteDisplayChannel.open(on: session, support: bench.support)
        #expect(try await opened.isConnected)
        #expect(!other.isConnected)
        let unsupported = await #expect(throws: CastError.self) {
            try await RemoteDisplayChannel.open(on: session, support: RemoteDisplaySupport())
        }
        #expect(unsupported?.code == .remoteDisplayDeviceNotSupported)
    }
}
