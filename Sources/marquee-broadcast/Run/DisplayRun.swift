import CastSender
import CastTransport
import Logging
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast

/// A broadcast to one device: the session, the mirroring application, the Remote Display session, and the source's
/// video and audio. Cancelling the task ends it in order.
///
/// The device is trusted by the rules of `marquee cast`: genuine, of this user's own roots, or pinned.
@MainActor struct DisplayRun: BroadcastSink {
    let request: BroadcastRequest
    let device: BroadcastRequest.Destination
    let logger: Logger
    let pause: BroadcastPause
    let tell: @MainActor (BroadcastMessage) -> Void
    private let support: RemoteDisplaySupport
    /// An opened source; nil opens the one in the request.
    private let given: (any CaptureSource)?

    init(
        request: BroadcastRequest, device: BroadcastRequest.Destination, source: (any CaptureSource)? = nil,
        logger: Logger, pause: BroadcastPause, tell: @escaping @MainActor (BroadcastMessage) -> Void
    ) {
        self.request = request
        self.device = device
        given = source
        self.logger = logger
        self.pause = pause
        self.tell = tell
        support = RemoteDisplaySupport(
            provider: PipelineEncoderProvider(
                offersSlowEncoders: request.video.codec == "av1", tuning: BroadcastPlan(request).tuning, logger: logger)
        )
    }

    /// How long leaving the device in order may take.
    private static let goodbyeTime = Duration.seconds(2)

    func run(_ source: any CaptureSource) async -> BroadcastEnding {
        let ending = await DisplayRun(
            request: request, device: device, source: source, logger: logger, pause: pause, tell: tell
        ).run()
        await source.stop()
        return ending
    }

    func run() async -> BroadcastEnding {
        do {
            let plan = BroadcastPlan(request)
            let impairment = try plan.impairment
            return try await run(plan, impairment, try await openSource(plan))
        } catch {
            return BroadcastEnding(error, device: device.name, source: request.sourceName, isUnderWay: false)
        }
    }

    /// Stops the source in any case.
    ///
    /// - Throws: Errors before there is a session.
    private func run(
        _ plan: BroadcastPlan, _ impairment: Impairment?, _ source: any CaptureSource
    ) async throws -> BroadcastEnding {
        let session: CastSession
        let manager: SessionManager
        do {
            // Checked before the device is contacted.
            guard await RemoteDisplayChannel.isRemoteDisplaySupported(support) else { throw CastError.noEncoders }
            tell(.progress(.connecting))
            manager = makeContext().sessionManager
            session = try await manager.connect(
                to: Device(device),
                options: .remoteDisplay(applicationID: applicationID, support: support))
        } catch {
            await source.stop()
            throw error
        }
        // Kept from the start, because another application may run there at the end.
        let id = session.sessionID
        let result: Result<BroadcastEnding, any Error>
        do {
            result = .success(try await display(on: session, plan, impairment, source))
        } catch {
            result = .failure(error)
        }
        await source.stop()
        await leave(session, id, manager)
        do {
            return try result.get()
        } catch {
            return BroadcastEnding(
                error, device: session.device.friendlyName, source: request.sourceName, isUnderWay: true)
        }
    }

    private func openSource(_ plan: BroadcastPlan) async throws -> any CaptureSource {
        if let given { return given }
        let (logger, tell) = (logger, tell)
        return PausableSource(try await abandonable { try await plan.openSource(logger: logger, tell: tell) }, pause)
    }

    private var applicationID: String {
        device.hasScreen ? RemoteDisplayApplication.mirroring : RemoteDisplayApplication.audioMirroring
    }

    private func makeContext() -> CastContext {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: applicationID))
        options.disableDiscoveryAutostart = true
        options.keepBroadcasts()
        options.reconnectionLimit = .seconds(10)
        options.logger = logger
        return CastContext(options: options)
    }

    private func display(
        on session: CastSession, _ plan: BroadcastPlan, _ impairment: Impairment?, _ source: any CaptureSource
    ) async throws -> BroadcastEnding {
        let configuration = try plan.configuration(for: source.format)
        let display = try await abandonable {
            let channel = try await RemoteDisplayChannel.open(on: session, support: support)
            channel.impairment = impairment
            tell(.progress(.negotiating))
            return (channel, try await channel.begin(configuration))
        }
        tell(.progress(.waitingForFrame))
        let name = session.device.friendlyName
        let agreement = display.1.agreement
        switch plan.agreed(agreement, for: source.format, configuration.video, name: name) {
        case .warnings(let sentences): for sentence in sentences { tell(.warning(sentence)) }
        case .noPictures:
            throw CastError(
                .remoteDisplayFeatureNotSupported, "it takes no pictures, in none of the codecs that are here")
        }
        if agreement.video?.isBelowSmallest == true {
            logger.info("The device wants larger pictures than are sent: its smallest size is ignored.")
        }
        #if os(Linux)
            StartUpCode.release()
        #endif
        return try await BroadcastSending(
            display: display.1, source: source, request: request, device: name, tell: tell
        ).run()
    }

    /// Stops the launched application and nothing else, even if the task is cancelled.
    private func leave(_ session: CastSession, _ id: String?, _ manager: SessionManager) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let leaving = Task {
            if let id { _ = try? await session.stopApplication(sessionID: id).value }
            try? await manager.disconnect()
            end.yield()
        }
        let waiting = Task {
            try? await Task.sleep(for: Self.goodbyeTime)
            end.yield()
        }
        await Task { for await _ in ends { break } }.value
        leaving.cancel()
        waiting.cancel()
    }

    /// Waits for `work`, at most until this task is cancelled; then `work` continues on its own.
    private func abandonable<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        let (results, result) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
        Task {
            do {
                result.yield(.success(try await work()))
            } catch {
                result.yield(.failure(error))
            }
        }
        for await first in results { return try first.get() }
        throw CancellationError()
    }
}

extension CastError {
    fileprivate static let noEncoders = CastError(
        .remoteDisplayDeviceNotSupported,
        "FFmpeg's libraries have no encoder for pictures here; install an FFmpeg with libvpx.")
}

extension Device {
    /// The device that the host has found.
    init(_ destination: BroadcastRequest.Destination) {
        self.init(
            deviceID: destination.id, friendlyName: destination.name, networkAddresses: destination.addresses,
            servicePort: destination.port)
        otherPlaces = (destination.otherPlaces ?? []).compactMap(DeviceAddress.init)
        modelName = destination.model
        capabilities = DeviceCapabilities(rawValue: destination.capabilities)
        isDescribed = destination.isDescribed
    }
}
