import ArgumentParser
import MediaServing

/// Which of a file's sounds a cast plays.
struct CastSoundOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Which sound of the file plays: its language (de, ger, German, pt-BR), its number from 1, or words of its \
            title. Without it the file's default sound plays.
            """,
            valueName: "language-or-number"))
    var audio: String?

    func validate() throws {
        guard audio.map({ ShownText.visible($0) != nil }) ?? true else {
            throw ValidationError("--audio takes a language, a number or a title, and this is blank")
        }
    }
}
