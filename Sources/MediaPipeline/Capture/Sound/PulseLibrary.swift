import CPulse

/// libpulse, opened when it is first asked for.
enum PulseLibrary {
    // Unchecked: functions alone, which are found once.
    private struct Found: @unchecked Sendable {
        let functions: cpulse?
    }

    private static let found: Found = {
        var functions = cpulse()
        return Found(functions: cpulse_open(&functions) == 1 ? functions : nil)
    }()

    /// Nil where it is not installed.
    static var functions: cpulse? { found.functions }
}
