/// Host names that nobody on the Internet can own.
enum PrivateName {
    /// Top-level names that no Internet registry assigns (RFC 6761, 6762, 8375; ICANN's private-use list).
    private static let ends = [
        "local", "localhost", "localdomain", "lan", "home", "arpa", "internal", "intranet",
    ]

    static func isPrivate(_ name: some StringProtocol) -> Bool {
        let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: true)
        guard let end = parts.last, !name.contains(":") else { return false }
        // A single word is a name on this network, or of this machine.
        if parts.count == 1 { return true }
        return ends.contains(String(end)) && (end != "arpa" || parts.suffix(2).first == "home")
    }
}
