/// Numbers with a minus in front, which ArgumentParser takes for options.
///
/// Pure: command lines in, command lines and advice out.
enum SignedArguments {
    /// The options that take a number or a time.
    private static let numeric: Set = [
        "--timeout", "--serve-port", "--patience", "--start", "--scale", "--corner-radius", "--before", "--port",
        "--http-port", "--https-port", "--duration", "--fps", "--bitrate", "--delay", "--max-delay", "--volume-step",
    ]

    /// `--timeout -1` as `--timeout=-1`, so that the option itself says what is wrong with the number.
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

    /// What to write instead of a command line that was refused; nil where signs and `--` have no part in it.
    static func advice(_ arguments: [String]) -> String? {
        if let terminator = arguments.firstIndex(of: "--") {
            let late = arguments[arguments.index(after: terminator)...].first { $0.hasPrefix("--") }
            return late.map { "options must stand before `--`: \($0) came after it" }
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
