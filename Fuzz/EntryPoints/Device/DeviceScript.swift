import CastWire
import ReceiverCore

/// Plays a conversation of several senders to a device. A line is one step:
///
///     0r{"type":"LAUNCH",…}   a sender says it: a digit who (0 to 3 a connection each, 4 to 7 a second sender on
///                             these), a letter on which namespace and to whom (see `address(_:)`)
///     t1500                   time passes, in milliseconds
///     o2  q2                  a connection opens, or closes
///     p{"type":"ended",…}     the page reports it
///     w  e  f                 what is loaded waits to be found out; it is found; it is not
///
/// In a text $T stands for the application's transport and session id, $M for the media session's and $L for the
/// load's.
struct DeviceScript {
    /// Beyond that, time stands: an hour of virtual time is long enough for every timer.
    private static let latest = Duration.seconds(3_600)

    var bench = DeviceBench()
    private let start = ContinuousClock.now

    init() {
        for connection in 0..<4 { bench.open(ConnectionID(rawValue: UInt64(connection))) }
        bench.open(DeviceBench.bystander)
        bench.say(.text(#"{"type":"CONNECT"}"#, .connection, from: "bystander"), on: DeviceBench.bystander)
    }

    mutating func step(_ line: String) {
        bench.beginStep(fed: line.utf8.count)
        let rest = line.dropFirst()
        switch line.first {
        case let digit? where "01234567".contains(digit): speak(digit.wholeNumberValue ?? 0, rest)
        case "t": pass(.milliseconds(min(rest.leadingNumber, 600_000)))
        case "o": bench.open(ConnectionID(rawValue: UInt64(rest.leadingNumber % 4)))
        case "q": bench.close(ConnectionID(rawValue: UInt64(rest.leadingNumber % 4)))
        case "p": bench.report(filled(rest))
        case "w": bench.describesAtOnce = false
        case "e": bench.describe(found: true)
        case "f": bench.describe(found: false)
        default: break
        }
        bench.settle()
    }

    private mutating func pass(_ duration: Duration) {
        let room = start + Self.latest - bench.now
        if room > .zero { bench.wait(min(duration, room)) }
    }

    private mutating func speak(_ who: Int, _ text: Substring) {
        guard let letter = text.first else { return }
        let body = filled(text.dropFirst())
        let (namespace, destination) = address(letter)
        var message = CastMessage.text(body, namespace, from: "sender-\(who / 4)", to: destination)
        if letter == "a" || letter == "b" { message.payload = .binary(Array(body.utf8)) }
        bench.say(message, on: ConnectionID(rawValue: UInt64(who % 4)))
    }

    /// Small letters are for the device, capitals for the application.
    private func address(_ letter: Character) -> (Namespace, String) {
        let device = EndpointID.platformReceiver
        return switch letter {
        case "c": (.connection, device)
        case "C": (.connection, bench.transport)
        case "h": (.heartbeat, device)
        case "a": (.deviceAuthentication, device)
        case "r": (.receiver, device)
        case "d": (.receiverDiscovery, device)
        case "z": (.multizone, device)
        case "s": (.setup, device)
        case "W": (Namespace("urn:x-cast:com.google.cast.webrtc"), bench.transport)
        case "X": (Namespace(DeviceBench.customNamespace), bench.transport)
        case "m": (.media, device)
        case "*": (.receiver, EndpointID.broadcast)
        case "e": (.receiver, "")
        default: (.media, bench.transport)
        }
    }

    private func filled(_ text: Substring) -> String {
        guard text.contains("$") else { return String(text) }
        return text.replacing("$T", with: bench.transport).replacing("$M", with: "\(bench.mediaSession)")
            .replacing("$L", with: "\(bench.load)").description
    }

    // MARK: - What has to hold

    mutating func checkBystander() {
        bench.beginStep(fed: 0)
        let ask = #"{"type":"GET_STATUS","requestId":4711}"#
        bench.say(.text(ask, .receiver, from: "bystander"), on: DeviceBench.bystander)
        bench.settle()
        let isAnswered = bench.heard.contains {
            $0.contains(#""requestId":4711"#) && $0.contains(#""type":"RECEIVER_STATUS""#)
        }
        invariant(isAnswered, "a sender that did nothing wrong is not answered")
    }

    func checkWeight() {
        Weight.check(bench.device, fed: bench.fed, "the device")
    }
}

extension CastMessage {
    static func text(
        _ text: String, _ namespace: Namespace, from sender: String,
        to destination: String = EndpointID.platformReceiver
    ) -> CastMessage {
        CastMessage(from: sender, to: destination, namespace: namespace, payload: .string(text))
    }
}
