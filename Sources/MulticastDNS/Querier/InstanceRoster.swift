/// Which instances of one link are kept, when there are more than have room.
///
/// Whoever comes has room, as long as not all others have answered: the one makes way of which there is least reason to
/// think that it is there. Anybody can invent names and source addresses; only a host that is where it says that it is
/// can answer a question that is put to it directly. So on a crowded link each instance is asked, those that are heard
/// again first, then the newest, which are the next to go, and of each those first whose source has brought fewest, so
/// that a source that invents names keeps no other waiting; and what comes to a crowded link is not told of before it
/// has answered, or is heard again after it was asked in vain.
struct InstanceRoster: Sendable {
    enum Admission: Equatable, Sendable {
        /// There already.
        case known
        case added
        /// There is room for it because this one has to go.
        case replaces(DomainName)
        case refused
    }

    /// Room is made in this order.
    enum Standing: Int, CaseIterable, Sendable {
        /// Nothing is known but its name.
        case named
        /// It came when the link was crowded, was asked where it is said to be, and nobody answered.
        case silent
        /// All is known that it takes to reach it.
        case told
        /// The same, and it was there before the link was crowded.
        case early
        /// Its host answered a question that was put to it alone, or the device has proved itself.
        case answered
    }

    private struct Member: Sendable {
        let source: IPAddress
        /// Rises by one with each.
        let number: Int
        let isEarly: Bool
        let isReturning: Bool
        var standing = Standing.named
        /// It is not told of yet.
        var isPending: Bool
        var wasAsked = false
        /// In vain.
        var wasIgnored = false
    }

    /// When one is asked directly.
    private struct Turn: Comparable, Sendable {
        let group: Int
        /// How many its source had when it was put here.
        let share: Int
        let number: Int

        static func < (left: Self, right: Self) -> Bool {
            (left.group, left.share, left.number) < (right.group, right.share, right.number)
        }
    }

    private let capacity: Int
    private var members: [DomainName: Member] = [:]
    private var pools = Standing.allCases.map { RosterPool(isYoungestFirst: $0.rawValue >= Standing.early.rawValue) }
    /// Those to be asked directly, in this order.
    private var unasked = IndexedHeap<DomainName, Turn>()
    /// Of them, those that are not told of before.
    private var pendingUnasked = 0
    private var departed = DepartedNames(capacity: DiscoveryLimits.mostDeparted)
    private var nextNumber = 0

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    var count: Int { members.count }
    var names: [DomainName] { Array(members.keys) }
    /// Whether so many are there that some of them may be invented.
    var isCrowded: Bool { members.count > Self.part(DiscoveryLimits.quietInstances, of: capacity) }

    func contains(_ name: DomainName) -> Bool { members[name] != nil }
    func standing(of name: DomainName) -> Standing? { members[name]?.standing }
    /// Whether it may be told of.
    func isShown(_ name: DomainName) -> Bool { members[name].map { !$0.isPending } ?? false }
    /// Whether an instance that this source brought has answered.
    func isTrusted(_ source: IPAddress) -> Bool { pools[Standing.answered.rawValue].share(of: source) > 0 }

    private static func part(_ limit: Int, of capacity: Int) -> Int {
        limit * capacity / DiscoveryLimits.mostInstances
    }

    // MARK: Coming and going

    /// What is to be replaced is out of the roster already.
    mutating func admit(_ name: DomainName, from source: IPAddress) -> Admission {
        guard members[name] == nil else { return .known }
        var victim: DomainName?
        if members.count >= capacity {
            guard let found = self.victim(for: source) else { return .refused }
            departed.add(found, wasSilent: members[found]?.standing == .silent)
            remove(found)
            victim = found
        }
        let isEarly = members.count < Self.part(DiscoveryLimits.earlyInstances, of: capacity)
        let wasSilent = departed.take(name)
        var member = Member(
            source: source, number: nextNumber, isEarly: isEarly, isReturning: wasSilent != nil, isPending: isCrowded)
        member.wasAsked = wasSilent ?? false
        nextNumber += 1
        members[name] = member
        pools[Standing.named.rawValue].add(name, from: source, number: member.number)
        return victim.map(Admission.replaces) ?? .added
    }

