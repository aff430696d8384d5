/// Decides which instances of one link are kept if there are too many.
///
/// A new instance is admitted unless all others have answered, and the one with the least evidence is evicted. Names
/// and source addresses can be forged; only a host at the announced address can answer a direct question. On a crowded
/// link each instance is therefore asked: first those that are heard again, then the newest, which are evicted next.
/// Within each group, instances whose source has announced the fewest come first, so that a source of forged names
/// delays no others. On a crowded link, a new instance is reported when it has answered, or if it has not, when it is
/// heard again.
struct InstanceRoster: Sendable {
    enum Admission: Equatable, Sendable {
        case known
        case added
        /// The instance was added, and this one was evicted.
        case replaces(DomainName)
        case refused
    }

    /// The evidence for an instance. Those with the least evidence are evicted first.
    enum Standing: Int, CaseIterable, Sendable {
        /// Only its name is known.
        case named
        /// It arrived on a crowded link and did not answer at its announced location.
        case silent
        /// It is resolved.
        case told
        /// It is resolved, and was there before the link was crowded.
        case early
        /// Its host answered a direct question, or the device proved its identity.
        case answered
    }

    private struct Member: Sendable {
        let source: IPAddress
        /// Increases with each instance.
        let number: Int
        let isEarly: Bool
        let isReturning: Bool
        var standing = Standing.named
        /// Whether it is not reported yet.
        var isPending: Bool
        var wasAsked = false
        /// Whether it did not answer.
        var wasIgnored = false
    }

    /// The position of an instance in the order of direct questions.
    private struct Turn: Comparable, Sendable {
        let group: Int
        /// The number of instances from its source when it was queued.
        let share: Int
        let number: Int

        static func < (left: Self, right: Self) -> Bool {
            (left.group, left.share, left.number) < (right.group, right.share, right.number)
        }
    }

    private let capacity: Int
    private var members: [DomainName: Member] = [:]
    private var pools = Standing.allCases.map { RosterPool(isYoungestFirst: $0.rawValue >= Standing.early.rawValue) }
    /// The instances to be asked directly, in order.
    private var unasked = IndexedHeap<DomainName, Turn>()
    /// The number of these that are not reported yet.
    private var pendingUnasked = 0
    /// Whether the link was crowded and has not become quiet since. Unlike `isCrowded`, it does not change with each
    /// instance that comes or goes.
    private var wasCrowded = false
    /// Whether `wasCrowded` has become true since the last `takeCrowding`.
    private var becameCrowded = false
    private var departed = DepartedNames(capacity: DiscoveryLimits.mostDeparted)
    private var nextNumber = 0

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    var count: Int { members.count }
    var names: [DomainName] { Array(members.keys) }
    /// Whether there are so many instances that some may be forged.
    var isCrowded: Bool { members.count > Self.part(DiscoveryLimits.quietInstances, of: capacity) }

    func contains(_ name: DomainName) -> Bool { members[name] != nil }
    func standing(of name: DomainName) -> Standing? { members[name]?.standing }
    /// Whether the instance may be reported.
    func isShown(_ name: DomainName) -> Bool { members[name].map { !$0.isPending } ?? false }
    /// Whether the instance has answered a direct question, or has not ignored one on a link that is not crowded.
    func seemsReal(_ name: DomainName) -> Bool {
        guard let member = members[name] else { return false }
        return member.standing == .answered || (!wasCrowded && !member.wasIgnored)
    }
    /// Whether an instance of this source has answered.
    func isTrusted(_ source: IPAddress) -> Bool { pools[Standing.answered.rawValue].share(of: source) > 0 }

    private static func part(_ limit: Int, of capacity: Int) -> Int {
        limit * capacity / DiscoveryLimits.mostInstances
    }

    // MARK: Adding and removing

    /// Admits an instance. If another one has to be evicted for it, that one is removed first.
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
        if isCrowded, !wasCrowded { (wasCrowded, becameCrowded) = (true, true) }
        pools[Standing.named.rawValue].add(name, from: source, number: member.number)
        return victim.map(Admission.replaces) ?? .added
    }

    private func victim(for source: IPAddress) -> DomainName? {
        for standing in Standing.allCases where standing != .answered {
            if let next = pools[standing.rawValue].next { return next.name }
        }
        // An instance that has answered is only evicted if its source has at least two more than the new one's.
        let answered = pools[Standing.answered.rawValue]
        guard let next = answered.next, next.share >= answered.share(of: source) + 2 else { return nil }
        return next.name
    }

    mutating func remove(_ name: DomainName) {
        guard let member = members.removeValue(forKey: name) else { return }
        if members.count <= Self.part(DiscoveryLimits.quietInstances, of: capacity) / 2 { wasCrowded = false }
        pools[member.standing.rawValue].remove(name, from: member.source)
        stopAsking(name, member)
    }

    /// Returns the instances that were reported as present and now have to answer, once after the link has become
    /// crowded.
    mutating func takeCrowding() -> [DomainName] {
        guard becameCrowded else { return [] }
        becameCrowded = false
        return members.filter { !$0.value.isPending && $0.value.standing != .answered }.map(\.key)
    }

    // MARK: Changes of one instance

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

    /// Returning instances come first, then those that may be evicted or are not reported yet, the newest first, then
    /// the others in order of arrival. In each group, those whose source has the fewest come first.
    ///
    /// An early instance that is not reported yet belongs to the second group: a flood would delay it forever in the
    /// last one.
    private func turn(of member: Member) -> Turn {
        let share = pools.reduce(0) { $0 + $1.share(of: member.source) }
        if member.isReturning { return Turn(group: 0, share: share, number: -member.number) }
        if member.isEarly, !member.isPending { return Turn(group: 2, share: share, number: member.number) }
        return Turn(group: 1, share: share, number: -member.number)
    }

    /// Returns the next instance to ask directly, or nil if there is none or the link is not crowded.
    mutating func takeUnasked() -> DomainName? {
        guard hasUnasked, let name = unasked.first?.key, let member = members[name] else { return nil }
        stopAsking(name, member)
        members[name]?.wasAsked = true
        return name
    }

    /// Instances that are not reported yet are asked even after the link is no longer crowded.
    var hasUnasked: Bool { !unasked.isEmpty && (isCrowded || pendingUnasked > 0) }

    mutating func answered(_ name: DomainName) {
        guard let member = members[name] else { return }
        stopAsking(name, member)
        members[name]?.isPending = false
        let most = capacity - Self.part(DiscoveryLimits.roomForNewcomers, of: capacity)
        guard pools[Standing.answered.rawValue].count < most else { return }
        move(name, to: .answered)
    }

    /// Handles a missing answer. An early instance keeps its place, since some devices answer by multicast only.
    mutating func ignored(_ name: DomainName) {
        guard let member = members[name] else { return }
        stopAsking(name, member)
        members[name]?.wasIgnored = true
        if member.standing != .answered { move(name, to: member.isEarly ? .early : .silent) }
    }

    /// Handles a repeated name. Returns whether the instance may be reported from now on, but could not before.
    mutating func heardAgain(_ name: DomainName) -> Bool {
        guard let member = members[name], member.isPending, member.wasIgnored else { return false }
        // It may be queued for another question, and the count of pending ones in the queue has to be updated.
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
