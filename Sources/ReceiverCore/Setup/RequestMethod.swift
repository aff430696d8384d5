/// A request's method, as on the wire.
package struct RequestMethod: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let get = RequestMethod(rawValue: "GET")
    package static let head = RequestMethod(rawValue: "HEAD")
    package static let post = RequestMethod(rawValue: "POST")
}
