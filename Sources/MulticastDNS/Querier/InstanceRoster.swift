/// Which instances of one link are kept, when there are more than have room.
///
/// What has been resolved stays. Room for a new one is made by the oldest of those that were never resolved, of the
/// source that has brought most of them: a flood of invented names pushes out itself. Where all are resolved, the
/// source with the most gives way with its youngest, but only to a source that has at least two fewer: so no single
/// host can fill the roster, and none whose devices were there first loses them to another that is no better.
struct InstanceRoster: Sendable {
    enum Admission: Equatable, Sendable {
        /// There already.
        case known
        case added
        /// There is room for it because this one has to go.
        case replaces(DomainName)
        case refused
    }

    private struct Member: Sendable {
        let source: IPAddress
        /// Rises by one with each.
        let number: Int
        var isResolved = false
    }

    /// One source's instances: the oldest of those that are not resolved, and the youngest of the others, come first.
    private struct Share: Sendable {
        var unresolved = IndexedHeap<DomainName, Int>()
        var resolved = IndexedHeap<DomainName, Int>()
        var count: Int { unresolved.count + resolved.count }
    }

    private let capacity: Int
    private var members: [DomainName: Member] = [:]
    private var shares: [IPAddress: Share] = [:]
    /// The one with the most first.
    private var byUnresolved = IndexedHeap<IPAddress, Int>()
    private var byCount = IndexedHeap<IPAddress, Int>()
    private var nextNumber = 0

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    var count: Int { members.count }
    var names: [DomainName] { Array(members.keys) }

    func contains(_ name: DomainName) -> Bool { members[name] != nil }

    /// What is to be replaced is out of the roster already.
    mutating func admit(_ name: DomainName, from source: IPAddress) -> Admission {
        guard members[name] == nil else { return .known }
        var victim: DomainName?
        if members.count >= capacity {
            guard let found = self.victim(for: source) else { return .refused }
            remove(found)
            victim = found
        }
        let member = Member(source: source, number: nextNumber)
        nextNumber += 1
        members[name] = member
        place(name, member)
        return victim.map(Admission.replaces) ?? .added
    }

    private func victim(for source: IPAddress) -> DomainName? {
        if let most = byUnresolved.first, most.order < 0 { return shares[most.key]?.unresolved.first?.key }
        guard let most = byCount.first, -most.order >= (shares[source]?.count ?? 0) + 2 else { return nil }
        return shares[most.key]?.resolved.first?.key
    }

    mutating func mark(_ name: DomainName, isResolved: Bool) {
        guard var member = members[name], member.isResolved != isResolved else { return }
        member.isResolved = isResolved
        members[name] = member
        place(name, member)
    }

    mutating func remove(_ name: DomainName) {
        guard let member = members.removeValue(forKey: name) else { return }
        shares[member.source]?.unresolved.remove(name)
        shares[member.source]?.resolved.remove(name)
        settle(member.source)
    }

    private mutating func place(_ name: DomainName, _ member: Member) {
        var share = shares.removeValue(forKey: member.source) ?? Share()
        share.unresolved.remove(name)
        share.resolved.remove(name)
        if member.isResolved {
            share.resolved.set(name, -member.number)
        } else {
            share.unresolved.set(name, member.number)
        }
        shares[member.source] = share
        settle(member.source)
    }

    private mutating func settle(_ source: IPAddress) {
        guard let share = shares[source], share.count > 0 else {
            shares[source] = nil
            byUnresolved.remove(source)
            return byCount.remove(source)
        }
        byUnresolved.set(source, -share.unresolved.count)
        byCount.set(source, -share.count)
    }
}
