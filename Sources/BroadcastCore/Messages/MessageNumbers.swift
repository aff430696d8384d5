/// The bounds of numbers in messages. Both processes compute with these, so other numbers are refused in a request, and
/// clamped if they are only displayed.
enum MessageNumbers {
    static let pixels = 1...32_768
    static let rates = 0.001...1_000.0
    /// Bits per second, and milliseconds: a day.
    static let bitRates = 0...1_000_000_000_000
    static let delays = 0...86_400_000
    /// Of frames and others: a thousand per second for thirty years.
    static let counts = 0...1_000_000_000_000
    static let bytes = 0...1_000_000_000_000_000
}

extension BroadcastRequest {
    /// The first number that is out of bounds; nil if there is none.
    var absurdNumber: String? {
        if !(1...Self.mostOutputs).contains(outputs.count) { return "the number of outputs" }
        if !devices.allSatisfy({ (0...65_535).contains($0.port) }) { return "the port" }
        if !outputs.allSatisfy(\.isSound) { return "an output" }
        let sides = [video.width, video.height].compactMap { $0 }
        if !sides.allSatisfy(MessageNumbers.pixels.contains) { return "the size of pictures" }
        if let rate = video.framesPerSecond, !MessageNumbers.rates.contains(rate) { return "the rate of pictures" }
        let bitRates = [video.bitRate, audio?.bitRate].compactMap { $0 }
        if !bitRates.allSatisfy(MessageNumbers.bitRates.contains) { return "the bit rate" }
        let delays = [targetDelay, maximumTargetDelay].compactMap { $0 }
        if !delays.allSatisfy(MessageNumbers.delays.contains) { return "the target delay" }
        if let duration, !(0...Self.longestDuration).contains(duration) { return "the duration" }
        return nil
    }
}

extension BroadcastStatistics {
    /// The statistics with clamped integers. Floating-point numbers are displayed by code that handles non-finite ones.
    var bounded: BroadcastStatistics {
        var bounded = self
        func cut(_ path: WritableKeyPath<BroadcastStatistics, Int>, _ range: ClosedRange<Int>) {
            bounded[keyPath: path] = min(max(self[keyPath: path], range.lowerBound), range.upperBound)
        }
        for path in [\BroadcastStatistics.bitRate, \.encoderBitRate] { cut(path, MessageNumbers.bitRates) }
        for path in [\BroadcastStatistics.width, \.height] { cut(path, 0...MessageNumbers.pixels.upperBound) }
        for path in [
            \BroadcastStatistics.framesCaptured, \.framesSent, \.framesAcknowledged, \.framesDropped,
            \.audioFramesSent, \.audioFramesDropped,
        ] { cut(path, MessageNumbers.counts) }
        bounded.outputs = outputs.map { $0.prefix(BroadcastRequest.mostOutputs).map(\.bounded) }
        return bounded
    }
}
