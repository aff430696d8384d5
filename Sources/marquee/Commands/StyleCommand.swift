import ArgumentParser
import CastSender
import Casting

struct StyleCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "style", abstract: "Print or set the style of captions.",
        discussion: """
            Values that are not given stay as they are; --default starts from the default style. The style applies to \
            the current media only. COLOR is #RRGGBB, or #RRGGBBAA with the opacity last.
            """)

    @Option(help: ArgumentHelp("The text color.", valueName: "color"))
    var color: String?

    @Option(help: ArgumentHelp("The background color of each line.", valueName: "color"))
    var background: String?

    @Option(
        help: ArgumentHelp(
            "The edge of the letters: none, outline, drop-shadow, raised or depressed.", valueName: "kind"))
    var edge: String?

    @Option(help: ArgumentHelp("The color of the edge.", valueName: "color"))
    var edgeColor: String?

    @Option(help: ArgumentHelp("The window behind all lines: none, normal or rounded-corners.", valueName: "kind"))
    var window: String?

    @Option(help: ArgumentHelp("The color of the window.", valueName: "color"))
    var windowColor: String?

    @Option(help: ArgumentHelp("The corner radius of a window with rounded corners, in pixels.", valueName: "pixels"))
    var cornerRadius: Double?

    @Option(help: ArgumentHelp("The text size, as a factor of the normal size.", valueName: "factor"))
    var scale: Double?

    @Option(help: ArgumentHelp("The name of a font.", valueName: "name"))
    var font: String?

    @Option(
        help: ArgumentHelp(
            "The font family: sans-serif, monospaced-sans-serif, serif, monospaced-serif, casual, cursive or "
                + "small-capitals.", valueName: "kind"))
    var family: String?

    @Option(help: ArgumentHelp("The font style: normal, bold, italic or bold-italic.", valueName: "kind"))
    var fontStyle: String?

    @Flag(name: .customLong("default"), help: "Start from the default style instead of the current style.")
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
            output.console.answer(words.isEmpty ? "no value is set; the device uses its own style" : words, json: told)
        } else if output.console.isJSON {
            output.console.answer("", json: TextTrackStyle())
        } else {
            output.console.talk("no style is set for the media on \"\(link.device.shownName)\"")
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
