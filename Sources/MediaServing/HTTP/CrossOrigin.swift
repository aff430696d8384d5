import HTTPTypes

/// The CORS fields for a Web Receiver page. Without them no adaptive stream plays, and no film with a text track,
/// because the browser then fetches film and track under the CORS rules.
enum CrossOrigin {
    /// For every answer, also errors, so that the page can read their status.
    static let always: HTTPFields = [
        .accessControlAllowOrigin: "*",
        .accessControlExposeHeaders:
            "Accept-Ranges, Content-Encoding, Content-Length, Content-Range, Content-Type, Date, ETag, Last-Modified",
    ]

    /// The answer to a preflight. `privateNetwork`: whether the browser also asks if a public page may access a machine
    /// on a private network. It does when a receiver page on the web plays from here.
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
