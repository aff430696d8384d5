/// Handles negative numbers, which ArgumentParser takes for options.
///
/// Pure: maps command lines to command lines and advice.
enum SignedArguments {
    /// The options that take a number or a time.
    private static let numeric: Set = [
        "--timeout", "--serve-port", "--patience", "--start", "--scale", "--corner-radius", "--before", "--port",
        "--http-port", "--https-port", "--duration", "--fps", "--bitrate", "--delay", "--max-delay", "--volume-step",
    ]

    /// Joins `--timeout -1` to `--timeout=-1`, so that the option itself reports what is wrong with the number.
    static func joined(_ arguments: [String]) -> [String] {
        var result: [String] = []
        for (index, argument) in arguments.enumerated() {
            let isBeforeTerminator = !arguments[..<index].contains("--")
            if isBeforeTerminator, isNegative(argument), let option = result.last, numeric.contains(option) {
                result[result.count - 1] = "\(option)=\(argument)"
            } else {
                result.append(argument)
            }
        }
        return result
    }

    /// The advice for a refused command line; nil if negative numbers and `--` are not the cause.
    static func advice(_ arguments: [String]) -> String? {
        if let terminator = arguments.firstIndex(of: "--") {
            let late = arguments[arguments.index(after: terminator)...].first { $0.hasPrefix("--") }
            return late.map { "options must come before `--`, and \($0) came after it" }
        }
        guard let number = joined(arguments).first(where: isNegative),
            let command = arguments.first, ["seek", "volume"].contains(command)
        else { return nil }
        return "write `marquee \(command) -- \(number)`, with the options before `--`"
    }

    private static func isNegative(_ argument: String) -> Bool {
        argument.hasPrefix("-") && argument.dropFirst().first.map { $0.isASCII && ($0.isNumber || $0 == ".") } == true
    }
}
