import BroadcastCore
import PlatformC
public import PlatformFoundation

/// Gets a host's broadcast events on the main actor; ReplayKit's `RPBroadcastControllerDelegate`.
@MainActor public protocol BroadcastControllerDelegate: AnyObject {
    /// The broadcast has ended; called once. The error is nil if the host ended it.
    func broadcastController(_ controller: BroadcastController, didFinishWithError error: BroadcastFinishError?)
    /// The extension has reported new information about itself. Does nothing by default.
    func broadcastController(_ controller: BroadcastController, didUpdateServiceInfo serviceInfo: [String: String])
    /// The URL for watching the broadcast is known, or has changed. Does nothing by default.
    func broadcastController(_ controller: BroadcastController, didUpdateBroadcastURL url: URL)
}

extension BroadcastControllerDelegate {
    public func broadcastController(_ controller: BroadcastController, didUpdateServiceInfo info: [String: String]) {}
    public func broadcastController(_ controller: BroadcastController, didUpdateBroadcastURL url: URL) {}
}

/// A host's control of one broadcast by an upload extension in another process; ReplayKit's `RPBroadcastController`.
///
/// Used on the main actor.
@MainActor public final class BroadcastController {
    /// The code for an extension that can't be started or ends unexpectedly; ReplayKit has none.
    public static let failureCode = 500

    /// The extension.
    public let uploadExtension: UploadExtension
    /// Gets the events; held weakly.
    public weak var delegate: (any BroadcastControllerDelegate)?

    /// Whether the broadcast survives for ``ExtensionManifest/hostPatience`` if this host is killed, and may be taken
    /// over. Initially the manifest's value; changes apply from the next start. Requires a group in the manifest.
    public var outlivesHost: Bool

    /// A monitor that reports this app's screen as captured from the start of the broadcast to its end. Several
    /// broadcasts of one app need one each.
    public var captureMonitor: ScreenCaptureMonitor? {
        didSet { captureMonitor?.update(isCaptured: isBroadcasting) }
    }

    /// True from the start to the end, also while the extension starts.
    public private(set) var isBroadcasting = false {
        didSet { if isBroadcasting != oldValue { captureMonitor?.update(isCaptured: isBroadcasting) } }
    }
    /// Whether the broadcast is paused, so that the extension gets no samples.
    public private(set) var isPaused = false
    /// The extension's latest information about itself.
    public private(set) var serviceInfo: [String: String] = [:]
    /// The URL for watching; nil if unknown.
    public private(set) var broadcastURL: URL?
    /// The largest measured memory of the extension, in bytes; 0 or more.
    public var peakMemory: Int { memory.peak }
    /// The destination for captured video and audio; nil without a broadcast.
    public private(set) var samples: SampleSender?

    private let folder: URL
    private var process: BroadcastProcess?
    private var memory: MemoryWatch
    private var work: [Task<Void, Never>] = []
    private var cause: BroadcastFinishError?
    private var isFinishing = false
    private var isMeasured = false
    /// Whether this host has paused or resumed; until then the extension's state counts.
    private var hasOrdered = false

    /// A broadcast that has not started.
    ///
    /// - Parameters:
    ///   - uploadExtension: A ``BroadcastPicker``'s choice.
    ///   - folder: The socket's folder, the user's own with 0700: the group's container, or one in `$XDG_RUNTIME_DIR`.
    public init(_ uploadExtension: UploadExtension, folder: URL) {
        self.uploadExtension = uploadExtension
        self.folder = folder
        outlivesHost = uploadExtension.manifest.outlivesHost
        memory = MemoryWatch(limit: uploadExtension.manifest.memoryLimit)
    }

    private var program: BroadcastProgram {
        BroadcastProgram(path: uploadExtension.program, shownName: uploadExtension.manifest.displayName)
    }

    /// The extension's process; nil if there is none.
    public var processID: Int32? { process?.connection.peerProcessID }

    /// `broadcastExtensionBundleID`.
    public var extensionIdentifier: String { uploadExtension.manifest.identifier }

    /// Starts the extension's process and its handler.
    ///
    /// - Throws: ``BroadcastFinishError`` if the extension does not start, or runs already; `CancellationError`.
    public func startBroadcast(withSetupInfo setupInfo: [String: String]? = nil) async throws {
        guard process == nil, !isBroadcasting else {
            throw BroadcastFinishError(code: Self.failureCode, failureReason: "This broadcast was started already")
        }
        (isBroadcasting, isFinishing, isPaused, hasOrdered, cause) = (true, false, false, false, nil)
        do {
            GroupLeftovers.clean(uploadExtension.manifest.groups, folder: folder)
            let groups = uploadExtension.manifest.groups.map(\.rawValue).joined(separator: ",")
            process = try await BroadcastProcess.start(
                program, folder: folder, name: Self.host,
                environment: [GroupContainer.groupsVariable: groups], isDetached: stay != nil)
        } catch let error as BroadcastError {
            isBroadcasting = false
            throw BroadcastFinishError(code: Self.failureCode, failureReason: error.description)
        } catch {
            isBroadcasting = false
            throw error
        }
        guard let process else { return }
        if let stay { process.connection.send(.stay(stay)) }
        process.connection.send(.handler(.setUp(ExtensionSetup(setupInfo: setupInfo))))
        // Requests that came while the extension was starting.
        if isPaused { process.connection.send(.handler(.pause)) }
        if isFinishing { process.connection.send(.stop) }
        hold(process)
    }

