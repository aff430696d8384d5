/// What one direction of a simulated network does to datagrams. Times count from the start of the run.
package struct LinkProfile: Sendable {
    /// Gilbert's model: good and bad stretches, a datagram being lost in a bad one with `loss`.
    package struct Bursts: Sendable {
        /// The chance, per datagram, that a bad stretch begins; and that it ends.
        package var begin: Double
        package var end: Double
        package var loss: Double

        package init(begin: Double, end: Double, loss: Double = 1) {
            self.begin = begin
            self.end = end
            self.loss = loss
        }
    }

    /// Within this time the link carries so many bits a second.
    package struct Limit: Sendable {
        package var during: Range<Duration>
        package var bitsPerSecond: Int

        package init(during: Range<Duration>, bitsPerSecond: Int) {
            self.during = during
            self.bitsPerSecond = bitsPerSecond
        }
    }

    /// From that time on another delay, and another share that is lost.
    package struct Change: Sendable {
        package var at: Duration
        package var delay: Duration
        package var loss: Double

        package init(at: Duration, delay: Duration, loss: Double = 0) {
            self.at = at
            self.delay = delay
            self.loss = loss
        }
    }

    /// Each datagram for itself.
    package var loss = 0.0
    package var bursts: Bursts?
    package var delay = Duration.milliseconds(10)
    /// Up to so much more, evenly spread. In order unless `jitterReorders`.
    package var jitter = Duration.zero
    package var jitterReorders = false
    /// The share of datagrams that come later than others, by `reorderDelay`.
    package var reorder = 0.0
    package var reorderDelay = Duration.milliseconds(15)
    package var duplication = 0.0
    package var limits: [Limit] = []
    /// What waits for a limited link at most; the rest is lost.
    package var queueBytes = 64 << 10
    /// In order of time.
    package var changes: [Change] = []
    /// Nothing goes through.
    package var outages: [Range<Duration>] = []

    package init() {}

    func delay(at time: Duration) -> Duration { changes.last { $0.at <= time }?.delay ?? delay }
    func loss(at time: Duration) -> Double { changes.last { $0.at <= time }?.loss ?? loss }

    package static func losing(_ share: Double, delay: Duration = .milliseconds(10)) -> LinkProfile {
        var profile = LinkProfile()
        profile.loss = share
        profile.delay = delay
        return profile
    }
}
