/// An interface of one of our objects: methods, properties and signals, as introspection shows them.
package struct DBusInterface: Hashable, Sendable {
    package var name: String
    package var methods: [DBusMethod]
    package var properties: [DBusProperty]
    package var signals: [DBusSignalDescription]

    package init(
        _ name: String, methods: [DBusMethod] = [], properties: [DBusProperty] = [],
        signals: [DBusSignalDescription] = []
    ) {
        self.name = name
        self.methods = methods
        self.properties = properties
        self.signals = signals
    }

    package func method(_ name: String) -> DBusMethod? { methods.first { $0.name == name } }

    package func property(_ name: String) -> DBusProperty? { properties.first { $0.name == name } }
}

/// An argument of a method or a signal: one complete type.
package struct DBusArgument: Hashable, Sendable {
    package var name: String
    package var type: DBusSignature

    package init(_ name: String, _ type: DBusSignature) {
        self.name = name
        self.type = type
    }
}

package struct DBusMethod: Hashable, Sendable {
    package var name: String
    package var takes: [DBusArgument]
    package var gives: [DBusArgument]

    package init(_ name: String, takes: [DBusArgument] = [], gives: [DBusArgument] = []) {
        self.name = name
        self.takes = takes
        self.gives = gives
    }
}

package struct DBusSignalDescription: Hashable, Sendable {
    package var name: String
    package var arguments: [DBusArgument]

    package init(_ name: String, _ arguments: [DBusArgument] = []) {
        self.name = name
        self.arguments = arguments
    }
}

package struct DBusProperty: Hashable, Sendable {
    package enum Access: String, Hashable, Sendable {
        case read
        case write
        case readWrite = "readwrite"
    }

    /// How a change of the value is announced, in the words of the annotation EmitsChangedSignal.
    package enum Change: String, Hashable, Sendable {
        /// PropertiesChanged, with the value.
        case emits = "true"
        /// PropertiesChanged, with only the name.
        case invalidates
        /// The value never changes.
        case const
        /// Changes are not announced.
        case silent = "false"
    }

    package var name: String
    package var type: DBusSignature
    package var access: Access
    package var change: Change
    /// Whether the object's owner is asked for the value each time, since it changes by itself, such as a clock.
    package var isAsked: Bool
    /// Whether only the newest of several settings matters.
    package var newestCounts: Bool

    package init(
        _ name: String, _ type: DBusSignature, access: Access = .read, change: Change = .emits, isAsked: Bool = false,
        newestCounts: Bool = false
    ) {
        self.name = name
        self.type = type
        self.access = access
        self.change = change
        self.isAsked = isAsked
        self.newestCounts = newestCounts
    }
}
