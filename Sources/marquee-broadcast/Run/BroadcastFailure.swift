import CastSender
import CastTransport
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast

extension BroadcastEnding {
    /// The ending for an error.
    ///
    /// - Parameters:
    ///   - source: The file's name, if the source is a file.
    ///   - isUnderWay: Whether the source was open and the device had been asked to show it.
    init(_ error: any Error, device: String, source: String? = nil, isUnderWay: Bool) {
        switch error {
        case is CancellationError: self.init(.stopped)
        case let error as PlanError:
            self.init(.wrongUse, Self.about(error.isOfSource ? source : nil, error.description))
        case let error as PipelineError:
            self.init(Self.kind(of: error, isUnderWay), Self.about(source, error.description))
        case let error as CastError: self.init(error, device: device)
        default: self.init(.lost, "\(error)")
        }
    }

    /// The ending for the failure of the only server or file.
    init(_ failure: OutputFailure, output: BroadcastRequest.Output) {
        let kind: Kind =
            switch failure.kind {
            case .unreachable: .noDevice
            case .refused: .refused
            case .untrusted: .notTrusted
            case .lost: .lost
            case .full: .failed
            case .unwritable: .wrongUse
            case .unsupported: .unsupported
            }
        self.init(kind, "\(output.shown): \(failure.description)")
    }

    /// Adds the file's name to a sentence.
    private static func about(_ source: String?, _ sentence: String) -> String {
        guard let source, !sentence.contains(source) else { return sentence }
        return "\(source): \(sentence)"
    }

    /// If a source that was open fails later, that is no wrong use.
    private static func kind(of error: PipelineError, _ isUnderWay: Bool) -> Kind {
        switch error.code {
        // These are wrong use at any time: a film that can't be decoded or has only a header is detected only when it
        // plays.
        case .decodingFailed, .nothingToPlay: .wrongUse
        case _ where isUnderWay: .failed
        case .fileMissing, .fileUnreadable, .notMedia, .badConfiguration, .noSuchSource, .pageUnreadable:
            .wrongUse
        default: .unsupported
        }
    }

    private init(_ error: CastError, device: String) {
        let sentence = "\"\(device)\": \(error.description)"
        if let plain = Self.plainSentence(error, device) {
            self.init(.lost, plain)
            return
        }
        switch error.code {
        case .applicationNotFound, .channelNotConnected:
            self.init(.refused, "\"\(device)\" does not take mirrored pictures: it has no application for them")
        case .remoteDisplayDeviceNotSupported: self.init(.unsupported, error.description)
        // The encoder failed, independent of the device.
        case .remoteDisplayError:
            self.init(.failed, "what is mirrored can't be encoded: \(error.underlying ?? error)")
        case .remoteDisplayFeatureNotSupported, .remoteDisplayConfigurationRejectedByReceiver, .invalidResponse:
            self.init(.refused, sentence)
        case .cancelled: self.init(.stopped)
        // Somebody stopped it on the device, or started something else there.
        case .applicationNotRunning, .invalidApplicationSessionID: self.init(.lost, sentence)
        default:
            if let underlying = error.underlying as? TransportError,
                [.connectFailed, .timeout].contains(underlying.code)
            {
                self.init(.noDevice, error.description)
            } else if error.isAuthenticationRefusal {
                self.init(.notTrusted, sentence)
            } else {
                self.init(error.isReceiverRefusal ? .refused : .lost, sentence)
            }
        }
    }

    /// Replaces sentences for developers of apps by ones for users of a terminal.
    private static func plainSentence(_ error: CastError, _ device: String) -> String? {
        switch error.description {
        case CastError.noFirstFrame.description:
            "\"\(device)\" has confirmed no picture within 15 s: the network loses nearly everything, or a firewall "
                + "keeps UDP out"
        case CastError.channelLost.description:
            "\"\(device)\" has ended the mirroring: somebody stopped it, or cast something else there"
        case CastError.lostWhileOffering.description:
            "\"\(device)\" went away while it was asked to show pictures, or somebody stopped it there"
        default: nil
        }
    }
}
