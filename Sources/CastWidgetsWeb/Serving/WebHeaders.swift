import CastWidgets
public import HTTPTypes

/// Header fields of answers. Marquee's own; RFC 9110 and the fetch standard define their meanings.
public enum WebHeaders {
    /// For every answer that is no file: it is not stored, its type is not guessed, and its address is not sent on.
    public static let answer: HTTPFields = [
        .cacheControl: "no-store", .xContentTypeOptions: "nosniff", referrerPolicy: "no-referrer",
    ]
    /// For a page that uses the widgets: HTML in UTF-8, its own scripts and styles, nothing inline, in no frame.
    public static let page: HTTPFields = [
        // Browsers may not guess the type, so a page without it would be shown as text.
        .contentType: "text/html; charset=utf-8",
        .cacheControl: "no-cache", .xContentTypeOptions: "nosniff", referrerPolicy: "no-referrer",
        .contentSecurityPolicy:
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
            + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
    /// For a file that a page loads.
    static let file: HTTPFields = [
        .cacheControl: "no-cache", .xContentTypeOptions: "nosniff", referrerPolicy: "no-referrer",
        .vary: "Accept-Encoding, Origin",
        .contentSecurityPolicy: "default-src 'none'; worker-src 'self'; connect-src 'self'; script-src 'self'",
    ]
    /// For an image: if it is opened by itself, it can do nothing.
    static let picture: HTTPFields = [
        .cacheControl: "private, max-age=86400", .xContentTypeOptions: "nosniff", referrerPolicy: "no-referrer",
        .contentSecurityPolicy: "default-src 'none'; sandbox",
    ]

    // All are valid tokens, so the failable initializer can't fail.
    static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .server
    static let lastEventID = HTTPField.Name("Last-Event-ID") ?? .server
    static let requestPrivateNetwork = HTTPField.Name("Access-Control-Request-Private-Network") ?? .server
    static let allowPrivateNetwork = HTTPField.Name("Access-Control-Allow-Private-Network") ?? .server
}
