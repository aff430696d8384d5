import BroadcastCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a host hears of its broadcast, on the main actor; ReplayKit's `RPBroadcastControllerDelegate`.
@MainActor public protocol BroadcastControllerDelegate: AnyObject {
    /// It is over, and this is told once. Nil where the host itself ended it.
    func broadcastController(_ controller: BroadcastController, didFinishWithError error: BroadcastFinishError?)
    /// The extension says something new of itself. Does nothing by default.
    func broadcastController(_ controller: BroadcastController, didUpdateServiceInfo serviceInfo: [String: String])
    /// Where the broadcast can be watched is known, or has changed. Does nothing by default.
    func broadcastController(_ controller: BroadcastController, didUpdateBroadcastURL url: URL)
}

extension BroadcastControllerDelegate {
    public func broadcastController(_ controller: BroadcastController, didUpdateServiceInfo info: [String: String]) {}
    public func broadcastController(_ controller: BroadcastController, didUpdateBroadcastURL url: URL) {}
}

/// A host's hold on one broadcast by an upload extension in a process of its own; ReplayKit's `RPBroadcastController`.
///
/// Used on the main actor.
@MainActor public final class BroadcastController {
    /// ReplayKit has no numbers for an extension that can't be started or ends by itself.
    public static let failureCode = 500

    /// Which extension it is.
    public let uploadExtension: UploadExtension
    /// Whom it tells; not kept.
    public weak var delegate: (any BroadcastControllerDelegate)?

    /// Whether the broadcast goes on for ``ExtensionManifest/hostPatience`` when this host was killed, and may be taken
    /// over. At first what the manifest says; counts from the next start on. It needs a group in the manifest.
    public var outlivesHost: Bool

    /// Told that this app's screen is captured from the start of the broadcast to its end. Several broadcasts of one app
    /// have a monitor each.
    public var captureMonitor: ScreenCaptureMonitor? {
        didSet { captureMonitor?.update(isCaptured: isBroadcasting) }
    }

    /// From the start to the end, while it comes up too.
    public private(set) var isBroadcasting = false {
        didSet { if isBroadcasting != oldValue { captureMonitor?.update(isCaptured: isBroadcasting) } }
    }
    /// The extension is given nothing for a while.
    public private(set) var isPaused = false
    /// What the extension has said of itself last.
    public private(set) var serviceInfo: [String: String] = [:]
    /// Where it can be watched; nil while that is not known.
    public private(set) var broadcastURL: URL?
    /// The most memory that the extension was seen to have, in bytes from 0 on.
    public var peakMemory: Int { memory.peak }
    /// Where the captured pictures and sound go; nil while there is no broadcast.
    public private(set) var samples: SampleSender?

    private let folder: URL
    private var process: BroadcastProcess?
    private var memory: MemoryWatch
    private var work: [Task<Void, Never>] = []
    private var cause: BroadcastFinishError?
    private var isFinishing = false
    private var isMeasured = false
    /// Whether it is paused is this host's word since then, and the extension's until then.
    private var hasOrdered = false

    /// One that has not begun.
    ///
    /// - Parameters:
    ///   - uploadExtension: what a ``BroadcastPicker`` gave.
    ///   - folder: for the socket, of the user's own and 0700: the group's container, or `$XDG_RUNTIME_DIR`'s.
    public init(_ uploadExtension: UploadExtension, folder: URL) {
        self.uploadExtension = uploadExtension
        self.folder = folder
        outlivesHost = uploadExtension.manifest.outlivesHost
        memory = MemoryWatch(limit: uploadExtension.manifest.memoryLimit)
    }

    private var program: BroadcastProgram {
        BroadcastProgram(path: uploadExtension.program, shownName: uploadExtension.manifest.displayName)
    }

    /// The extension's process; nil while there is none.
    public var processID: Int32? { process?.connection.peerProcessID }

    /// `broadcastExtensionBundleID`.
    public var extensionIdentifier: String { uploadExtension.manifest.identifier }

    /// Starts the extension's process and tells its handler to start.
    ///
    /// - Throws: ``BroadcastFinishError`` where it does not come up, or is running already; `CancellationError`.
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
        // What was asked for while it was coming up.
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
        // One that is served by the host's own process is not ended for the host's memory.
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

    /// The extension is given nothing until ``resumeBroadcast()``.
    public func pauseBroadcast() {
        guard isBroadcasting, !isPaused else { return }
        (isPaused, hasOrdered) = (true, true)
        process?.connection.send(.handler(.pause))
    }

    /// Goes on after a pause.
    public func resumeBroadcast() {
        guard isBroadcasting, isPaused else { return }
        (isPaused, hasOrdered) = (false, true)
        process?.connection.send(.handler(.resume))
    }

    /// What is on the captured screen now.
    public func annotate(_ information: ApplicationInformation) {
        process?.connection.send(.handler(.annotate(information)))
    }

    /// Ends it, and returns when the extension's process has ended; one that does not within a few seconds is killed.
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
            // What the host before has ordered last may be carried out after this one came.
            if case .state(let state) = message, !hasOrdered { isPaused = state.isPaused }
            guard case .handler(let message) = message else { continue }
            switch message {
            case .released(let place): sender.release(place)
            case .serviceInfo(let information):
                serviceInfo = information.values
                delegate?.broadcastController(self, didUpdateServiceInfo: serviceInfo)
            case .broadcastURL(let text):
                // What a person may open, and no file or script of this machine's.
                guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
                    ["http", "https", "rtmp", "rtmps", "srt"].contains(scheme)
                else { continue }
                broadcastURL = url
                delegate?.broadcastController(self, didUpdateBroadcastURL: url)
            case .finished(let said): finish = said
            case .setUp, .pause, .resume, .annotate, .region, .sample, .retired: break
            }
        }
        // From here on the number may become another process's.
        work.last?.cancel()
        isMeasured = false
        process.connection.close()
        await process.end(within: .seconds(4))
        let outcome = await process.outcome
        ended(finish, outcome)
    }

    /// The handler's own words count before what became of its process.
    private func ended(_ finish: ExtensionFinish?, _ outcome: ProgramOutcome) {
        (isBroadcasting, isPaused, samples, process) = (false, false, nil, nil)
        var error = cause ?? finish?.error
        if error == nil, finish == nil, !isFinishing {
            let reason = outcome.failure(of: program)?.description ?? "\(program.shownName) ended without a word"
            error = BroadcastFinishError(code: Self.failureCode, failureReason: reason)
        }
        delegate?.broadcastController(self, didFinishWithError: error)
    }

    /// What the extension is told where it may outlive this host. Its first group is set up for that.
    private var stay: BroadcastStay? {
        guard outlivesHost, let group = uploadExtension.manifest.groups.first?.rawValue,
            (try? GroupContainer.create(group)) != nil
        else { return nil }
        return BroadcastStay(
            name: extensionIdentifier, group: group, patience: ExtensionManifest.hostPatience / .seconds(1))
    }

    /// This host, as it is told to others.
    private static var host: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "host"
    }

    /// - Returns: false once there is nothing more to watch.
    private func watchMemory(of process: ProcessIdentity?) -> Bool {
        guard isMeasured, let process, let resident = ProcessMemory.resident(of: process.processID), process.isRunning
        else { return false }
        guard let error = memory.measured(resident: resident) else { return true }
        cause = error
        process.signal(SIGKILL)
        return false
    }
}
