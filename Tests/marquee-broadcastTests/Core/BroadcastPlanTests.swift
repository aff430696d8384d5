import BroadcastCore
import Testing

@testable import MediaPipeline
@testable import RemoteDisplay
@testable import marquee_broadcast

@Suite("What a request means to the upload process")
struct BroadcastPlanTests {
    private func request(
        _ source: BroadcastRequest.Source = .synthetic, video: BroadcastRequest.Video = .init(),
        audio: BroadcastRequest.Audio? = .init(), capabilities: Int = 5
    ) -> BroadcastRequest {
        let device = BroadcastRequest.Destination(
            id: "1", name: "TV", addresses: ["192.0.2.1"], port: 8009, capabilities: capabilities)
        return BroadcastRequest(device: device, source: source, video: video, audio: audio)
    }

    private let film = CaptureFormat(
        video: .init(size: VideoSize(1920, 1080), frameRate: 24), audio: .init(sampleRate: 48_000, channels: 2))

    private func agreement(width: Int? = 1280, sound: Bool = true) -> RemoteDisplayAgreement {
        RemoteDisplayAgreement(
            video: width.map {
                .init(
                    codec: .vp8, width: $0, height: $0 * 9 / 16, frameRate: 24, minimumBitRate: 300_000,
                    maximumBitRate: 5_000_000, startBitRate: 2_500_000)
            },
            audio: sound ? .init(codec: .opus, sampleRate: 48_000, channels: 2, bitRate: 128_000) : nil,
            targetDelay: .milliseconds(400))
    }

