import PlatformC

/// The error of a failed system call, with its name and errno.
struct SystemCallError: Error, Hashable, Sendable, CustomStringConvertible {
    let call: String
    let number: CInt

    init(_ call: String, _ number: CInt) {
        self.call = call
        self.number = number
    }

    var description: String { "\(call): \(String(cString: strerror(number)))" }
}
