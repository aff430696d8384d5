import FilePaths

/// MIME types of pictures that every page and device shows.
package enum PictureType {
    /// The type, from the file's first ``FilmFormats/headLength`` bytes; nil for other types.
    package static func of(_ head: [UInt8]) -> String? {
        switch FilmFormats.picture(head) {
        case "jpeg_pipe": "image/jpeg"
        case "png_pipe": "image/png"
        case "webp_pipe": "image/webp"
        default: nil
        }
    }
}
