import ArgumentParser
import Casting
import ScreenBroadcast

struct BroadcastPickCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pick", abstract: "Lets a person choose who broadcasts, and whether the microphone is heard.",
        discussion: """
            The picker of a screen broadcast, in the terminal: the upload extensions that are installed, and the one \
            that comes with marquee. Keys choose at a terminal; elsewhere a line of standard input does, with a number \
            or a name, and `m` for the microphone. --extension and --microphone choose without asking. What comes with \
            marquee begins as `broadcast start` does, and takes the same options; the others are given their pictures \
            by apps of their own, which start them.
            """)

    enum Switch: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    @Option(
        name: .customLong("extension"),
        help: ArgumentHelp("Choose this one: its identifier, its name or its number.", valueName: "id"))
    var chosen: String?

    @Option(help: ArgumentHelp("Offer this one alone, where it is installed.", valueName: "id"))
    var preferred: String?

    @Option(help: "Whether the microphone is heard besides what is heard otherwise.")
    var microphone: Switch = .off

    @OptionGroup var mirror: MirrorCommand

    private var console: Console { mirror.output.console }

    @MainActor func run() async throws {
        var picker = BroadcastPicker(ExtensionFolders.find(), preferredExtension: preferred)
        picker.isMicrophoneEnabled = microphone == .on
        for problem in picker.problems { console.talk(problem) }
        guard !picker.choices.isEmpty else {
            throw CommandFailure(
                .wrongUse, "no upload extension is installed: \(BroadcastProgram.name) belongs beside marquee")
        }
        let choice = try await choose(&picker)
        guard choice.id == ExtensionManifest.marqueeIdentifier else {
            throw CommandFailure(
                .wrongUse,
                "\"\(PeerText.name(choice.title))\" is given its pictures by an app of its own: start it from there")
        }
        try await mirror.mirror(detached: true, microphone: picker.isMicrophoneEnabled)
    }

    /// - Throws: `.wrongUse` for an answer that means none, and where nothing was chosen.
    @MainActor private func choose(_ picker: inout BroadcastPicker) async throws -> BroadcastPicker.Choice {
        let choices = picker.choices
        if let chosen { return try answered(chosen, picker) }
        for choice in choices { console.talk("\(choice.number)  \(PeerText.name(choice.title))") }
        if !console.isJSON, let keyboard = Keyboard() {
            defer { keyboard.restore() }
            return choices[try await atKeyboard(keyboard, &picker)]
        }
        console.talk(
            "microphone \(picker.isMicrophoneEnabled ? "on" : "off"); a number or a name chooses, m changes that")
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
