/// A piece of sound as a sound server gives it, and when its first sample was heard.
package struct CapturedSound: Equatable, Sendable {
    /// -1 to 1, the channels' samples by turns.
    package let samples: [Float]
    /// Of the first sample, on the time line of who listens; before 0 where it is older than that.
    package let time: Duration

    package init(samples: [Float], time: Duration) {
        self.samples = samples
        self.time = time
    }
}
