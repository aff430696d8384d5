extension CastError {
    package static let imageOutOfReach = CastError(
        .notAllowed,
        "The picture is at an address that only this machine, or its own link, can reach, and the device that named it "
            + "is somewhere else; it is not fetched.")
    package static let imageRedirects = CastError(
        .networkError, "The picture's server points on from place to place; use the URL of the picture itself.")

    package static func imageHostUnknown(_ host: String) -> CastError {
        CastError(.networkError, "The picture's server \(host) has no address; check the picture's URL.")
    }

    package static let notAnImageURL = CastError(
        .invalidRequest, "Only pictures at http and https URLs are fetched; give one of those.")
    package static let imageCancelled = CastError(
        .cancelled, "The picture is not waited for any more; ask again if it is wanted.")
    package static let tooManyImages = CastError(
        .cancelled, "Too many pictures are waited for; ask again for those that are shown now.")
    package static let imageTimedOut = CastError(
        .timeout, "The picture did not come in time; check its server, or ask again later.")

    package static func imageStatus(_ status: UInt) -> CastError {
        let sentence =
            (300..<400).contains(status)
            ? "The picture's server points to a place that is not http or https (status \(status)); use another URL."
            : "The picture's server answered with status \(status); check that the picture is there."
        return CastError(.networkError, sentence)
    }

    package static func notAnImage(_ type: String) -> CastError {
        let shown = type.isEmpty ? "no type" : type
        return CastError(.invalidResponse, "What the server sent is not a picture (\(shown)); check the picture's URL.")
    }

    package static func notTheImageItSays(_ type: String) -> CastError {
        CastError(
            .invalidResponse, "The server says \(type), but what it sent is not a picture; check the picture's URL.")
    }

    package static func imageTooBig(_ limit: Int) -> CastError {
        CastError(.messageTooBig, "The picture has more than \(limit) bytes; use a smaller one.")
    }

    package static func imageUnreachable(_ error: any Error) -> CastError {
        CastError(
            .networkError, "The picture could not be fetched; check that its server can be reached.",
            underlying: error)
    }
}
