import Testing

@testable import ScreenBroadcast
@testable import marquee

@Suite struct MirrorLineTests {
    private let line: MirrorLine = {
        var statistics = BroadcastStatistics(seconds: 83, width: 1280, height: 720)
        statistics.framesPerSecond = 29.97
        statistics.bitRate = 2_430_000
        statistics.roundTrip = 4.24
        statistics.loss = 0.0052
        statistics.delay = 400
        statistics.framesDropped = 3
        return MirrorLine(device: "Living room", statistics: statistics)
    }()

    @Test("The line has resolution, frames, bitrate, round trip, loss, delay and drops")
    func whole() {
        let text = line.text(width: 200)
        #expect(
            text
                == "●  Living room  1280x720  30 fps  2.4 Mbit/s  rtt 4.2 ms  loss 0.5 %  delay 400 ms  3 dropped  1:23"
        )
    }

    @Test("A narrow terminal loses what matters least, and no line is cut", arguments: [20, 40, 60, 80, 100])
    func narrow(width: Int) {
        let text = line.text(width: width)
        #expect(text.count < width)
        let kept = text.components(separated: "  ")
        let all = line.text(width: 500).components(separated: "  ")
        #expect(kept.allSatisfy { all.contains($0) })
    }

    @Test("In 80 columns resolution, frames, bitrate, round trip, loss, delay and drops are there")
    func usual() {
        let text = line.text(width: 80)
        for part in ["1280x720", "30 fps", "2.4 Mbit/s", "rtt 4.2 ms", "loss 0.5 %", "delay 400 ms", "3 dropped"] {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test("No width at all is no crash", arguments: [-5, 0, 1])
    func noWidth(width: Int) {
        #expect(line.text(width: width).isEmpty)
    }

    @Test("Numbers that are none are no crash", arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
    @MainActor func oddNumbers(number: Double) {
        var line = line
        (line.statistics.framesPerSecond, line.statistics.seconds) = (number, number)
        (line.statistics.loss, line.statistics.delay, line.statistics.roundTrip) = (number, number, number)
        #expect(line.text(width: 200).contains("-- fps"))
        let outline = BroadcastOutline(
            device: "TV", videoCodec: "vp8", width: 1280, height: 720, audioCodec: nil, targetDelay: number,
            maximumTargetDelay: number, framesPerSecond: number)
        #expect(MirrorVoice.sentence(outline).contains("-- fps") && !MirrorVoice.summary(line.statistics).isEmpty)
    }

    @Test("A rate that nobody knows is not told as 0") @MainActor
    func unknownRate() {
        let outline = BroadcastOutline(
            device: "TV", videoCodec: "vp8", width: 1280, height: 720, audioCodec: nil, targetDelay: 400,
            maximumTargetDelay: nil, framesPerSecond: 0)
        #expect(MirrorVoice.sentence(outline).contains("1280x720, vp8"))
    }

    @Test("Sound alone has no pictures' numbers")
    @MainActor func soundAlone() {
        var line = line
        (line.statistics.width, line.statistics.height, line.statistics.framesPerSecond) = (0, 0, 0)
        line.statistics.audioFramesDropped = 7
        #expect(
            line.text(width: 200)
                == "●  Living room  audio  2.4 Mbit/s  rtt 4.2 ms  loss 0.5 %  delay 400 ms  7 dropped  1:23")
        #expect(MirrorVoice.summary(line.statistics) == "audio for 1:23, loss 0.5 %, target delay 400 ms")
    }

    @Test("Without a report of the device there is no round trip")
    func noRoundTrip() {
        var line = line
        line.statistics.roundTrip = nil
        #expect(!line.text(width: 200).contains("rtt"))
    }
}

extension String {
    fileprivate func components(separated separator: String) -> [String] {
        var (rest, parts) = (self[...], [String]())
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
