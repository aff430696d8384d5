import CPulse

/// libpulse, opened when it is first used.
enum PulseLibrary {
    // Unchecked: it contains only functions, which are looked up once.
    private struct Found: @unchecked Sendable {
        let functions: cpulse?
    }

    private static let found: Found = {
        var functions = cpulse()
        return Found(functions: cpulse_open(&functions) == 1 ? functions : nil)
    }()

    /// Nil if it is not installed.
    static var functions: cpulse? { found.functions }
}
