/// A name, or a glob for names.
///
/// `*` matches any number of characters, including none, and `?` matches one. All other characters, including dots,
/// match themselves. Upper and lower case differ.
struct GlobPattern: Hashable, Sendable {
    let text: String
    private let pattern: [Character]

    init(_ text: String) {
        self.text = text
        pattern = Array(text)
    }

    /// Takes time proportional to the length of the name times that of the pattern, for any pattern.
    func matches(_ name: some StringProtocol) -> Bool {
        let name = Array(name)
        var (at, position) = (0, 0)
        var retry: (pattern: Int, name: Int)?
        while position < name.count {
            if at < pattern.count, pattern[at] == "*" {
                retry = (at + 1, position)
                at += 1
            } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[position] {
                at += 1
                position += 1
            } else if let last = retry {
                retry = (last.pattern, last.name + 1)
                at = last.pattern
                position = last.name + 1
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == "*" }
    }
}
