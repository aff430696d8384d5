import ArgumentParser
import Casting
import ScreenBroadcast

struct BroadcastPickCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pick", abstract: "Choose an upload extension and the microphone, then start a broadcast.",
        discussion: """
            This is the picker of a screen broadcast, in the terminal. It lists the installed upload extensions and \
            marquee's own. At a terminal, keys choose. Otherwise, each line of standard input is a number or a name, \
            or `m` for the microphone. --extension and --microphone choose without a question.

            marquee's own extension starts as `broadcast start` does, with the same options. The other extensions get \
            their frames from their own apps, which also start them.
            """)

    enum Switch: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    @Option(
        name: .customLong("extension"),
        help: ArgumentHelp("Choose this extension, by identifier, name or number.", valueName: "id"))
    var chosen: String?

    @Option(help: ArgumentHelp("Offer only this extension, if it is installed.", valueName: "id"))
    var preferred: String?

    @Option(help: "Add the microphone to the audio.")
    var microphone: Switch = .off

    @OptionGroup var mirror: MirrorCommand

    private var console: Console { mirror.output.console }

    @MainActor func run() async throws {
        var picker = BroadcastPicker(ExtensionFolders.find(), preferredExtension: preferred)
        picker.isMicrophoneEnabled = microphone == .on
        for problem in picker.problems { console.talk(problem) }
        guard !picker.choices.isEmpty else {
            throw CommandFailure(
                .wrongUse, "no upload extension is installed; \(BroadcastProgram.name) has to be in marquee's folder")
        }
        let choice = try await choose(&picker)
        guard choice.id == ExtensionManifest.marqueeIdentifier else {
            throw CommandFailure(
                .wrongUse,
                "\"\(PeerText.name(choice.title))\" gets its frames from its own app: start it from that app")
        }
        try await mirror.mirror(detached: true, microphone: picker.isMicrophoneEnabled)
    }

    /// - Throws: `.wrongUse` for an answer that is not a choice, and if nothing was chosen.
    @MainActor private func choose(_ picker: inout BroadcastPicker) async throws -> BroadcastPicker.Choice {
        let choices = picker.choices
        if let chosen { return try answered(chosen, picker) }
        for choice in choices { console.talk("\(choice.number)  \(PeerText.name(choice.title))") }
        if !console.isJSON, let keyboard = Keyboard() {
            defer { keyboard.restore() }
            return choices[try await atKeyboard(keyboard, &picker)]
        }
        console.talk(
            "microphone \(picker.isMicrophoneEnabled ? "on" : "off"); a number or a name chooses, m toggles the "
                + "microphone")
        while let line = readLine() {
            guard line.lowercased() == "m" else { return try answered(line, picker) }
            picker.isMicrophoneEnabled.toggle()
            console.talk("microphone \(picker.isMicrophoneEnabled ? "on" : "off")")
        }
        throw CommandFailure(.wrongUse, "nothing was chosen")
    }

    private func answered(_ answer: String, _ picker: BroadcastPicker) throws -> BroadcastPicker.Choice {
        do throws(PickerError) {
            return try picker.choice(answer)
        } catch {
            throw CommandFailure(.wrongUse, error.description)
        }
    }

    @MainActor private func atKeyboard(_ keyboard: Keyboard, _ picker: inout BroadcastPicker) async throws -> Int {
        let signals = StopSignals(tellingOn: console.tellingDescriptor).wishes
        let keys = AsyncStream<Keyboard.Key?> { continuation in
            Task { for await key in keyboard.keys { continuation.yield(key) } }
            Task {
                for await _ in signals { continuation.yield(nil) }
            }
        }
        var screen = PickerScreen(
            titles: picker.choices.map(\.title), hasMicrophone: picker.isMicrophoneEnabled)
        console.talk(PickerScreen.help)
        console.draw(screen.line)
        for await key in keys {
            guard let key else { break }
            let outcome = screen.handle(key)
            picker.isMicrophoneEnabled = screen.hasMicrophone
            switch outcome {
            case .goOn: console.draw(screen.line)
            case .chosen(let index):
                console.draw("")
                return index
            case .left:
                console.draw("")
                throw CommandFailure(.wrongUse, "nothing was chosen")
            }
        }
        console.draw("")
        throw CommandFailure(.interrupted, "interrupted; nothing was chosen")
    }
}
