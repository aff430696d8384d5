/// All limits of multicast DNS: how much other hosts can make us store, ask and answer (docs/limits.md).
///
/// No datagram is authenticated, and source addresses are easily forged, so each limit applies to all senders.
package enum DiscoveryLimits {
    // MARK: Storage

    /// Instances stored for each link, resolved or not.
    package static let mostInstances = 256
    /// A link with more instances than this is crowded: some may be forged, so new ones are asked directly first.
    static let quietInstances = mostInstances / 4
    /// Up to this number, instances keep their places; later ones have to answer to replace them.
    static let earlyInstances = mostInstances * 3 / 4
    /// Instances that have answered keep their places, except for this number, so that new instances always find room.
    static let roomForNewcomers = mostInstances / 8
    /// Evicted instances that are remembered by name. If one is heard again, it is asked before others.
    static let mostDeparted = 2_048
    /// New instances that one message can add.
    static let mostNewInstances = 64
    /// SRV, TXT or NSEC records of one name.
    static let largestSet = 4
    /// Places of an instance's other locations that are offered.
    static let mostOtherPlaces = 12
    /// Addresses of one host in each family.
    static let mostAddresses = 8
    /// Bytes of one TXT record (RFC 6763, 6.2: 1,300 fit into one packet).
    static let largestText = 2_048
    /// Changes of one instance, also its return, that are reported within `changeWindow`. Others wait for the end of
    /// it.
    static let mostChanges = 4
    static let changeWindow = Duration.seconds(2)
    /// If this number of instances was removed within `changeWindow`, new ones are reported when the window of the
    /// first removal ends.
    static let mostGone = 512
    /// Seconds that a record lives after its host's goodbye (RFC 6762, 10.1), and if that host has answered before, so
    /// that there is time for `directAttempts`.
    static let goodbye = 1
    static let vouchedGoodbye = 2
    /// How long further goodbyes of other hosts for a record are ignored after a first one.
    static let doubtPause = Duration.seconds(60)

    // MARK: Questions

    /// Questions for instances and hosts on one link: the burst, and the number each second after it.
    static let questionBurst = 128
    static let questionsPerSecond = 32

    // MARK: Direct questions and answers

    /// Questions sent to instances directly on one link: the burst, and the number each second after it.
    static let directBurst = 128
    static let directPerSecond = 128
    /// How long to wait for the answer to a direct question, and how often to ask an instance.
    static let directPatience = Duration.seconds(1)
    static let directAttempts = 2

    /// Questions of one query that are read.
    static let mostQuestions = 256
    /// Remembered hosts that wait for one answer. If there are more, the answer is sent in any case.
    static let mostAskers = 64
    /// Names that are tried for one service before it keeps its current one.
    static let mostNames = 20
    /// How often a new service waits for a rival, or leaves it the name, without asking the rival directly.
    static let mostConcessions = 6
    /// Rivals that are asked at the same time.
    static let mostRivals = 16

    // MARK: One host asked directly

    static let mostKnownHostInstances = 64
    static let mostKnownHostRecords = 512
    static let mostKnownHostMessages = 64
    /// Records of one name, except the type's own name. An instance or a host needs fewer.
    static let mostOfAName = 24

    // MARK: Input

    /// Bytes read each second on one link, from one source and in total. Each datagram counts as at least 256.
    package static let bytesPerSource = 512 << 10
    package static let bytesInAll = 2 << 20
    /// Further bytes each second for sources whose instances have answered, so that these instances survive a flood.
    package static let bytesForKnown = 512 << 10
    package static let smallestCost = 256
    /// Sources that are counted separately; all further ones share one allowance.
    package static let mostSources = 256
}
