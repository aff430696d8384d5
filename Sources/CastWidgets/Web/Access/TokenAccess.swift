import CastWidgetsCore

/// One token for all, which is never taken back: for an app whose pages are its owner's. Marquee's own.
public struct TokenAccess: WidgetAccess {
    /// A secret: it belongs into a page or a link, and in no log.
    public let token: String

    /// - Parameter token: at least 16 letters that nobody can guess; nil: 32 random bytes.
    /// - Throws: ``WebWidgetsError`` where it is shorter.
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

    /// 32 random bytes in hexadecimal digits, of the system's own randomness.
    public static func makeToken() -> String {
        var random = SystemRandomNumberGenerator()
        return RandomHex.make(bytes: 32, using: &random)
    }

    /// Compares in a time that depends on the lengths alone.
    public static func isSame(_ one: String, _ other: String) -> Bool { ConstantTime.isEqual(one, other) }
}

/// What an app has given that can't be served with, as a sentence that says what to do. Marquee's own.
public struct WebWidgetsError: Error, Hashable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
