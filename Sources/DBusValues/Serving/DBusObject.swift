/// How to answer a received call.
package enum DBusAnswer: Hashable, Sendable {
    case reply([DBusValue])
    case error(DBusErrorReply)
    /// The object's owner has to answer with values of these types.
    case ask(DBusWish, gives: [DBusSignature])
}

/// Changed values of one interface, for PropertiesChanged.
package struct DBusPropertiesChange: Hashable, Sendable {
    package var interface: String
    package var changed: [String: DBusValue]
    package var invalidated: [String]

    package init(interface: String, changed: [String: DBusValue], invalidated: [String] = []) {
        self.interface = interface
        self.changed = changed
        self.invalidated = invalidated
    }

    /// The signal's arguments.
    package var arguments: [DBusValue] { [.string(interface), .properties(changed), .strings(invalidated)] }
}

/// An object that we serve, with its interfaces and property values. It answers invalid calls and reads of stored
/// values by itself; the other calls go to the object's owner. The library handles Peer.
package struct DBusObject: Sendable {
    package let interfaces: [DBusInterface]
    private var values: [String: [String: DBusValue]] = [:]

    /// - Parameter values: the stored values, by interface and property. Others and those of another type are ignored.
    package init(_ interfaces: [DBusInterface], values: [String: [String: DBusValue]] = [:]) {
        self.interfaces = interfaces
        for (interface, values) in values { _ = set(values, of: interface) }
    }

    package func value(_ property: String, of interface: String) -> DBusValue? { values[interface]?[property] }

    /// Stores new property values. Values of other properties or types are ignored.
    ///
    /// - Parameter removed: properties that no longer have a value. They are announced without a value, even if changes
    ///   are usually announced with it; readers then get an error.
    /// - Returns: the changes to announce; nil for none.
    package mutating func set(
        _ new: [String: DBusValue], removing removed: Set<String> = [], of interface: String
    ) -> DBusPropertiesChange? {
        guard let described = description(of: interface) else { return nil }
        var change = DBusPropertiesChange(interface: interface, changed: [:])
        for property in described.properties where !property.isAsked {
            guard let value = new[property.name], value.type == property.type,
                values[interface]?[property.name] != value
            else { continue }
            values[interface, default: [:]][property.name] = value
            switch property.change {
            case .emits: change.changed[property.name] = value
            case .invalidates: change.invalidated.append(property.name)
            case .const, .silent: break
            }
        }
        for property in described.properties where removed.contains(property.name) && new[property.name] == nil {
            guard values[interface]?.removeValue(forKey: property.name) != nil else { continue }
            if property.change != .silent { change.invalidated.append(property.name) }
        }
        return change.changed.isEmpty && change.invalidated.isEmpty ? nil : change
    }

    /// Whether the wish sets a property for which only the newest value matters.
    package func newestCounts(_ wish: DBusWish) -> Bool {
        guard case .set(let interface, let property, _) = wish else { return false }
        return description(of: interface)?.property(property)?.newestCounts ?? false
    }

    // MARK: - Calls

    /// - Parameter children: the last path elements of the objects directly below, for introspection.
    package func answer(_ request: DBusRequest, children: [String] = []) -> DBusAnswer {
        let candidates = DBusIntrospection.standard + interfaces
        let named = candidates.filter { request.interface == nil || $0.name == request.interface }
        guard !named.isEmpty else {
            return .error(.unknownInterface("There is no interface \(request.interface ?? "") here."))
        }
        for interface in named {
            guard let method = interface.method(request.member) else { continue }
            guard request.arguments.map(\.type) == method.takes.map(\.type) else {
                let wanted = method.takes.map(\.type.text).joined()
                return .error(.invalidArguments("\(method.name) takes the types \"\(wanted)\"."))
            }
            return answer(request, interface: interface.name, method: method, children: children)
        }
        return .error(.unknownMethod("There is no method \(request.member) here."))
    }

    private func answer(
        _ request: DBusRequest, interface: String, method: DBusMethod, children: [String]
    ) -> DBusAnswer {
        let names = request.arguments.prefix(2).map { $0.stringValue ?? "" }
        switch (interface, method.name) {
        case ("org.freedesktop.DBus.Introspectable", _):
            return .reply([.string(DBusIntrospection.xml(interfaces, children: children))])
        case ("org.freedesktop.DBus.Properties", "Get"):
            return get(names[1], of: names[0])
        case ("org.freedesktop.DBus.Properties", "GetAll"):
            return all(of: names[0])
        case ("org.freedesktop.DBus.Properties", _):
            return setting(names[1], of: names[0], to: request.arguments[2])
        case ("org.freedesktop.DBus.Peer", _):
            return .error(.unknownMethod("There is no method \(method.name) here."))
        default:
            let wish = DBusWish.call(interface: interface, member: method.name, arguments: request.arguments)
            return .ask(wish, gives: method.gives.map(\.type))
        }
    }

    private func get(_ name: String, of interface: String) -> DBusAnswer {
        switch property(name, of: interface) {
        case .failure(let error): return .error(error)
        case .success(let property) where property.access == .write:
            return .error(.accessDenied("\(name) can't be read."))
        case .success(let property) where property.isAsked:
            return .ask(.read(interface: interface, property: name), gives: ["v"])
        case .success:
            guard let value = values[interface]?[name] else {
                return .error(.unknownProperty("\(name) has no value now."))
            }
            return .reply([.variant(value)])
        }
    }

    private func all(of interface: String) -> DBusAnswer {
        guard let described = description(of: interface) else {
            return isStandard(interface) ? .reply([.properties([:])]) : .error(unknown(interface))
        }
        let readable = described.properties.filter { $0.access != .write }
        let names = Set(readable.map(\.name))
        let kept = (values[interface] ?? [:]).filter { names.contains($0.key) }
        guard readable.contains(where: \.isAsked) else { return .reply([.properties(kept)]) }
        return .ask(.readAll(interface: interface, kept: kept), gives: ["a{sv}"])
    }

    private func setting(_ name: String, of interface: String, to value: DBusValue) -> DBusAnswer {
        guard case .variant(let value) = value else { return .error(.invalidArguments("A value is a variant.")) }
        switch property(name, of: interface) {
        case .failure(let error): return .error(error)
        case .success(let property) where property.access == .read:
            return .error(.propertyReadOnly("\(name) can't be set."))
        case .success(let property) where property.type != value.type:
            return .error(.invalidArguments("\(name) has the type \"\(property.type)\", and not \"\(value.type)\"."))
        case .success:
            return .ask(.set(interface: interface, property: name, value: value), gives: [])
        }
    }

    private func property(_ name: String, of interface: String) -> Result<DBusProperty, DBusErrorReply> {
        guard let described = description(of: interface) else {
            // The standard interfaces exist, but have no properties.
            guard isStandard(interface) else { return .failure(unknown(interface)) }
            return .failure(.unknownProperty("There is no property \(name) of \(interface) here."))
        }
        guard let property = described.property(name) else {
            return .failure(.unknownProperty("There is no property \(name) of \(interface) here."))
        }
        return .success(property)
    }

    private func unknown(_ interface: String) -> DBusErrorReply {
        .unknownInterface("There is no interface \(interface) here.")
    }

    private func description(of interface: String) -> DBusInterface? { interfaces.first { $0.name == interface } }

    private func isStandard(_ interface: String) -> Bool {
        DBusIntrospection.standard.contains { $0.name == interface }
    }
}
