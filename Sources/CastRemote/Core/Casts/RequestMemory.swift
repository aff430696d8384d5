/// Remembers requests that may come twice, since their answers can be lost.
///
/// The second request gets the answer of the first, and nothing is done again.
struct RequestMemory<Answer: Sendable>: Sendable {
    enum Standing: Sendable {
        case new
        /// The first request is still being handled.
        case underWay
        case answered(Answer)
    }

    /// The most answers that are kept.
    static var limit: Int { 1_024 }

    private var answers: [String: Answer?] = [:]
    private var order: [String] = []

    init() {}

    /// Returns whether the text can be a request's id: 8 to 64 letters, digits and hyphens.
    static func isID(_ text: String) -> Bool {
        (8...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D
            }
    }

    /// Looks up a request, and notes it if it is new.
    ///
    /// - Parameter holder: the holder of the token. The same id from another holder is another request.
    mutating func begin(_ id: String, of holder: String) -> Standing {
        let key = holder + " " + id
        if let known = answers[key] { return known.map(Standing.answered) ?? .underWay }
        if order.count >= Self.limit { answers[order.removeFirst()] = nil }
        order.append(key)
        answers[key] = .some(nil)
        return .new
    }

    mutating func end(_ id: String, of holder: String, with answer: Answer) {
        let key = holder + " " + id
        if answers[key] != nil { answers[key] = .some(answer) }
    }
}
