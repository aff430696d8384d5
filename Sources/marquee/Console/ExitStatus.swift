import Casting

/// The exit codes of the command. They are part of its documentation and do not change.
enum ExitStatus: Int32 {
    case done = 0
    /// The command succeeded, but the answer could not be written.
    case unwritten = 1
    /// The command line or a name in it is wrong, such as a missing file or a name of two devices.
    case wrongUse = 2
    /// No device answers to the name or address.
    case noDevice = 3
    /// The device could not prove that it is genuine, and is not pinned.
    case notTrusted = 4
    /// The receiver refused the request or could not play the media.
    case refused = 5
    /// The device or its session was lost.
    case lost = 6
    /// This machine failed, independently of the device: the encoder, the upload process or the source.
    case failedHere = 7
    /// Ended by Ctrl-C; the code that shells use for SIGINT.
    case interrupted = 130
    /// Ended because the reader of the output has left; the code that shells use for SIGPIPE.
    case unread = 141
}

/// A failure: a sentence for the user and an exit code for scripts.
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

    /// Nil for errors that are not a command's failure, such as wrong arguments.
    init?(of error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let failure as CastFailure: self.init(failure)
        default: return nil
        }
    }
}
