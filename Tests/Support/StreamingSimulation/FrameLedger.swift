import struct NIOCore.ByteBuffer

import CastStreaming

/// Keeps what was sent of one stream and checks what comes out at the other end against it.
struct FrameLedger: Sendable {
    private struct Entry: Sendable {
        var number: Int
        var capture: Duration
        var timestamp: RTPTimestamp
        var bytes: Int
        var isKey: Bool
    }

    private static let freeze = Duration.milliseconds(150)
    private static let remembered = 400

    private let name: String
    private let interval: Duration
    private let targetDelay: Duration
    /// Whether a frame must not be meant to be seen before an earlier one: Open Screen's receiver lets that be.
    private let checksTimes: Bool
    private var sent: [FrameID: Entry] = [:]
    private var given: Set<FrameID> = []
    private var lastGiven: FrameID?
    private var lastPlayout: Duration?
    private var lastSeen: Duration?
    private var nextNumber = 0
    var outcome = StreamOutcome()
    var violations: [String] = []

    init(name: String, interval: Duration, targetDelay: Duration, checksTimes: Bool) {
        self.checksTimes = checksTimes
        self.name = name
        self.interval = interval
        self.targetDelay = targetDelay
    }

    /// Bytes that can be told from any other frame's.
    static func payload(number: Int, bytes: Int) -> ByteBuffer {
        var payload = ByteBuffer(repeating: UInt8(truncatingIfNeeded: number), count: max(bytes, 8))
        payload.setInteger(Int64(number), at: 0)
        return payload
    }

    mutating func takeNumber() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    mutating func accepted(
        _ id: FrameID, number: Int, capture: Duration, timestamp: RTPTimestamp, bytes: Int, isKey: Bool
    ) {
        sent[id] = Entry(number: number, capture: capture, timestamp: timestamp, bytes: max(bytes, 8), isKey: isKey)
        if isKey { outcome.keyFrames += 1 }
    }

    /// A frame comes out at `now`, to be seen at `playout`.
    mutating func gave(_ frame: EncodedFrame, playout: Duration, at now: Duration) {
        guard let entry = sent.removeValue(forKey: frame.id) else {
            return violate("\(frame.id) was never sent, or came out twice", at: now)
        }
        check(frame, against: entry, at: now)
        if checksTimes, let lastPlayout, playout < lastPlayout {
            violate("\(frame.id) is to be seen before an earlier one", at: now)
        }
        lastPlayout = playout
        given.insert(frame.id)
        lastGiven = frame.id
        if given.count > Self.remembered { forget(before: frame.id - 256) }
        outcome.delays.add(now - entry.capture)
        count(playout: playout, capture: entry.capture, at: now)
    }

    /// The picture that stands at the end stands no longer than that.
    mutating func finish(lastCapture: Duration) {
        if let lastSeen { noteFreeze(lastCapture + targetDelay - lastSeen) }
    }

    private mutating func check(_ frame: EncodedFrame, against entry: Entry, at now: Duration) {
        if let lastGiven, frame.id <= lastGiven { violate("\(frame.id) after \(lastGiven)", at: now) }
        if frame.timestamp.truncated32 != entry.timestamp.truncated32 { violate("\(frame.id): another time", at: now) }
        let isSame =
            frame.payload.readableBytes == entry.bytes
            && frame.payload.getInteger(at: frame.payload.readerIndex, as: Int64.self) == Int64(entry.number)
            && frame.payload.getInteger(at: frame.payload.writerIndex - 1, as: UInt8.self)
                == UInt8(truncatingIfNeeded: entry.number)
        if !isSame { violate("\(frame.id): other bytes", at: now) }
        if (frame.dependency == .key) != entry.isKey { violate("\(frame.id): a key frame or not", at: now) }
        if frame.dependency == .dependent, !given.contains(frame.referencedID) {
            violate("\(frame.id) without \(frame.referencedID)", at: now)
        }
    }

    private mutating func count(playout: Duration, capture: Duration, at now: Duration) {
        let error = playout - (capture + targetDelay)
        outcome.leastPlayoutError = min(outcome.leastPlayoutError ?? error, error)
        outcome.mostPlayoutError = max(outcome.mostPlayoutError ?? error, error)
        guard now <= playout else {
            outcome.late += 1
            return
        }
        outcome.shown += 1
        outcome.shownCaptures.append(capture)
        if let lastSeen { noteFreeze(playout - lastSeen) }
        lastSeen = playout
    }

    private mutating func noteFreeze(_ gap: Duration) {
        outcome.longestFreeze = max(outcome.longestFreeze, gap)
        if gap > max(Self.freeze, interval * 2) { outcome.frozen += gap - interval }
    }

    private mutating func forget(before id: FrameID) {
        given = given.filter { $0 >= id }
        for old in sent.keys where old < id { sent[old] = nil }
    }

    private mutating func violate(_ what: String, at now: Duration) {
        if violations.count < 20 { violations.append("\(name) at \(now): \(what)") }
    }
}
