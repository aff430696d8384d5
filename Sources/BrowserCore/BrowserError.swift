/// Why a browser can't be started or driven, in a sentence.
package struct BrowserError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        /// Its folder can't be made, or it doesn't start.
        package static let failed = Code(rawValue: "failed")
        /// It didn't answer in time.
        package static let silence = Code(rawValue: "silence")
        /// It answered with an error, or has ended.
        package static let answer = Code(rawValue: "answer")
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
