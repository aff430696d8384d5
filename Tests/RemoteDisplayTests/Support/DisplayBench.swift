import CastTransport
import CastWire
import SenderFakes
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// A fake device with a Remote Display app, a context, and a channel to it; the network of media is fake unless a test
/// says otherwise. Later connections reach the devices of `later`, one after the other.
@MainActor
final class DisplayBench: RemoteDisplayChannelDelegate {
    let receiver: FakeReceiver
    let time = ManualTime()
    let encoders: FakeEncoders
    let support: RemoteDisplaySupport
    let transports = FakeTransports()
    let context: CastContext
    var manager: SessionManager { context.sessionManager }
    private(set) var session: CastSession!
    private(set) var channel: RemoteDisplayChannel!
    /// What the delegate was told.
    private(set) var lines: [String] = []
    private(set) var displays: [RemoteDisplaySession] = []
    private(set) var errors: [CastError] = []
    private(set) var rejected: [RemoteDisplayConfiguration] = []

    init(
        receiver: FakeReceiver = FakeReceiver(), later: [FakeReceiver] = [], encoders: FakeEncoders = FakeEncoders(),
        configure: (inout CastOptions) -> Void = { _ in }
    ) {
        self.receiver = receiver
        self.encoders = encoders
        support = RemoteDisplaySupport(provider: encoders)
        context = CastContext.fake([receiver] + later, time: time, configure: configure)
    }

    /// A session with the device, and a channel that is connected.
    func connect(ignoreAppStateNotifications: Bool = false) async throws {
        session = try await manager.connect(
            to: .tv,
            options: .remoteDisplay(
                applicationID: Script.applicationID, ignoreAppStateNotifications: ignoreAppStateNotifications,
                support: support))
        let made = await RemoteDisplayChannel(support: support)
        channel = made
        channel.delegate = self
        channel.transports = transports.maker
        #expect(session.addChannel(channel))
        await until { self.channel.isConnected }
    }

    /// A session on top, as the app is given it.
    static func begun(
        receiver: FakeReceiver = FakeReceiver(), encoders: FakeEncoders = FakeEncoders(),
        ignoreAppStateNotifications: Bool = false,
        _ configuration: RemoteDisplayConfiguration = RemoteDisplayConfiguration(),
        configure: (inout CastOptions) -> Void = { _ in }
    ) async throws -> (DisplayBench, RemoteDisplaySession) {
        let bench = DisplayBench(receiver: receiver, encoders: encoders, configure: configure)
        try await bench.connect(ignoreAppStateNotifications: ignoreAppStateNotifications)
        try bench.channel.beginSession(with: configuration)
        await until { !bench.displays.isEmpty }
        return (bench, bench.displays[0])
    }

    /// Waits until the device has answered a question: whatever was on its way before has come to its end.
    func settle() async throws { try await session.setDeviceVolume(1).value }

    var transport: FakeTransport { transports.all[transports.all.count - 1] }

    func remoteDisplayChannelDidConnect(_ channel: RemoteDisplayChannel) { lines.append("connect") }
    func remoteDisplayChannelDidDisconnect(_ channel: RemoteDisplayChannel) { lines.append("disconnect") }

    func remoteDisplayChannel(_ channel: RemoteDisplayChannel, didBegin session: RemoteDisplaySession) {
        lines.append("begin")
        displays.append(session)
    }

    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, deviceRejected configuration: RemoteDisplayConfiguration, error: CastError
    ) {
        lines.append("reject \(error.code.rawValue)")
        errors.append(error)
        rejected.append(configuration)
    }

    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, session: RemoteDisplaySession, didChangeDelay delay: Duration
    ) {
        lines.append("delay \(Int(delay / .milliseconds(1)))")
    }

    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, didEnd session: RemoteDisplaySession, error: CastError?
    ) {
        lines.append("end \(error?.code.rawValue ?? 0)")
        if let error { errors.append(error) }
    }
}

extension PixelBuffer {
    /// A small picture of one brightness.
    static func grey(_ brightness: UInt8) -> PixelBuffer {
        let picture = PixelBuffer(width: 16, height: 16)
        picture.fill(brightness)
        return picture
    }

    func fill(_ brightness: UInt8) {
        withMutablePlanes { _ = $0[0].bytes.initializeMemory(as: UInt8.self, repeating: brightness) }
    }
}

extension RemoteDisplaySupport {
    /// Not asked yet.
    static var able: RemoteDisplaySupport { RemoteDisplaySupport(provider: FakeEncoders()) }
}
