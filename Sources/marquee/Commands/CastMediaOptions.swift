import ArgumentParser
import CastWire
import Casting

/// What a person says of pictures, and of what a server sends, in `marquee cast`.
struct CastMediaOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Show each picture for this time (8s, 8, 1m), then the next item. The cast ends after the last one.
            """,
            valueName: "time"))
    var slide: String?

    @Option(
        help: ArgumentHelp(
            """
            The MIME type of a URL, such as application/x-mpegURL, if its server names a wrong one or none.
            """,
            valueName: "MIME-type"))
    var type: String?

    func validate() throws {
        if let slide, SlideText.parse(slide) == nil {
            throw ValidationError("--slide takes a time from 1 second to a day, such as 8s, 90 or 1m")
        }
        if let type, ContentType.checked(type) == nil {
            throw ValidationError(
                "\"\(type)\" is no type that a receiver plays; write one such as video/mp4, audio/mpeg, image/jpeg or "
                    + "application/x-mpegURL")
        }
    }

    /// Seconds.
    var slideTime: Double? { slide.flatMap(SlideText.parse) }

    var contentType: String? { type.flatMap(ContentType.checked) }

    /// - Throws: `.wrongUse` for a type of a file, and for a time of pictures where there are none.
    func check(_ items: [CastItem]) throws(CastFailure) {
        if type != nil, let file = items.first(where: { $0.file != nil }) {
            throw CastFailure(.wrongUse, "--type is for URLs; what \"\(file.name)\" is, is seen in the file")
        }
        // What a URL leads to is not known yet.
        if slide != nil, items.allSatisfy({ $0.file?.isImage == false }) {
            throw CastFailure(.wrongUse, "--slide is for pictures, and none of these files is one")
        }
    }
}
