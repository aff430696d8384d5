/// A piece of audio as a sound server gives it, and when its first sample was heard.
package struct CapturedSound: Equatable, Sendable {
    /// -1 to 1, interleaved.
    package let samples: [Float]
    /// The time of the first sample on the listener's time line. It is negative if the sample is older than that.
    package let time: Duration

    package init(samples: [Float], time: Duration) {
        self.samples = samples
        self.time = time
    }
}
