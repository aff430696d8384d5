import CastWire
import Foundation
import Testing

@testable import ReceiverCore

/// Recorded conversations of real senders: their side is said again, and each request has to get an answer of the kind
/// that the recorded receiver gave.
@Suite struct TranscriptTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Transcripts").standardizedFileURL

    @Test(
        arguments: ["catt", "mkchromecast", "pychromecast-launch", "pychromecast-session", "rust-cast", "vlc-mp4"])
    func everyRequestIsAnswered(name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "\(name).jsonl"), encoding: .utf8)
        let lines = text.split(separator: "\n").compactMap {
            try? JSONPayload.decode(JSONValue.self, from: String($0))
        }
        var replay = Replay(lines: lines)
        replay.run()
        #expect(replay.requests > 0)
        #expect(replay.unanswered.isEmpty)
        #expect(replay.mismatches.isEmpty)
    }

    /// What is known of one request: enough to find its answer.
    struct Key: Hashable {
        let connection: Int
        let namespace: String
        let requestID: Int
        let sender: String
    }

    struct Replay {
        let lines: [JSONValue]
        var bench = DeviceBench(applications: [.defaultMediaReceiver] + ApplicationRecord.others, connections: [])
        var opened: Set<UInt64> = []
        /// Their media session ids and ours, and their transport and ours.
        var mediaSession = 0
        var requests = 0
        var unanswered: [String] = []
        var mismatches: [String] = []

        init(lines: [JSONValue]) { self.lines = lines }

        private var expected: [Key: String] {
            var answers: [Key: String] = [:]
            for line in lines where line["dir"]?.stringValue == "out" {
                guard let key = key(line, sender: line["destination_id"]?.stringValue), key.requestID != 0,
                    let type = line["payload"]?["type"]?.stringValue
                else { continue }
                answers[key] = type
            }
            return answers
        }

        private func key(_ line: JSONValue, sender: String?) -> Key? {
            guard let connection = line["conn"]?.intValue, let namespace = line["namespace"]?.stringValue,
                let requestID = line["payload"]?["requestId"]?.intValue, let sender
            else { return nil }
            return Key(connection: connection, namespace: namespace, requestID: requestID, sender: sender)
        }

        mutating func run() {
            let expected = expected
            var time = 0.0
            for line in lines {
                if let now = line["t"]?.doubleValue, now > time {
                    bench.wait(.seconds(now - time))
                    time = now
                }
                if line["ev"]?.stringValue == "closed", let connection = line["conn"]?.intValue {
                    bench.disconnect(UInt64(connection))
                }
                guard line["dir"]?.stringValue == "in", let message = message(line) else { continue }
                let sent = exchange(message, on: UInt64(line["conn"]?.intValue ?? 0))
                guard let key = key(line, sender: line["source_id"]?.stringValue), key.requestID != 0,
                    message.namespace != .heartbeat
                else { continue }
                judge(sent, key, expected[key], of: message)
            }
        }

        private mutating func judge(
            _ sent: [DeviceBench.Sent], _ key: Key, _ expected: String?, of message: CastMessage
        ) {
            guard let expected else { return }
            requests += 1
            let answers = sent.filter {
                $0.requestID == key.requestID && $0.connection == UInt64(key.connection)
                    && $0.namespace.rawValue == key.namespace
            }
            guard let answer = answers.last else { return unanswered.append("\(key): \(message.text ?? "")") }
            if answer.type != expected { mismatches.append("\(key): \(expected), not \(answer.type)") }
        }

        /// Says it, and lets the screen and the launch take their time.
        private mutating func exchange(_ message: CastMessage, on connection: UInt64) -> [DeviceBench.Sent] {
            if opened.insert(connection).inserted { bench.open(connection) }
            var sent = bench.say(message, on: connection)
            for command in bench.commands { sent += obey(command) }
            sent += bench.wait(.milliseconds(20))
            return sent
        }

        /// A screen that does everything at once.
        private mutating func obey(_ command: PlayerCommand) -> [DeviceBench.Sent] {
            switch command {
            case .load: bench.report(.loaded(DeviceBench.filmFacts), .paused) + bench.report(.playing, .playing)
            case .play: bench.report(.playing, .playing)
            case .pause: bench.report(.paused, .paused)
            case .seek(_, let target, _): bench.report(.seeked, .playing, position: target)
            case .setActiveTracks(_, let tracks): bench.report(.tracksChanged(tracks), .playing)
            case .setStreamVolume(_, let level, let muted):
                bench.report(.streamVolumeChanged(level: level, muted: muted), .playing)
            default: []
            }
        }

        /// A recorded message with the ids that this device gave.
        private func message(_ line: JSONValue) -> CastMessage? {
            guard let source = line["source_id"]?.stringValue, let namespace = line["namespace"]?.stringValue,
                let payload = line["payload"], var destination = line["destination_id"]?.stringValue,
                case .object(var members) = payload, payload["binary_hex"] == nil
            else { return nil }
            if destination != "receiver-0", !bench.transport.isEmpty { destination = bench.transport }
            if members["sessionId"] != nil { members["sessionId"] = .string(bench.transport) }
            if members["mediaSessionId"] != nil, let id = bench.device.media?.session?.id {
                members["mediaSessionId"] = .number(Double(id))
            }
            guard let text = try? JSONPayload.encode(JSONValue.object(members)) else { return nil }
            return CastMessage(
                from: source, to: destination, namespace: Namespace(namespace), payload: .string(text))
        }
    }
}

extension ApplicationRecord {
    /// What the recorded senders launch besides the Default Media Receiver.
    static let others = ["0F5096E8", "233637DE"].map {
        ApplicationRecord(appID: $0, displayName: $0, namespaces: [], idleStatusText: "")
    }
}
