import ArgumentParser
import CastSender
import Casting

struct StyleCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "style", abstract: "Tells or sets how captions look on the device.",
        discussion: """
            What is not named stays as it is; --default begins anew. It holds for what plays now. COLOR is #RRGGBB, or \
            #RRGGBBAA with the opacity last.
            """)

    @Option(help: ArgumentHelp("The letters.", valueName: "color"))
    var color: String?

    @Option(help: ArgumentHelp("The box behind each line.", valueName: "color"))
    var background: String?

    @Option(
        help: ArgumentHelp("How letters stand out: none, outline, drop-shadow, raised, depressed.", valueName: "kind"))
    var edge: String?

    @Option(help: ArgumentHelp("The colour of the edge.", valueName: "color"))
    var edgeColor: String?

    @Option(help: ArgumentHelp("What lies behind all lines: none, normal, rounded-corners.", valueName: "kind"))
    var window: String?

    @Option(help: ArgumentHelp("The colour of the window.", valueName: "color"))
    var windowColor: String?

    @Option(help: ArgumentHelp("The radius of a rounded window's corners.", valueName: "pixels"))
    var cornerRadius: Double?

    @Option(help: ArgumentHelp("The size: 1 is the usual one.", valueName: "factor"))
    var scale: Double?

    @Option(help: ArgumentHelp("A font by name.", valueName: "name"))
    var font: String?

    @Option(
        help: ArgumentHelp(
            "The kind of font: sans-serif, monospaced-sans-serif, serif, monospaced-serif, casual, cursive, "
                + "small-capitals.", valueName: "kind"))
    var family: String?

    @Option(help: ArgumentHelp("normal, bold, italic or bold-italic.", valueName: "kind"))
    var fontStyle: String?

    @Flag(name: .customLong("default"), help: "Begin with the default style instead of the present one.")
    var isDefault = false

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        var style = TextTrackStyle()
        do {
            try wish.apply(to: &style)
        } catch let failure as CastFailure {
            throw ValidationError(failure.description)
        }
    }

    @MainActor func run() async throws {
        let link = try await DeviceLink.join(options)
        let client = try link.playing()
        let present = client.mediaStatus?.mediaInformation?.textTrackStyle
        var style = isDefault ? TextTrackStyle.createDefault() : present ?? TextTrackStyle.createDefault()
        try wish.apply(to: &style)
        if isDefault || !wish.isEmpty { try await link.perform(client.setTextTrackStyle(style)) }
        let told = client.mediaStatus?.mediaInformation?.textTrackStyle ?? (wish.isEmpty && !isDefault ? nil : style)
        if let told {
            let words = StyleWish.words(of: told)
            output.console.answer(words.isEmpty ? "everything is left to the device" : words, json: told)
        } else if output.console.isJSON {
            output.console.answer("", json: TextTrackStyle())
        } else {
            output.console.talk("no style is set for what plays on \"\(link.device.shownName)\"")
        }
        await link.leave()
    }

    private var wish: StyleWish {
        StyleWish(
            color: color, background: background, edge: edge, edgeColor: edgeColor, window: window,
            windowColor: windowColor, cornerRadius: cornerRadius, scale: scale, font: font, family: family,
            fontStyle: fontStyle)
    }
}
