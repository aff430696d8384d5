import Casting

/// How the command ends, for scripts. The numbers are part of the command's documentation and do not change.
enum ExitStatus: Int32 {
    case done = 0
    /// It was done, but the answer could not be written.
    case unwritten = 1
    /// The command line, or what it names, makes no sense: a missing file, a name that two devices have.
    case wrongUse = 2
    /// No device answers to that name or address.
    case noDevice = 3
    /// The device is not what it should be, and nobody has pinned it.
    case notTrusted = 4
    /// The receiver said no, or could not play it.
    case refused = 5
    /// The device or its session went away.
    case lost = 6
    /// This machine could not go on, whatever the device did: an encoder, the upload process or the source failed.
    case failedHere = 7
    /// Ended with Ctrl-C, as shells count it.
    case interrupted = 130
    /// Ended since nobody read any more what it said, as shells count SIGPIPE.
    case unread = 141
}

/// One sentence for the person, and a number for the script.
struct CommandFailure: Error, CustomStringConvertible {
    let status: ExitStatus
    let description: String

    init(_ status: ExitStatus, _ description: String) {
        self.status = status
        self.description = description
    }
}

extension CommandFailure {
    init(_ failure: CastFailure) {
        let status: ExitStatus =
            switch failure.code {
            case .wrongUse: .wrongUse
            case .noDevice: .noDevice
            case .notTrusted: .notTrusted
            case .refused: .refused
            case .lost: .lost
            }
        self.init(status, failure.description)
    }

    /// Nil for what is no failure of a command's work, such as wrong arguments.
    init?(of error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let failure as CastFailure: self.init(failure)
        default: return nil
        }
    }
}
