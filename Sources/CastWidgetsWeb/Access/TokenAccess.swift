import CastWidgetsCore
import CastWire

/// One token for all clients, which is never revoked: for an app whose pages are for its owner. Marquee's own.
public struct TokenAccess: WidgetAccess {
    /// A secret: it belongs into a page or a link, and into no log.
    public let token: String

    /// Creates an access with one token.
    ///
    /// - Parameter token: at least 16 letters that nobody can guess; nil: 32 random bytes.
    /// - Throws: ``WebWidgetsError`` if it is shorter.
    public init(token: String? = nil) throws(WebWidgetsError) {
        if let token, token.utf8.count < 16 {
            throw WebWidgetsError("The token is too short: take 16 letters or more that nobody can guess.")
        }
        self.token = token ?? Self.makeToken()
    }

    public func grant(forToken token: String) async -> WidgetGrant? {
        Self.isSame(token, self.token) ? WidgetGrant(id: "owner") : nil
    }

    public var ended: AsyncStream<String> { AsyncStream { $0.finish() } }

    /// Returns 32 random bytes in hexadecimal digits, from the system's own random source.
    public static func makeToken() -> String {
        var random = SystemRandomNumberGenerator()
        return RandomHex.make(bytes: 32, using: &random)
    }

    /// Compares in a time that depends on the lengths alone.
    public static func isSame(_ one: String, _ other: String) -> Bool { ConstantTime.isEqual(one, other) }
}

/// An app's option that can't be used, as a sentence that says what to do. Marquee's own.
public struct WebWidgetsError: Error, Hashable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
