extension RecordCache {
    /// The instances that valid pointers of the type name.
    func instances(of type: ServiceType) -> [DomainName] {
        valid(RecordKey(name: type.queryName, type: .ptr)).compactMap { entry in
            if case .ptr(let target) = entry.data { target } else { nil }
        }
    }

    /// The newest usable location; port 0 and the root as a target mean that nothing is served (RFC 2782).
    func location(of instance: DomainName) -> ServiceLocation? { newestLocation(of: instance)?.location }

    func newestLocation(of instance: DomainName) -> (location: ServiceLocation, received: ContinuousClock.Instant)? {
        guard let entry = valid(RecordKey(name: instance, type: .srv)).last, case .srv(let location) = entry.data,
            location.port != 0, !location.target.labels.isEmpty
        else { return nil }
        return (location, entry.received)
    }

    func text(of instance: DomainName) -> TextRecord? {
        guard let entry = valid(RecordKey(name: instance, type: .txt)).last, case .txt(let text) = entry.data
        else { return nil }
        return text
    }

    func addresses(of host: DomainName) -> [IPAddress] {
        [RecordType.a, .aaaa].flatMap { valid(RecordKey(name: host, type: $0)) }.compactMap(\.data.address)
    }
}

extension MulticastDNSQuerier {
    /// After any change: drops what nobody needs, asks for what is missing, tells what changed.
    mutating func settle(at now: ContinuousClock.Instant) {
        for interface in links.keys.sorted() {
            prune(interface)
            reschedule(on: interface, at: now)
        }
        for id in browses.keys.sorted() { publish(id) }
    }

    private mutating func prune(_ interface: InterfaceIndex) {
        guard let cache = links[interface]?.cache else { return }
        let queries = Set(browses.values.map(\.type.queryName))
        let instances = Set(browses.values.flatMap { cache.instances(of: $0.type) })
        let hosts = Set(instances.compactMap { cache.location(of: $0)?.target })
        links[interface]?.cache.keep { key in
            switch key.type {
            case .ptr: queries.contains(key.name)
            case .srv, .txt: instances.contains(key.name)
            case .nsec: instances.contains(key.name) || hosts.contains(key.name)
            default: hosts.contains(key.name)
            }
        }
    }

    private mutating func publish(_ id: BrowseID) {
        guard let browse = browses[id] else { return }
        var current: [DomainName: ServiceInstance] = [:]
        for name in Set(links.values.flatMap { $0.cache.instances(of: browse.type) }) {
            current[name] = resolve(name)
        }
        for name in Set(browse.known.keys).union(current.keys).sorted() {
            switch (browse.known[name], current[name]) {
            case (nil, let new?): outputs.append(.event(id, .found(new)))
            case (let old?, nil): outputs.append(.event(id, .removed(old)))
            case (let old?, let new?) where old != new: outputs.append(.event(id, .updated(new)))
            default: break
            }
        }
        browses[id]?.known = current
        browses[id]?.announced = browse.announced.filter { current[$0.key] != nil }
    }

    /// One instance from what every link says of it. Where links disagree on host or port, the newest is right and the
    /// addresses of the others are left out.
    private func resolve(_ name: DomainName) -> ServiceInstance? {
        let said = links.compactMap { interface, link in
            link.cache.newestLocation(of: name).map { (interface: interface, cache: link.cache, found: $0) }
        }.sorted { ($0.found.received, $1.interface) > ($1.found.received, $0.interface) }
        guard let newest = said.first, let text = said.lazy.compactMap({ $0.cache.text(of: name) }).first
        else { return nil }
        let location = newest.found.location
        let addresses = said.filter { $0.found.location == location }.flatMap { source in
            source.cache.addresses(of: location.target).map { ServiceAddress($0, interface: source.interface) }
        }
        guard !addresses.isEmpty else { return nil }
        return ServiceInstance(
            fullName: name, host: location.target, port: location.port, text: text, addresses: addresses.sorted())
    }
}
