/// Why a browser can't be started or controlled, as a sentence.
package struct BrowserError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        /// The browser's folder can't be made, or the browser does not start.
        package static let failed = Code(rawValue: "failed")
        /// The browser did not answer in time.
        package static let silence = Code(rawValue: "silence")
        /// The browser answered with an error, or has ended.
        package static let answer = Code(rawValue: "answer")
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
