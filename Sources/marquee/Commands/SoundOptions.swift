import ArgumentParser
import ScreenBroadcast

/// The audio options of `marquee mirror`.
struct SoundOptions: ParsableArguments {
    enum AudioCodec: String, ExpressibleByArgument, CaseIterable {
        case opus, aac
    }

    @Option(
        help: ArgumentHelp(
            """
            The audio to send with a screen, a window or a web page: system (all that this machine plays), app:NAME \
            (one application), mic (the microphone), system+mic (both) or none. Default: system for a screen, none for \
            a window. --list shows the applications that play.
            """,
            valueName: "system|app:name|mic|system+mic|none"))
    var audio: String?

    @Option(help: "The audio codec. Default: the best codec that this machine and the device both support.")
    var audioCodec: AudioCodec?

    @Flag(name: .customLong("no-audio"), help: "Send no audio. The same as --audio none.")
    var noAudio = false

    /// True if no audio is sent.
    var isSilent: Bool { noAudio || audio == "none" }

    /// The option that turned the audio off.
    private var silencer: String { noAudio ? "--no-audio" : "--audio none" }

    private var choice: BroadcastRequest.SoundChoice? { audio.flatMap(BroadcastRequest.SoundChoice.init(rawValue:)) }

    func validate() throws {
        if let audio, !isSilent, choice == nil {
            throw ValidationError(
                "\"\(audio)\" is not an audio source; write system, app:NAME, mic, system+mic or none")
        }
        guard !noAudio || audio == nil || audio == "none" else {
            throw ValidationError(
                "--no-audio and --audio \(audio ?? "") contradict each other: leave out --no-audio or --audio")
        }
        guard !isSilent || audioCodec == nil else {
            throw ValidationError("\(silencer) sends no audio, so --audio-codec has no effect: leave out --audio-codec")
        }
    }

    /// Checks that the audio options fit the source.
    ///
    /// - Parameter microphone: true to add the microphone.
    /// - Throws: `CommandFailure` if other audio is requested for a source that has its own, or if the microphone can't
    ///   be added.
    func check(_ source: BroadcastRequest.Source, microphone: Bool = false) throws {
        if microphone, isSilent {
            throw CommandFailure(
                .wrongUse, "--microphone on and \(silencer) contradict each other: leave out one of the two options")
        }
        if microphone, case .application = choice {
            throw CommandFailure(
                .wrongUse,
                "the audio of an application can't be mixed with the microphone: give --audio \(audio ?? "") or "
                    + "--microphone on, not both")
        }
        guard choice != nil || microphone, !source.takesCapturedSound else { return }
        let option = choice == nil ? "--microphone on" : "--audio \(audio ?? "")"
        throw CommandFailure(
            .wrongUse,
            "\(option) is for a screen, a window or a web page. This source has its own audio: leave out "
                + option)
    }

    /// The audio part of the request; nil if no audio is sent.
    ///
    /// - Parameter microphone: true to add the microphone. Valid only if ``check(_:microphone:)`` has not thrown.
    func request(_ source: BroadcastRequest.Source, microphone: Bool = false) -> BroadcastRequest.Audio? {
        if isSilent { return nil }
        if case .window = source, choice == nil {
            return microphone ? .init(codec: audioCodec?.rawValue, capture: .microphone) : nil
        }
        return .init(
            codec: audioCodec?.rawValue, capture: microphone && choice != .microphone ? .systemAndMicrophone : choice)
    }
}
