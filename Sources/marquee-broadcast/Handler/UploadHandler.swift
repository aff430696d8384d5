import Logging
import ScreenBroadcast
import Synchronization

/// The sample handler of `marquee-broadcast`: sends its samples to a Cast device or a server.
///
/// The setup information says where and how (``UploadSetup``). No login is needed: a device on the local network
/// requires no account.
final class UploadHandler: BroadcastSampleHandler {
    private let logger: Logger
    private let engine: EngineBox
    private let tell: @MainActor @Sendable (BroadcastMessage) -> Void

    /// Gives the engine to the code that ends the process.
    final class EngineBox: Sendable {
        private let value = Mutex<UploadEngine?>(nil)
        private let info = Mutex<[String: String]>([:])
        var engine: UploadEngine? { value.withLock { $0 } }
        func keep(_ engine: UploadEngine) { value.withLock { $0 = engine } }

        /// The host's information about the broadcast, with the new values.
        func add(_ new: [String: String]) -> [String: String] {
            info.withLock { info in
                info.merge(new) { $1 }
                return info
            }
        }
    }

    init(_ engine: EngineBox, logger: Logger, tell: @escaping @MainActor @Sendable (BroadcastMessage) -> Void) {
        (self.engine, self.logger, self.tell) = (engine, logger, tell)
        super.init()
    }

    override func broadcastStarted(withSetupInfo setupInfo: [String: String]?) {
        let setup: UploadSetup
        do {
            setup = try UploadSetup(setupInfo)
        } catch {
            return finishBroadcast(with: BroadcastFinishError(BroadcastEnding(.wrongUse, error.description)))
        }
        let (title, context) = (setup.title, extensionContext)
        let made = UploadEngine(setup, logger: logger) { [engine, tell] message in
            if case .began(let outline) = message {
                context.updateServiceInfo(engine.add(outline.serviceInfo(title: title)))
            }
            tell(message)
        }
        engine.keep(made)
        // An unreachable or lost device ends the broadcast, and the host gets the reason.
        Task {
            let ending = await made.ending
            guard ending.kind != .stopped, ending.kind != .finished else { return }
            context.finishBroadcast(with: BroadcastFinishError(ending))
        }
    }

    override func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {
        engine.engine?.process(sampleBuffer, with: type)
    }

    override func broadcastAnnotated(withApplicationInfo applicationInfo: ApplicationInformation) {
        let session = BroadcastSession.instance
        session.addMetadata(applicationInfo: applicationInfo)
        extensionContext.updateServiceInfo(engine.add(session.metadata))
    }

    override func broadcastFinished() {
        engine.engine?.stop()
        BroadcastSession.instance.leave()
    }
}

extension BroadcastFinishError {
    /// Marquee's own domain: errors of a device or the network are not among ReplayKit's.
    static let marqueeDomain = "MarqueeBroadcastErrorDomain"

    /// - Parameter ending: An ending with a reason.
    init(_ ending: BroadcastEnding) {
        let kinds: [BroadcastEnding.Kind] = [.wrongUse, .noDevice, .notTrusted, .refused, .lost, .unsupported, .failed]
        let code = kinds.firstIndex(of: ending.kind).map { $0 + 1 } ?? 0
        let reason = ending.sentence.isEmpty ? ending.kind.rawValue : ending.sentence
        self.init(domain: Self.marqueeDomain, code: code, failureReason: reason)
    }
}

extension BroadcastOutline {
    /// Information for display by a host.
    fileprivate func serviceInfo(title: String?) -> [String: String] {
        var info = ["device": device]
        info["title"] = title
        if let videoCodec { info["video"] = "\(videoCodec) \(width)x\(height)" }
        info["audio"] = audioCodec
        return info
    }
}