    func takeOver(_ broadcast: RunningBroadcast) async throws {
        guard process == nil, !isBroadcasting else {
            throw BroadcastFinishError(code: Self.failureCode, failureReason: "This broadcast was started already")
        }
        (isBroadcasting, isFinishing, isPaused, hasOrdered, cause) = (true, false, false, false, nil)
        do throws(BroadcastError) {
            let attached = try await broadcast.attach(controls: true, program: Self.host)
            if let refusal = attached.refusal {
                attached.connection.close()
                throw BroadcastError(.socketFailed, refusal)
            }
            let (wantsPause, process) = (isPaused, BroadcastProcess(broadcast, attached))
            self.process = process
            isPaused = attached.state.isPaused
            if wantsPause { pauseBroadcast() }
            if isFinishing { process.connection.send(.stop) }
            hold(process)
        } catch {
            isBroadcasting = false
            throw BroadcastFinishError(code: Self.failureCode, failureReason: error.description)
        }
    }

    private func hold(_ process: BroadcastProcess) {
        let sender = SampleSender(process.connection)
        samples = sender
        // If the host's own process serves it, it is not ended for the host's memory.
        let measured = process.connection.peerProcessID.flatMap { $0 == getpid() ? nil : ProcessIdentity(of: $0) }
        isMeasured = true
        work = [
            Task { [weak self] in await self?.listen(process, sender) },
            Task { [weak self] in
                while !Task.isCancelled, self?.watchMemory(of: measured) == true {
                    try? await Task.sleep(for: .milliseconds(200))
                }
            },
        ]
    }

    /// Pauses: the extension gets no samples until ``resumeBroadcast()``.
    public func pauseBroadcast() {
        guard isBroadcasting, !isPaused else { return }
        (isPaused, hasOrdered) = (true, true)
        process?.connection.send(.handler(.pause))
    }

    /// Continues after a pause.
    public func resumeBroadcast() {
        guard isBroadcasting, isPaused else { return }
        (isPaused, hasOrdered) = (false, true)
        process?.connection.send(.handler(.resume))
    }

    /// Reports the application on the captured screen.
    public func annotate(_ information: ApplicationInformation) {
        process?.connection.send(.handler(.annotate(information)))
    }

    /// Ends the broadcast, and returns when the extension's process has ended; after a few seconds it is killed.
    public func finishBroadcast() async {
        isFinishing = isBroadcasting
        guard let process else { return }
        process.connection.send(.stop)
        await process.end(within: .seconds(4))
        for task in work { await task.value }
    }

    private func listen(_ process: BroadcastProcess, _ sender: SampleSender) async {
        var finish: ExtensionFinish?
        for await message in process.connection.messages {
            // The previous host's last pause may take effect after this state was sent.
            if case .state(let state) = message, !hasOrdered { isPaused = state.isPaused }
            guard case .handler(let message) = message else { continue }
            switch message {
            case .released(let place): sender.release(place)
            case .serviceInfo(let information):
                serviceInfo = information.values
                delegate?.broadcastController(self, didUpdateServiceInfo: serviceInfo)
            case .broadcastURL(let text):
                // Only URLs for people, no files or scripts of this machine.
                guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
                    ["http", "https", "rtmp", "rtmps", "srt"].contains(scheme)
                else { continue }
                broadcastURL = url
                delegate?.broadcastController(self, didUpdateBroadcastURL: url)
            case .finished(let said): finish = said
            case .setUp, .pause, .resume, .annotate, .region, .sample, .retired: break
            }
        }
        // From here on the process id may be reused.
        work.last?.cancel()
        isMeasured = false
        process.connection.close()
        await process.end(within: .seconds(4))
        let outcome = await process.outcome
        ended(finish, outcome)
    }

    /// The handler's own ending takes precedence over that of its process.
    private func ended(_ finish: ExtensionFinish?, _ outcome: ProgramOutcome) {
        (isBroadcasting, isPaused, samples, process) = (false, false, nil, nil)
        var error = cause ?? finish?.error
        if error == nil, finish == nil, !isFinishing {
            let reason = outcome.failure(of: program)?.description ?? "\(program.shownName) ended without a word"
            error = BroadcastFinishError(code: Self.failureCode, failureReason: reason)
        }
        delegate?.broadcastController(self, didFinishWithError: error)
    }

    /// The message to an extension that may outlive this host. It sets up the first group.
    private var stay: BroadcastStay? {
        guard outlivesHost, let group = uploadExtension.manifest.groups.first?.rawValue,
            (try? GroupContainer.create(group)) != nil
        else { return nil }
        return BroadcastStay(
            name: extensionIdentifier, group: group, patience: ExtensionManifest.hostPatience / .seconds(1))
    }

    /// The name of this host for others.
    private static var host: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "host"
    }

    /// - Returns: False if there is nothing more to watch.
    private func watchMemory(of process: ProcessIdentity?) -> Bool {
        guard isMeasured, let process, let resident = ProcessMemory.resident(of: process.processID), process.isRunning
        else { return false }
        guard let error = memory.measured(resident: resident) else { return true }
        cause = error
        process.signal(SIGKILL)
        return false
    }
}
