import ScreenBroadcast

/// How `marquee mirror` ends with what its upload process said last.
///
/// Pure.
enum MirrorEnding {
    /// Nil where all is well.
    ///
    /// - Parameter ending: nil where the process went without a word; `outcome` says how.
    static func failure(_ ending: BroadcastEnding?, outcome: ProgramOutcome?) -> CommandFailure? {
        guard let ending else {
            let how = outcome?.failure?.description ?? "\(BroadcastProgram.name) ended without a word"
            return CommandFailure(.failedHere, "the process that mirrored is gone: \(how)")
        }
        guard let status = status(of: ending.kind) else { return nil }
        let sentence = ending.sentence.isEmpty ? "the mirroring ended: \(ending.kind.rawValue)" : ending.sentence
        return CommandFailure(status, sentence)
    }

    /// Nil for the endings that were wished for.
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
    /// The upload process could not be had: something of this installation is missing, or it broke.
    init(_ error: BroadcastError) {
        let status: ExitStatus =
            switch error.code {
            case .programMissing, .libraryMissing, .otherVersion, .socketFailed: .wrongUse
            case .programFailed, .timedOut, .badMessage: .failedHere
            }
        self.init(status, error.description)
    }
}
