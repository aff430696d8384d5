import ArgumentParser
import MediaServing

/// The option `--audio` of `marquee cast`: which audio track of a file plays.
struct CastSoundOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The audio track to play, by language (de, ger, German, pt-BR), number (from 1) or words of its title. \
            Default: the default track of the file.
            """,
            valueName: "language-or-number"))
    var audio: String?

    func validate() throws {
        guard audio.map({ ShownText.visible($0) != nil }) ?? true else {
            throw ValidationError("--audio takes a language, a number or a title, not a blank")
        }
    }
}
