/// MIME types of pictures that every page and every device shows.
package enum PictureType {
    /// Told from how it begins (``FilmFormats/headLength`` bytes are enough); nil for anything else.
    package static func of(_ head: [UInt8]) -> String? {
        switch FilmFormats.picture(head) {
        case "jpeg_pipe": "image/jpeg"
        case "png_pipe": "image/png"
        case "webp_pipe": "image/webp"
        default: nil
        }
    }
}
