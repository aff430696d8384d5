import CastWire

/// Gives out the player's ids. No id is given out twice.
struct MediaNumbers: Sendable {
    private var lastSession = 0
    private var lastItem = 0
    /// The last load or lookup given to the screen. Both are counted together, so that no answer can be mistaken for
    /// another.
    private(set) var lastLoad: Int
    private var shuffleSeed: UInt64

    /// - Parameter lastLoad: The last load of an application that ran before on the same screen.
    init(lastLoad: Int, shuffleSeed: UInt64) {
        self.lastLoad = lastLoad
        self.shuffleSeed = shuffleSeed
    }

    mutating func nextSession() -> Int {
        lastSession += 1
        return lastSession
    }

    mutating func nextItem() -> Int {
        lastItem += 1
        return lastItem
    }

    mutating func nextLoad() -> Int {
        lastLoad += 1
        return lastLoad
    }

    mutating func nextShuffleSeed() -> UInt64 {
        shuffleSeed &+= SplitMix64.step
        return shuffleSeed
    }
}
