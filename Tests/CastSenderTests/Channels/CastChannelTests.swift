import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Custom channels, S1-34 to S1-40.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CastChannelTests {
    private static let namespace = "urn:x-cast:org.example.quiz"

    private final class Channel: CastChannel {
        var lines: [String] = []
        override func didReceiveTextMessage(_ message: String) { lines.append("text \(message) \(isConnected)") }
        override func didConnect() { lines.append("connect \(isConnected)") }
        override func didDisconnect() { lines.append("disconnect \(isConnected)") }
        override func didChangeWritableState(_ isWritable: Bool) { lines.append("writable \(isWritable)") }
    }

    private final class Delegate: GenericChannelDelegate {
        var lines: [String] = []
        func channel(_ channel: GenericChannel, didReceiveTextMessage message: String) { lines.append(message) }
        func channelDidConnect(_ channel: GenericChannel) { lines.append("connect") }
        func channelDidDisconnect(_ channel: GenericChannel) { lines.append("disconnect") }
    }

    private let receiver = FakeReceiver()
    private let time = ManualTime()
    private let manager: SessionManager
    /// Speaks the namespace beside that of media.
    private let application = Script.application.replacing(
        #"[{"name":"#, with: #"[{"name":"\#(Self.namespace)"},{"name":"#)

    init() {
        receiver.answer("LAUNCH") { [application] _, json in
            [Script.receiverStatus(id: json["requestId"]?.intValue ?? 0, applications: application)]
        }
        manager = CastContext.fake(receiver, time: time).sessionManager
    }

    private func text(_ text: String) -> CastMessage {
        Script.message(text, Namespace(Self.namespace), from: Script.transportID)
    }

    private func connected() async throws -> (CastSession, Channel) {
        let session = try await manager.connect(to: .tv)
        let channel = Channel(namespace: Self.namespace)
        #expect(session.addChannel(channel))
        #expect(channel.lines.isEmpty, "nothing is heard before the call has returned")
        await heard(session)
        #expect(channel.lines == ["connect true"])
        return (session, channel)
    }

    /// Everything said so far has arrived.
    private func heard(_ session: CastSession) async {
        let events = session.remoteMediaClient?.events
        receiver.say(Script.media("ERROR", id: 0))
        for await _ in events! { return }
    }

    // S1-34
    @Test func aTextMessageReachesTheChannelOfItsNamespace() async throws {
        let (session, channel) = try await connected()
        receiver.say(text("hello"))
        receiver.say(Script.message("stranger", Namespace("urn:x-cast:other"), from: Script.transportID))
        receiver.say(Script.message("impostor", Namespace(Self.namespace), from: "other-app"))
        await heard(session)
        #expect(channel.lines == ["connect true", "text hello true"])
    }

    // S1-35 (easily missed 15: sendTextMessage returns NO also when the send buffer is full)
    @Test func sendTextMessageIsFalseAlsoWhenTheSendBufferIsFull() async throws {
        let (session, channel) = try await connected()
        #expect(channel.sendTextMessage("one"))
        receiver.failSends(with: TransportError(.sendBufferFull, "no room"))
        #expect(channel.isWritable)
        #expect(!channel.sendTextMessage("two"))
        #expect(!channel.isWritable)
        #expect(channel.lines.last == "writable false")
        time.advance(by: ChannelRegistry.writabilityInterval)
        await heard(session)
        #expect(!channel.isWritable, "still full")
        receiver.failSends(with: nil)
        while !channel.isWritable {
            time.advance(by: ChannelRegistry.writabilityInterval)
            await Task.yield()
        }
        #expect(channel.lines.suffix(2) == ["writable false", "writable true"])
        #expect(channel.sendTextMessage("three"))
        let texts = receiver.sent.filter { $0.namespace.rawValue == Self.namespace }.map(\.text)
        #expect(texts == ["one", "three"])
        #expect(receiver.sent.last?.destinationID == Script.transportID)
    }

    // S1-36
    @Test func theThreeRefusalsAreThreeErrors() async throws {
        let alone = Channel(namespace: Self.namespace)
        #expect(throws: CastError.channelNotConnected(Self.namespace)) { try alone.send(textMessage: "x") }
        #expect(!alone.sendTextMessage("x"))
        let (_, channel) = try await connected()
        for (cause, code) in [
            (TransportError.Code.sendBufferFull, CastError.Code.sendBufferFull), (.messageTooLong, .messageTooBig),
        ] {
            receiver.failSends(with: TransportError(cause, "why"))
            do throws(CastError) {
                try channel.send(textMessage: "x")
                Issue.record("sent")
            } catch {
                #expect(error.code == code)
            }
        }
        receiver.failSends(with: nil)
        try channel.send(textMessage: "y")
        let texts = receiver.sent.filter { $0.namespace.rawValue == Self.namespace }.map(\.text)
        #expect(texts == ["y"], "what was refused is not sent")
    }

    // S1-37, S1-38 (easily missed 16)
    @Test func requestIDsAreOneSequenceAndNoneWithoutAConnection() async throws {
        let alone = Channel(namespace: Self.namespace)
        #expect(CastChannel.invalidRequestID == 0)
        #expect(alone.generateRequestID() == CastChannel.invalidRequestID)
        #expect(alone.generateRequestNumber() == nil)
        let (session, channel) = try await connected()
        var ids = [channel.generateRequestID()]
        ids.append(try #require(channel.generateRequestNumber()))
        ids.append(session.setDeviceVolume(0.3).requestID)
        ids.append(channel.generateRequestID())
        ids.append(try #require(channel.generateRequestNumber()))
        #expect(ids == (0..<5).map { ids[0] + $0 })
        #expect(ids[0] > 0)
        try await manager.disconnect()
        #expect(channel.generateRequestID() == CastChannel.invalidRequestID)
        #expect(channel.generateRequestNumber() == nil)
    }

    // S1-39
    @Test func connectsBeforeAnyMessageAndHearsNothingAfterTheEnd() async throws {
        let channel = Channel(namespace: Self.namespace)
        let session = try await manager.connect(to: .tv)
        receiver.say(text("early"))
        #expect(session.addChannel(channel))
        #expect(!channel.sendTextMessage("too early"))
        receiver.say(text("first"))
        await heard(session)
        #expect(channel.lines == ["connect true", "text early true", "text first true"])
        receiver.say(text("last"))
        try await manager.disconnect()
        #expect(channel.lines.last == "disconnect false")
        #expect(channel.lines.filter { $0.contains("connect") }.count == 2)
        #expect(!channel.sendTextMessage("x"))
        #expect(!receiver.sent.contains { $0.namespace.rawValue == Self.namespace })
    }

    // S1-39: the application goes on, and does not speak the namespace for a while.
    @Test func aNamespaceThatLeavesDisconnectsItsChannelUntilItIsBack() async throws {
        let (session, channel) = try await connected()
        receiver.say(Script.receiverStatus(applications: Script.application))
        receiver.say(text("meanwhile"))
        await heard(session)
        #expect(channel.lines == ["connect true", "disconnect false"])
        #expect(!channel.sendTextMessage("x") && channel.session === session)
        receiver.say(Script.receiverStatus(applications: application))
        receiver.say(text("again"))
        await heard(session)
        #expect(channel.lines == ["connect true", "disconnect false", "connect true", "text again true"])
        #expect(channel.sendTextMessage("y"))
        #expect(receiver.sent.filter { $0.namespace.rawValue == Self.namespace }.map(\.text) == ["y"])
    }

    // S1-40
    @Test func theOwnerIsThereWhileTheChannelIsRegistered() async throws {
        let channel = Channel(namespace: Self.namespace)
        #expect(channel.session == nil)
        #expect(channel.protocolNamespace == Self.namespace)
        let session = try await manager.connect(to: .tv)
        #expect(session.addChannel(channel))
        #expect(channel.session === session)
        #expect(!session.addChannel(channel), "once")
        #expect(!session.addChannel(Channel(namespace: Self.namespace)), "one for a namespace")
        #expect(!session.addChannel(Channel(namespace: Namespace.media.rawValue)), "not the framework's own")
        await heard(session)
        #expect(session.removeChannel(channel))
        #expect(channel.session == nil)
        #expect(channel.lines == ["connect true", "disconnect false"])
        #expect(!session.removeChannel(channel))
        receiver.say(text("unheard"))
        await heard(session)
        #expect(channel.lines.count == 2)
    }

    // S1-40
    @Test func theOwnerIsHeldWeakly() {
        let context = CastContext.fake(receiver, time: time)
        let setup = CastSessionSetup(context: context.options, session: SessionOptions())
        var session: CastSession? = CastSession(device: .tv, setup: setup, environment: context.environment)
        weak let held = session
        let channel = Channel(namespace: Self.namespace)
        #expect(session?.addChannel(channel) == true)
        #expect(channel.session != nil && channel.session === session)
        session = nil
        #expect(held == nil && channel.session == nil)
    }

    // S1-40
    @Test func theGenericChannelPassesOnToClosuresAndToADelegateItHoldsWeakly() async throws {
        let session = try await manager.connect(to: .tv)
        var delegate: Delegate? = Delegate()
        weak let held = delegate
        let channel = GenericChannel(namespace: Self.namespace, delegate: delegate!)
        var texts: [String] = []
        var states: [Bool] = []
        channel.onTextMessage = { texts.append($0) }
        channel.onConnectionChange = { states.append($0) }
        #expect(session.addChannel(channel))
        receiver.say(text("hello"))
        await heard(session)
        #expect(delegate?.lines == ["connect", "hello"])
        delegate = nil
        #expect(held == nil && channel.delegate == nil)
        receiver.say(text("again"))
        try await manager.disconnect()
        #expect(states == [true, false])
        #expect(texts.first == "hello")
    }

    @Test func aChannelWhoseNamespaceTheApplicationDoesNotListStaysUnconnected() async throws {
        let (session, _) = try await connected()
        let other = Channel(namespace: "urn:x-cast:org.example.other")
        #expect(session.addChannel(other))
        await heard(session)
        #expect(!other.isConnected && other.lines.isEmpty)
        let known = Script.application.replacing(
            #"[{"name":"#, with: #"[{"name":"\#(other.protocolNamespace)"},{"name":"#)
        receiver.say(Script.receiverStatus(applications: known))
        await heard(session)
        #expect(other.lines == ["connect true"])
    }

    @Test func channelsMayComeAndGoInTheirOwnCallbacks() async throws {
        let session = try await manager.connect(to: .tv)
        let channel = GenericChannel(namespace: Self.namespace) { _ in }
        let next = Channel(namespace: Self.namespace)
        channel.onTextMessage = { _ in
            session.removeChannel(channel)
            session.addChannel(next)
        }
        #expect(session.addChannel(channel))
        receiver.say(text("one"))
        receiver.say(text("two"))
        await heard(session)
        #expect(!channel.isConnected)
        #expect(next.lines == ["connect true", "text two true"])
    }
}
