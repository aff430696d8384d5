import PlatformFoundation

/// Messages as lines: `{"type":"start","body":{...}}` and a newline. `body` is optional.
extension BroadcastMessage {
    /// The most bytes of a line without its newline. A peer that sends more is disconnected.
    package static let lineLimit = 65_536
    /// The most bytes of a sentence in a message. In JSON a byte may become six.
    static let sentenceLimit = 4_096

    private typealias CodingKeys = ExtensionMessage.CodingKeys

    /// - Throws: ``BroadcastError`` `badMessage` for invalid lines, and for known messages with an invalid body.
    package init(line: some Collection<UInt8>) throws(BroadcastError) {
        let line = Array(line)
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            let decoded = try decoder.decode(Decoded.self, from: Data(line))
            if case .start(let request) = decoded.message, let number = request.absurdNumber {
                throw BroadcastError(.badMessage, "\(number) of what is asked for is beyond all bounds")
            }
            self = decoded.message ?? .unknown(UnknownBroadcastMessage(type: decoded.type, line: line))
        } catch let error as BroadcastError {
            throw error
        } catch {
            throw BroadcastError(.badMessage, "what the other process said is no message of ours", underlying: error)
        }
    }

    /// Without the newline.
    package var line: [UInt8] {
        if case .unknown(let message) = self { return message.line }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            return Array(try encoder.encode(Encoded(message: self)))
        } catch {
            // Every body consists of strings and numbers, and the encoder has a strategy for infinite ones.
            fatalError("a message of ours can't be written: \(error)")
        }
    }

    private struct Decoded: Decodable {
        let type: String
        /// Nil for an unknown type.
        let message: BroadcastMessage?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            func body<Body: Decodable>(_ type: Body.Type = Body.self) throws -> Body {
                try container.decode(Body.self, forKey: .body)
            }
            type = try container.decode(String.self, forKey: .type)
            message =
                switch type {
                case "hello": .hello(try body())
                case "start": .start(try body())
                case "stop": .stop
                case "stay": .stay(try body())
                case "attach": .attach(try body())
                case "progress": .progress(try body())
                case "began": .began(try body())
                case "statistics": .statistics(try body(BroadcastStatistics.self).bounded)
                case "warning": .warning(try body())
                case "ended": .ended(try body())
                case "state": .state(try body(BroadcastState.self).bounded)
                case "refused": .refused(try body())
                default: try ExtensionMessage(type: type, from: container).map { .handler($0) }
                }
        }
    }

    private struct Encoded: Encodable {
        let message: BroadcastMessage

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            func write(_ type: String, _ body: (some Encodable)?) throws {
                try container.encode(type, forKey: .type)
                try container.encodeIfPresent(body, forKey: .body)
            }
            switch message {
            case .hello(let body): try write("hello", body)
            case .start(let body): try write("start", body)
            case .stop: try write("stop", String?.none)
            case .stay(let body): try write("stay", body)
            case .attach(let body): try write("attach", body)
            case .progress(let body): try write("progress", body)
            case .began(let body): try write("began", body)
            case .statistics(let body): try write("statistics", body)
            case .warning(let body): try write("warning", body.cut(toBytes: BroadcastMessage.sentenceLimit))
            case .ended(let body): try write("ended", body)
            case .state(let body): try write("state", body)
            case .refused(let body): try write("refused", body.cut(toBytes: BroadcastMessage.sentenceLimit))
            case .handler(let body): try body.encode(to: &container)
            case .unknown(let body): try write(body.type, String?.none)
            }
        }
    }
}

extension String {
    /// The text cut to this many bytes of UTF-8, at a scalar's end, with an ellipsis if something is missing.
    func cut(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let ellipsis = "…"
        var (cut, room) = ("", limit - ellipsis.utf8.count)
        for scalar in unicodeScalars {
            room -= UTF8.width(scalar)
            guard room >= 0 else { break }
            cut.unicodeScalars.append(scalar)
        }
        return cut + ellipsis
    }
}

/// Splits a stream of bytes into lines. Holds at most one incomplete line of at most `limit` bytes.
package struct LineSplitter: Sendable {
    private let limit: Int
    private var rest: [UInt8] = []

    package init(limit: Int = BroadcastMessage.lineLimit) {
        self.limit = limit
    }

    /// The lines that are complete now, without their newlines and without empty ones.
    ///
    /// - Throws: ``BroadcastError`` `badMessage` for a line that is too long.
    package mutating func take(_ bytes: some Collection<UInt8>) throws(BroadcastError) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if piece.offset > 0 {
                if !rest.isEmpty { lines.append(rest) }
                rest = []
            }
            guard rest.count + piece.element.count <= limit else {
                throw BroadcastError(.badMessage, "the other process sent a line of more than \(limit) bytes")
            }
            rest.append(contentsOf: piece.element)
        }
        return lines
    }
}
