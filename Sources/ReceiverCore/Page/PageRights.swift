import CastWire

/// The places on this machine that the page's requests may reach.
///
/// A right is withdrawn as soon as a command comes that does not have it. It is granted only when the page has ended
/// its current media for the command that has it: until then, another sender's media may still run.
struct PageRights: Sendable, Equatable {
    /// What the page is granted once it has reported that it has seen a line.
    enum Grant: Sendable, Equatable {
        case film(Set<LocalPlace>)
        case lookup(AdLookupID, Set<LocalPlace>)
    }

    private var film: Set<LocalPlace> = []
    private var lookups: [AdLookupID: Set<LocalPlace>] = [:]

    var places: Set<LocalPlace> { lookups.values.reduce(film) { $0.union($1) } }

    func policy(_ machine: MachineAddresses) -> LoadPolicy { LoadPolicy(places: places, machine: machine) }

    func has(_ grant: Grant) -> Bool {
        switch grant {
        case .film(let wanted): wanted.isSubset(of: film)
        case .lookup(_, let wanted): wanted.isSubset(of: places)
        }
    }

    mutating func give(_ grant: Grant) {
        switch grant {
        case .film(let places): film = places
        case .lookup(let id, let places): lookups[id] = places
        }
    }

    mutating func lower(for item: MediaItem, _ machine: MachineAddresses) {
        film.formIntersection(item.places.filter { $0.isHere(machine) })
        if !item.senderIsLoopback { lookups = [:] }
    }

    mutating func lower(for lookup: AdLookup) {
        if !lookup.senderIsLoopback { self = PageRights() }
    }

    mutating func answered(_ id: AdLookupID) { lookups[id] = nil }
}
