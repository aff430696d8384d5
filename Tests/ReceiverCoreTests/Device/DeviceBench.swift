import CastWire
import Testing

@testable import ReceiverCore

/// A device on the bench: messages and screen reports go in by hand, what goes out is kept, time stands until moved.
struct DeviceBench {
    /// One message that the device sent.
    struct Sent: Equatable {
        let connection: UInt64
        let from: String
        let to: String
        let namespace: Namespace
        let json: JSONValue

        var type: String { json["type"]?.stringValue ?? "" }
        var requestID: Int? { json["requestId"]?.intValue }
        var status: JSONValue? { json["status"] }
        /// The first element of a MEDIA_STATUS.
        var media: JSONValue? {
            guard case .array(let list)? = json["status"] else { return nil }
            return list.first
        }
    }

    var device: ReceiverDevice
    var now = ContinuousClock.now
    /// All that the last step made.
    private(set) var actions: [DeviceAction] = []

    init(applications: [ApplicationRecord] = [.defaultMediaReceiver], connections: [UInt64] = [1]) {
        let profile = DeviceProfile(id: String(repeating: "0123456789abcdef", count: 2), friendlyName: "Bench")
        device = ReceiverDevice(profile: profile, applications: applications, seed: 7)
        for connection in connections { open(connection) }
    }

    mutating func open(_ connection: UInt64, isLoopback: Bool = false) {
        device.connectionOpened(ConnectionID(rawValue: connection), isLoopback: isLoopback)
    }

    @discardableResult
    mutating func disconnect(_ connection: UInt64) -> [Sent] {
        actions = device.connectionClosed(ConnectionID(rawValue: connection), at: now)
        return sent
    }

    /// One message from a sender; what was sent in turn.
    @discardableResult
    mutating func say(
        _ text: String, _ namespace: Namespace, from sender: String = "sender-0", to destination: String = "receiver-0",
        on connection: UInt64 = 1
    ) -> [Sent] {
        say(CastMessage(from: sender, to: destination, namespace: namespace, payload: .string(text)), on: connection)
    }

    @discardableResult
    mutating func say(_ message: CastMessage, on connection: UInt64 = 1) -> [Sent] {
        actions = device.messageReceived(message, on: ConnectionID(rawValue: connection), at: now)
        return sent
    }

    @discardableResult
    mutating func connect(
        from sender: String = "sender-0", to destination: String = "receiver-0", on connection: UInt64 = 1
    ) -> [Sent] {
        say(#"{"type":"CONNECT"}"#, .connection, from: sender, to: destination, on: connection)
    }

    /// Lets time pass and wakes the device at each of its deadlines on the way.
    @discardableResult
    mutating func wait(_ duration: Duration) -> [Sent] {
        let end = now + duration
        var all: [DeviceAction] = []
        while let deadline = device.nextDeadline, deadline <= end {
            now = max(now, deadline)
            all += device.deadlinePassed(at: now)
        }
        now = end
        actions = all
        return sent
    }

    @discardableResult
    mutating func screen(_ event: PlayerEvent) -> [Sent] {
        actions = device.screenReported(event, at: now)
        return sent
    }

    /// A report about the current load.
    @discardableResult
    mutating func report(
        _ event: PlaybackEvent, _ state: PlaybackState, position: Double = 0, rate: Double = 1
    ) -> [Sent] {
        let load = device.media?.currentLoad ?? LoadID(rawValue: 0)
        return screen(
            .playback(
                PlaybackReport(load: load, event: event, state: state, position: position, rate: rate, at: now)))
    }

    /// What a step that this bench has no word for made.
    mutating func take(_ made: [DeviceAction]) { actions = made }

    var sent: [Sent] {
        actions.compactMap { action in
            guard case .send(let connection, let message) = action, let text = message.text else { return nil }
            let json = (try? JSONPayload.decode(JSONValue.self, from: text)) ?? .null
            return Sent(
                connection: connection.rawValue, from: message.sourceID, to: message.destinationID,
                namespace: message.namespace, json: json)
        }
    }

    var commands: [PlayerCommand] {
        actions.compactMap { if case .player(let command) = $0 { command } else { nil } }
    }

    var events: [DeviceEvent] {
        actions.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    var logs: [String] {
        actions.compactMap { if case .log(let text) = $0 { text } else { nil } }
    }

    var transport: String { device.platform.running?.transportID ?? "" }

    // MARK: - Ways into a situation

    /// Connected to the device, the app launched, connected to the app.
    static func launched(connections: [UInt64] = [1], isLoopback: Bool = false) -> DeviceBench {
        var bench = DeviceBench(connections: [])
        for connection in connections { bench.open(connection, isLoopback: isLoopback) }
        for connection in connections { bench.connect(on: connection) }
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":1}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        for connection in connections { bench.connect(to: bench.transport, on: connection) }
        return bench
    }

    static let filmLoad = #"""
        {"type":"LOAD","requestId":2,"autoplay":true,"media":{"contentId":"http://192.0.2.1/film.mp4",
        "contentType":"video/mp4","streamType":"BUFFERED","metadata":{"metadataType":1,"title":"Film"},
        "tracks":[{"trackId":1,"type":"TEXT","trackContentId":"http://192.0.2.1/en.vtt","language":"en"},
        {"trackId":2,"type":"TEXT","trackContentId":"http://192.0.2.1/de.vtt","language":"de"}]}}
        """#

    static let filmFacts = MediaDescription(
        kind: .video, duration: 60, width: 640, height: 360, dynamicRange: .standard)

    /// A film plays, 60 seconds long.
    static func playing(connections: [UInt64] = [1]) -> DeviceBench {
        var bench = launched(connections: connections)
        bench.ask(filmLoad)
        bench.report(.loaded(filmFacts), .paused)
        bench.report(.playing, .playing)
        return bench
    }

    /// A message for the application.
    @discardableResult
    mutating func ask(_ text: String, from sender: String = "sender-0", on connection: UInt64 = 1) -> [Sent] {
        say(text, .media, from: sender, to: transport, on: connection)
    }
}
