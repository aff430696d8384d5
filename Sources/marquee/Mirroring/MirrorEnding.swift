import ScreenBroadcast

/// The result of `marquee mirror`, from the last message of its upload process.
///
/// Pure.
enum MirrorEnding {
    /// Nil if the mirroring succeeded.
    ///
    /// - Parameters:
    ///   - ending: the last message; nil if the process ended without it.
    ///   - outcome: how the process ended, if there was no last message.
    static func failure(_ ending: BroadcastEnding?, outcome: ProgramOutcome?) -> CommandFailure? {
        guard let ending else {
            let how = outcome?.failure?.description ?? "\(BroadcastProgram.name) ended without a message"
            return CommandFailure(.failedHere, "the upload process has ended: \(how)")
        }
        guard let status = status(of: ending.kind) else { return nil }
        let sentence = ending.sentence.isEmpty ? "the mirroring ended: \(ending.kind.rawValue)" : ending.sentence
        return CommandFailure(status, sentence)
    }

    /// Nil for the intended endings.
    private static func status(of kind: BroadcastEnding.Kind) -> ExitStatus? {
        switch kind {
        case .finished, .stopped: nil
        case .wrongUse, .unsupported: .wrongUse
        case .noDevice: .noDevice
        case .notTrusted: .notTrusted
        case .refused: .refused
        case .failed: .failedHere
        default: .lost
        }
    }
}

extension CommandFailure {
    /// The upload process can't be used: part of the installation is missing, or it failed.
    init(_ error: BroadcastError) {
        let status: ExitStatus =
            switch error.code {
            case .programMissing, .libraryMissing, .otherVersion, .socketFailed: .wrongUse
            case .programFailed, .timedOut, .badMessage: .failedHere
            }
        self.init(status, error.description)
    }
}
