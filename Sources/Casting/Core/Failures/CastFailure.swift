import FilePaths
public import SenderCore
import ServingCore

/// Why a cast, or a request to a device, failed: a code for programs, and a sentence for people that says what happened
/// and, if possible, what to do. Marquee's own.
public struct CastFailure: Error, Equatable, CustomStringConvertible, Sendable {
    /// The kind of failure.
    public enum Code: Sendable {
        /// The request makes no sense or can't be done: for example, a file is missing, or two devices have the name.
        case wrongUse
        /// No device answers to that name or address.
        case noDevice
        /// The device could not prove that it is genuine, and is not pinned.
        case notTrusted
        /// The device refused, or could not play it.
        case refused
        /// The device, its session or the connection was lost.
        case lost
    }

    /// The kind of failure, for programs.
    public let code: Code
    /// The sentence without a full stop, for a line after a program's name. Names from the network are printable.
    public let description: String
    /// The framework's error, if there is one.
    public let error: CastError?

    /// A failure, also for an app's own use.
    public init(_ code: Code, _ description: String, error: CastError? = nil) {
        self.code = code
        self.description = PathText.shown(description)
        self.error = error
    }
}

extension CastFailure {
    /// Before the device has answered, the failure may be `.noDevice`; afterwards it is another kind.
    package init(connecting error: CastError, to device: Device) {
        if error.isUnreachable {
            self.init(.noDevice, error.description, error: error)
        } else {
            self.init(error, device: device)
        }
    }

    /// The failure of a session or a request.
    package init(_ error: CastError, device: Device) {
        let code: Code =
            if error.isAuthenticationRefusal {
                .notTrusted
            } else if error.isReceiverRefusal {
                .refused
            } else if error.code == .invalidRequest || error.code == .noMediaSession {
                .refused
            } else {
                .lost
            }
        self.init(code, "\"\(device.shownName)\": \(error.description)", error: error)
    }
}

extension CastFailure {
    /// The failure for any error of a cast's step.
    package init(of error: any Error) {
        switch error {
        case let failure as CastFailure: self = failure
        case let error as ServingError: self.init(.wrongUse, error.description)
        default: self.init(.wrongUse, "\(error)")
        }
    }
}
