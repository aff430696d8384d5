import HTTPTypes

/// The CORS fields that a Web Receiver page needs. Without them nothing adaptive plays, and a plain film stops playing
/// as soon as it has a text track: the browser then fetches film and track under the CORS rules.
enum CrossOrigin {
    /// Goes with every answer, refusals too, so that the page can read the status of those.
    static let always: HTTPFields = [
        .accessControlAllowOrigin: "*",
        .accessControlExposeHeaders:
            "Accept-Ranges, Content-Encoding, Content-Length, Content-Range, Content-Type, Date, ETag, Last-Modified",
    ]

    /// What a preflight asks for. `privateNetwork` is whether the browser also asks if a public page may reach a
    /// machine on a private network, as a receiver page on the web does when it plays from here.
    static func preflight(privateNetwork: Bool) -> HTTPFields {
        var fields = always
        fields[.accessControlAllowMethods] = "GET, HEAD, OPTIONS"
        fields[.accessControlAllowHeaders] = "Content-Type, Accept-Encoding, Range, If-Range, If-None-Match"
        fields[.accessControlMaxAge] = "86400"
        if privateNetwork { fields[.allowPrivateNetwork] = "true" }
        return fields
    }
}

extension HTTPField.Name {
    /// Both names are valid tokens, so the failable initializer can't fail for them.
    static let allowPrivateNetwork = HTTPField.Name("Access-Control-Allow-Private-Network") ?? .accessControlAllowOrigin
    static let requestPrivateNetwork =
        HTTPField.Name("Access-Control-Request-Private-Network") ?? .accessControlRequestMethod
}
