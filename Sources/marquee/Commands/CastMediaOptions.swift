import ArgumentParser
import CastWire
import Casting

/// The options of `marquee cast` for pictures and for media types.
struct CastMediaOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Show each picture for this time (8s, 8 or 1m), then the next item. The cast ends after the last item.
            """,
            valueName: "time"))
    var slide: String?

    @Option(
        help: ArgumentHelp(
            """
            The MIME type of a URL, such as application/x-mpegURL. Needed if the server sends a wrong type or no type.
            """,
            valueName: "MIME-type"))
    var type: String?

    func validate() throws {
        if let slide, SlideText.parse(slide) == nil {
            throw ValidationError("--slide takes a time from 1 second to 1 day, such as 8s, 90 or 1m")
        }
        if let type, ContentType.checked(type) == nil {
            throw ValidationError(
                "\"\(type)\" is not a type that receivers play; write for example video/mp4, audio/mpeg, image/jpeg or "
                    + "application/x-mpegURL")
        }
    }

    /// In seconds.
    var slideTime: Double? { slide.flatMap(SlideText.parse) }

    var contentType: String? { type.flatMap(ContentType.checked) }

    /// - Throws: `.wrongUse` if `--type` is given for a file, or `--slide` without a picture among the items.
    func check(_ items: [CastItem]) throws(CastFailure) {
        if type != nil, let file = items.first(where: { $0.file != nil }) {
            throw CastFailure(.wrongUse, "--type is for URLs only; the type of \"\(file.name)\" is read from the file")
        }
        // The type of a URL is not known yet, so a URL may be a picture.
        if slide != nil, items.allSatisfy({ $0.file?.isImage == false }) {
            throw CastFailure(.wrongUse, "--slide is for pictures, and there is no picture among the files")
        }
    }
}