    private func victim(for source: IPAddress) -> DomainName? {
        for standing in Standing.allCases where standing != .answered {
            if let next = pools[standing.rawValue].next { return next.name }
        }
        // A source that has many gives way to one that has few, and no other.
        let answered = pools[Standing.answered.rawValue]
        guard let next = answered.next, next.share >= answered.share(of: source) + 2 else { return nil }
        return next.name
    }

    mutating func remove(_ name: DomainName) {
        guard let member = members.removeValue(forKey: name) else { return }
        pools[member.standing.rawValue].remove(name, from: member.source)
        stopAsking(name, member)
    }

    // MARK: What becomes of one

    mutating func mark(_ name: DomainName, isResolved: Bool) {
        guard let member = members[name], member.standing != .answered else { return }
        guard isResolved else {
            stopAsking(name, member)
            return move(name, to: .named)
        }
        guard member.standing == .named else { return }
        if member.wasAsked { return ignored(name) }
        move(name, to: member.isEarly ? .early : .told)
        unasked.set(name, turn(of: member))
        if member.isPending { pendingUnasked += 1 }
    }

    private mutating func stopAsking(_ name: DomainName, _ member: Member) {
        guard unasked.contains(name) else { return }
        unasked.remove(name)
        if member.isPending { pendingUnasked -= 1 }
    }

    /// Those that are heard again first, then the newest of those that may have to go, then the others as they came; of
    /// each, those first whose source has fewest.
    private func turn(of member: Member) -> Turn {
        let share = pools.reduce(0) { $0 + $1.share(of: member.source) }
        if member.isReturning { return Turn(group: 0, share: share, number: -member.number) }
        if member.isEarly { return Turn(group: 2, share: share, number: member.number) }
        return Turn(group: 1, share: share, number: -member.number)
    }

    /// The next that is to be asked directly; nil as long as the link is not crowded.
    mutating func takeUnasked() -> DomainName? {
        guard hasUnasked, let name = unasked.first?.key, let member = members[name] else { return nil }
        stopAsking(name, member)
        members[name]?.wasAsked = true
        return name
    }

    /// Where a crowd has gone, those that wait to be told of are still asked.
    var hasUnasked: Bool { !unasked.isEmpty && (isCrowded || pendingUnasked > 0) }

    /// It is there for sure.
    mutating func answered(_ name: DomainName) {
        guard let member = members[name] else { return }
        stopAsking(name, member)
        members[name]?.isPending = false
        let most = capacity - Self.part(DiscoveryLimits.roomForNewcomers, of: capacity)
        guard pools[Standing.answered.rawValue].count < most else { return }
        move(name, to: .answered)
    }

    /// Nobody answered where it is said to be. One that was early keeps its place: there are devices that answer by
    /// multicast only.
    mutating func ignored(_ name: DomainName) {
        guard let member = members[name] else { return }
        stopAsking(name, member)
        members[name]?.wasIgnored = true
        if member.standing != .answered { move(name, to: member.isEarly ? .early : .silent) }
    }

    /// Its name was said again. Whether it may be told of from now on, and might not before.
    mutating func heardAgain(_ name: DomainName) -> Bool {
        guard let member = members[name], member.isPending, member.wasIgnored else { return false }
        // It may wait to be asked again, and those that wait are counted by whether they are told of.
        let isWaiting = unasked.contains(name)
        stopAsking(name, member)
        if isWaiting { unasked.set(name, turn(of: member)) }
        members[name]?.isPending = false
        return true
    }

    private mutating func move(_ name: DomainName, to standing: Standing) {
        guard let member = members[name], member.standing != standing else { return }
        pools[member.standing.rawValue].remove(name, from: member.source)
        members[name]?.standing = standing
        pools[standing.rawValue].add(name, from: member.source, number: member.number)
    }
}