    @Test("A source is what was named; one of a later version is refused")
    func sources() throws {
        let plan = BroadcastPlan(request(video: .init(width: 640, height: 360, framesPerSecond: 25), audio: nil))
        var synthetic = SyntheticConfiguration()
        (synthetic.size, synthetic.frameRate, synthetic.hasAudio) = (VideoSize(640, 360), 25, false)
        #expect(try plan.source() == .synthetic(synthetic))
        var screen = request(.screen("2"), video: .init(framesPerSecond: 60))
        (screen.showsCursor, screen.duration) = (false, 1.5)
        #expect(
            try BroadcastPlan(screen).source()
                == .screen(
                    ScreenConfiguration(
                        target: .screen("2"), frameRate: 60, showsCursor: false, duration: .milliseconds(1_500))))
        #expect(try BroadcastPlan(request(.window(nil))).source() == .screen(ScreenConfiguration(target: .anyWindow)))
        #expect(
            try BroadcastPlan(request(.virtual(width: 640, height: 480))).source()
                == .screen(ScreenConfiguration(target: .virtual(VideoSize(640, 480)))))
        #expect(try BroadcastPlan(request(.window(7))).source() == .screen(ScreenConfiguration(target: .window(7))))
        let page = try PageAddress("https://example.org/board")
        let whole = ScreenConfiguration(target: .screen(nil))
        #expect(
            try BroadcastPlan(request(.page("https://example.org/board"))).source()
                == .page(page, whole, hasSound: true))
        // Another sound takes the place of its own.
        #expect(
            try BroadcastPlan(request(.page("https://example.org/board"), audio: .init(capture: .system))).source()
                == .page(page, whole, hasSound: false))
        #expect(throws: PlanError.self) { try BroadcastPlan(request(.page("file:///etc/passwd"))).source() }
        let options = FileSourceOptions(size: VideoSize(1280, 720))
        #expect(try BroadcastPlan(request(.file("/f"))).source() == .file(path: "/f", options))
        #expect(throws: PlanError.self) { try BroadcastPlan(request(.other("hologram"))).source() }
    }

    @Test("The offer has what was asked for, within what the source has")
    func offer() throws {
        let wanted = request(
            video: .init(width: 640, height: 360, framesPerSecond: 60, bitRate: 200_000, codec: "h264"),
            audio: .init(codec: "aac", bitRate: 96_000))
        let offer = try BroadcastPlan(wanted).configuration(for: film)
        #expect(offer.video?.width == 640 && offer.video?.isLargestSize == true && offer.video?.codecs == [.h264])
        #expect(offer.video?.frameRate == VideoFrameRate(24), "no more than the film has")
        #expect(offer.video?.maximumBitRate == 200_000 && offer.video?.minimumBitRate == 200_000)
        #expect(offer.audio?.codecs == [.aac] && offer.audio?.bitRate == 96_000)
        let usual = try BroadcastPlan(request()).configuration(for: film)
        #expect(usual.video?.isLargestSize == false && usual.minExpectedDelay == .milliseconds(400))
        #expect(usual.maxExpectedDelay == nil)
    }

    @Test("A quality is a rate, a size, a delay and what counts; text has the screen's own size")
    func qualities() throws {
        var text = request(.screen(nil))
        text.quality = .text
        let wanted = ScreenConfiguration(
            target: .screen(nil), size: VideoSize(1_920, 1_080), keepsOwnSize: true, frameRate: 15)
        #expect(try BroadcastPlan(text).source() == .screen(wanted))
        let laptop = CaptureFormat(video: .init(size: VideoSize(1_366, 768), frameRate: 15))
        let offer = try BroadcastPlan(text).configuration(for: laptop)
        #expect(offer.video?.width == 1_366 && offer.video?.height == 768 && offer.video?.isLargestSize == true)
        #expect(offer.video?.maximumBitRate == 8_000_000 && offer.maxExpectedDelay == .seconds(1))
        text.video.width = 1_280
        text.video.height = 720
        #expect(try BroadcastPlan(text).configuration(for: laptop).video?.width == 1_280, "what the user chose wins")
        var game = request(.screen(nil))
        game.quality = .game
        let fast = CaptureFormat(video: .init(size: VideoSize(1_280, 720), frameRate: 60))
        let games = try BroadcastPlan(game).configuration(for: fast)
        #expect(games.video?.frameRate == .p60 && games.minExpectedDelay == .milliseconds(100))
        #expect([request(), text, game].map { BroadcastPlan($0).tuning } == [.motion, .text, .game])
    }

    @Test("Where nothing is left to send, or a codec is none, it is refused with the reason")
    func refused() throws {
        let speaker = BroadcastPlan(request(audio: nil, capabilities: 4))
        #expect(throws: PlanError("the source has no sound, and \"TV\" has no screen for pictures")) {
            try speaker.configuration(for: film)
        }
        #expect(throws: PlanError("the source has nothing of what is to be sent")) {
            try BroadcastPlan(request()).configuration(for: CaptureFormat())
        }
        #expect(throws: PlanError("there is no codec \"mpeg1\" for pictures")) {
            try BroadcastPlan(request(video: .init(codec: "mpeg1"))).configuration(for: film)
        }
    }

    @Test("What was asked for and is not sent is told, a sentence each")
    func warnings() {
        let plan = BroadcastPlan(request())
        let offered = VideoStreamDescriptor()
        func agreed(_ agreement: RemoteDisplayAgreement, _ format: CaptureFormat) -> BroadcastPlan.Agreed {
            plan.agreed(agreement, for: format, offered, name: "TV")
        }
        #expect(agreed(agreement(), film) == .warnings([]))
        #expect(agreed(agreement(width: nil), film) == .noPictures)
        #expect(
            agreed(agreement(width: 640, sound: false), film)
                == .warnings([
                    "\"TV\" takes no sound; pictures alone are sent", "\"TV\" takes 640x360 at most",
                ]))
        #expect(
            agreed(agreement(width: nil), CaptureFormat(audio: film.audio))
                == .warnings([
                    "the source has no pictures; sound alone is sent"
                ]))
        let speaker = BroadcastPlan(request(capabilities: 4)).agreed(agreement(width: nil), for: film, nil, name: "Box")
        #expect(speaker == .warnings(["\"Box\" has no screen; sound alone is sent"]))
    }

    @Test("What is heard with each source: a screen's by itself, others' where asked, never in place of a film's own")
    func sound() throws {
        func sound(
            _ source: BroadcastRequest.Source, _ choice: BroadcastRequest.SoundChoice? = nil
        ) throws -> BroadcastPlan.Sound {
            try BroadcastPlan(request(source, audio: .init(capture: choice))).sound()
        }
        #expect(try sound(.screen(nil)) == .captured([.system], isAsked: false))
        #expect(try sound(.virtual(width: nil, height: nil)) == .captured([.system], isAsked: false))
        #expect(try sound(.window(7)) == .own && sound(.page("http://a/")) == .own && sound(.synthetic) == .own)
        #expect(try sound(.window(7), .application("mpv")) == .captured([.application("mpv")], isAsked: true))
        #expect(try sound(.page("http://a/"), .microphone) == .captured([.microphone], isAsked: true))
        #expect(try sound(.screen(nil), .systemAndMicrophone) == .captured([.system, .microphone], isAsked: true))
        #expect(try BroadcastPlan(request(.screen(nil), audio: nil)).sound() == .own)
        for source in [BroadcastRequest.Source.synthetic, .file("/f"), .samples] {
            #expect(throws: PlanError.self) { try sound(source, .system) }
        }
        // Nobody asked for it by name.
        let silent = BroadcastPlan(request(.screen(nil)))
        let format = CaptureFormat(video: film.video)
        #expect(
            silent.agreed(agreement(sound: false), for: format, VideoStreamDescriptor(), name: "TV") == .warnings([]))
        let own = BroadcastPlan(request())
        #expect(
            own.agreed(agreement(sound: false), for: format, VideoStreamDescriptor(), name: "TV")
                == .warnings(["the source has no sound; pictures alone are sent"]))
    }

    @Test(
        "Decimal rates are the fractions that films mean",
        arguments: [
            (29.97, 30_000, 1_001), (23.976, 24_000, 1_001), (25, 25, 1), (12.5, 12_500, 1_000),
        ])
    func rates(perSecond: Double, numerator: Int, denominator: Int) {
        #expect(VideoFrameRate(perSecond) == VideoFrameRate(numerator, denominator))
    }

    @Test("Cards come first, slow software only where it was asked for, each codec once")
    func encoders() {
        let found: [EncoderReport.Encoder] = [
            .init(codec: "vp8", name: "libvpx", isHardware: false),
            .init(codec: "av1", name: "libaom-av1", isHardware: false),
            .init(codec: "h264", name: "h264_vaapi", isHardware: true),
            .init(codec: "h264", name: "libx264", isHardware: false),
            .init(codec: "opus", name: "libopus", isHardware: false),
            .init(codec: "mpeg1", name: "mpeg1_card", isHardware: true),
        ]
        let usual = EncoderChoice(offersSlow: false).capabilities(of: found)
        #expect(usual.video == [.h264, .vp8] && usual.audio == [.opus] && usual.encodesInBackground)
        #expect(EncoderChoice(offersSlow: true).capabilities(of: found).video == [.h264, .vp8, .av1])
    }
}
