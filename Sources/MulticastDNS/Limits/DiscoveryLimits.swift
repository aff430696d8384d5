/// What anybody on a link can make us keep, ask and say: every limit of multicast DNS in one place (docs/limits.md).
///
/// No datagram here is proven, and a source address is easily made up: each limit holds whoever sends.
package enum DiscoveryLimits {
    // MARK: What is kept

    /// Instances kept on one link, resolved or not.
    package static let mostInstances = 256
    /// With more than so many on a link, a new one is asked directly before it is told of: then somebody may invent
    /// them.
    static let quietInstances = mostInstances / 4
    /// Those that came while there were no more than so many keep their places from those that come later, unless
    /// these answer.
    static let earlyInstances = mostInstances * 3 / 4
    /// Those that have answered keep their places, but for so many: whoever comes then has room too.
    static let roomForNewcomers = mostInstances / 8
    /// Instances that had to go and are remembered by name: one that is heard again is asked before the others.
    static let mostDeparted = 2_048
    /// Of them, those that one message can bring.
    static let mostNewInstances = 64
    /// SRV, TXT or NSEC records of one name.
    static let largestSet = 4
    /// Addresses of one host, of each family.
    static let mostAddresses = 8
    /// Bytes of one TXT record (RFC 6763, 6.2: 1,300 fit one packet).
    static let largestText = 2_048
    /// How often an instance may change, go and come back within `changeWindow`; what does so more often is told at its
    /// end.
    static let mostChanges = 4
    static let changeWindow = Duration.seconds(2)
    /// When so many instances went within `changeWindow`, those that come are told of when it is over for the first.
    static let mostGone = 512
    /// Seconds that a record lives after its host's goodbye (RFC 6762, 10.1), and where that host has answered before:
    /// long enough for `directAttempts`.
    static let goodbye = 1
    static let vouchedGoodbye = 2
    /// How long another host's goodbye for the same record is passed over, once the record was heard again after one.
    static let doubtPause = Duration.seconds(60)

    // MARK: What is asked

    /// Questions after instances and hosts, at once on one link, and a second from then on.
    static let questionBurst = 128
    static let questionsPerSecond = 32

    // MARK: What is answered

    /// Questions that are put to instances directly, at once on one link, and a second from then on.
    static let directBurst = 128
    static let directPerSecond = 128
    /// How long one of them waits for its answer, and how often an instance is asked.
    static let directPatience = Duration.seconds(1)
    static let directAttempts = 2

    /// Questions of one query that are looked at.
    static let mostQuestions = 256
    /// Those who wait for one answer and are remembered by name; with more, it is sent whoever knows it.
    static let mostAskers = 64
    /// Names that are tried for one service before it keeps the one that it has.
    static let mostNames = 20
    /// How often a service that is new waits for a rival, or gives it the name, without asking whether it is there.
    static let mostConcessions = 6
    /// Rivals that are asked at the same time.
    static let mostRivals = 16

    // MARK: One host asked directly

    static let mostKnownHostInstances = 64
    static let mostKnownHostRecords = 512
    static let mostKnownHostMessages = 64
    /// Records of one name but the type's own: what an instance or a host has of each kind, and room to spare.
    static let mostOfAName = 24

    // MARK: What is read

    /// Bytes a second that are read of one source and in all, on one link; each datagram counts as 256 at least.
    package static let bytesPerSource = 512 << 10
    package static let bytesInAll = 2 << 20
    /// Bytes a second beyond that for sources whose instances have answered, so that theirs live on in a flood.
    package static let bytesForKnown = 512 << 10
    package static let smallestCost = 256
    /// Sources that are told apart; beyond them all share one allowance.
    package static let mostSources = 256
}
