import FilePaths
public import SenderCore
import ServingCore

/// Why a cast, or something that was asked of a device, came to nothing: a kind for programs and one sentence for
/// people, which says what happened and, where something can be done, what. Marquee's own.
public struct CastFailure: Error, Equatable, CustomStringConvertible, Sendable {
    /// Of what kind it is.
    public enum Code: Sendable {
        /// What was asked for makes no sense, or what it names can't be used: a file that is missing, a name that two
        /// devices have.
        case wrongUse
        /// No device answers to that name or address.
        case noDevice
        /// The device is not what it should be, and nobody has pinned it.
        case notTrusted
        /// The device said no, or could not play it.
        case refused
        /// The device, its session or the connection went away.
        case lost
    }

    /// Of what kind it is, for programs.
    public let code: Code
    /// Without a full stop, as for a line behind a program's name. Names that come from the network are printable.
    public let description: String
    /// What the framework said, where it did.
    public let error: CastError?

    /// For failures of an app's own, beside those of this module.
    public init(_ code: Code, _ description: String, error: CastError? = nil) {
        self.code = code
        self.description = PathText.shown(description)
        self.error = error
    }
}

extension CastFailure {
    /// Nobody may be where the device should be; once it has answered, a failure is of another kind.
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
    /// Of whatever a step of a cast ended with.
    package init(of error: any Error) {
        switch error {
        case let failure as CastFailure: self = failure
        case let error as ServingError: self.init(.wrongUse, error.description)
        default: self.init(.wrongUse, "\(error)")
        }
    }
}
