import ArgumentParser
import ScreenBroadcast

/// Which sound is sent, and how.
struct SoundOptions: ParsableArguments {
    enum AudioCodec: String, ExpressibleByArgument, CaseIterable {
        case opus, aac
    }

    @Option(
        help: ArgumentHelp(
            """
            What is heard with a screen, a window or a page: all that this machine plays (system), what one application \
            plays, the microphone, both (system+mic), or nothing (none). A screen has the system's sound by itself, a \
            window none; --list tells which applications play.
            """,
            valueName: "system|app:name|mic|system+mic|none"))
    var audio: String?

    @Option(help: "The codec of the sound; without it, the best that both have.")
    var audioCodec: AudioCodec?

    @Flag(name: .customLong("no-audio"), help: "Send no sound, as --audio none does.")
    var noAudio = false

    /// No sound is to be sent.
    var isSilent: Bool { noAudio || audio == "none" }

    /// What said so.
    private var silencer: String { noAudio ? "--no-audio" : "--audio none" }

    private var choice: BroadcastRequest.SoundChoice? { audio.flatMap(BroadcastRequest.SoundChoice.init(rawValue:)) }

    func validate() throws {
        if let audio, !isSilent, choice == nil {
            throw ValidationError(
                "\"\(audio)\" is no sound; write system, app:NAME for one application, mic, system+mic or none")
        }
        guard !noAudio || audio == nil || audio == "none" else {
            throw ValidationError("--no-audio sends no sound, and --audio \(audio ?? "") some: say one of them")
        }
        guard !isSilent || audioCodec == nil else {
            throw ValidationError("\(silencer) sends no sound, in no --audio-codec: say one of them")
        }
    }

    /// - Parameter microphone: it is to be heard besides.
    /// - Throws: `CommandFailure` where the source has sound of its own, and another was asked for, or where the
    ///   microphone can't be heard.
    func check(_ source: BroadcastRequest.Source, microphone: Bool = false) throws {
        if microphone, isSilent {
            throw CommandFailure(.wrongUse, "--microphone on and \(silencer) contradict each other: say one of them")
        }
        if microphone, case .application = choice {
            throw CommandFailure(
                .wrongUse,
                "one application's sound can't be mixed with the microphone: say --audio \(audio ?? "") or "
                    + "--microphone on, not both")
        }
        guard choice != nil || microphone, !source.takesCapturedSound else { return }
        let option = choice == nil ? "--microphone on" : "--audio \(audio ?? "")"
        throw CommandFailure(
            .wrongUse,
            "\(option) is for a screen, a window or a page: this source has sound of its own, which is sent without "
                + option)
    }

    /// - Parameter microphone: it is heard besides; as ``check(_:microphone:)`` lets it.
    func request(_ source: BroadcastRequest.Source, microphone: Bool = false) -> BroadcastRequest.Audio? {
        if isSilent { return nil }
        if case .window = source, choice == nil {
            return microphone ? .init(codec: audioCodec?.rawValue, capture: .microphone) : nil
        }
        return .init(
            codec: audioCodec?.rawValue, capture: microphone && choice != .microphone ? .systemAndMicrophone : choice)
    }
}
