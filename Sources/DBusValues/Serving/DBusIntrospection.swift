/// An object in the D-Bus specification's "Introspection Data Format".
enum DBusIntrospection {
    /// - Parameter children: the last path elements of the objects directly below.
    static func xml(_ interfaces: [DBusInterface], children: [String] = []) -> String {
        var lines = [
            #"<!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN""#,
            #" "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">"#,
            "<node>",
        ]
        lines += (standard + interfaces).flatMap(lines(of:))
        lines += children.map { #"  <node name="\#(escaped($0))"/>"# }
        return (lines + ["</node>", ""]).joined(separator: "\n")
    }

    /// The interfaces of every object. The library answers to Peer, and `DBusObject` to the others.
    static let standard = [
        DBusInterface(
            "org.freedesktop.DBus.Peer",
            methods: [DBusMethod("Ping"), DBusMethod("GetMachineId", gives: [DBusArgument("machine_uuid", "s")])]),
        DBusInterface(
            "org.freedesktop.DBus.Introspectable",
            methods: [DBusMethod("Introspect", gives: [DBusArgument("xml_data", "s")])]),
        DBusInterface(
            "org.freedesktop.DBus.Properties",
            methods: [
                DBusMethod(
                    "Get", takes: [DBusArgument("interface_name", "s"), DBusArgument("property_name", "s")],
                    gives: [DBusArgument("value", "v")]),
                DBusMethod(
                    "GetAll", takes: [DBusArgument("interface_name", "s")], gives: [DBusArgument("props", "a{sv}")]),
                DBusMethod(
                    "Set",
                    takes: [
                        DBusArgument("interface_name", "s"), DBusArgument("property_name", "s"),
                        DBusArgument("value", "v"),
                    ]),
            ],
            signals: [
                DBusSignalDescription(
                    "PropertiesChanged",
                    [
                        DBusArgument("interface_name", "s"), DBusArgument("changed_properties", "a{sv}"),
                        DBusArgument("invalidated_properties", "as"),
                    ])
            ]),
    ]

    private static func lines(of interface: DBusInterface) -> [String] {
        var members: [String] = []
        for method in interface.methods {
            let arguments = method.takes.map { argument($0, "in") } + method.gives.map { argument($0, "out") }
            members += element("method", method.name, inner: arguments)
        }
        for signal in interface.signals {
            members += element("signal", signal.name, inner: signal.arguments.map { argument($0, nil) })
        }
        for property in interface.properties { members += lines(of: property) }
        return [#"  <interface name="\#(escaped(interface.name))">"#] + members + ["  </interface>"]
    }

    private static func lines(of property: DBusProperty) -> [String] {
        let attributes = #" type="\#(property.type)" access="\#(property.access.rawValue)""#
        // "true" is the default.
        guard property.change != .emits else {
            return element("property", property.name, attributes: attributes, inner: [])
        }
        let annotation =
            #"<annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="\#(property.change.rawValue)"/>"#
        return element("property", property.name, attributes: attributes, inner: [annotation])
    }

    private static func argument(_ argument: DBusArgument, _ direction: String?) -> String {
        let direction = direction.map { #" direction="\#($0)""# } ?? ""
        return #"<arg name="\#(escaped(argument.name))" type="\#(argument.type)"\#(direction)/>"#
    }

    private static func element(
        _ kind: String, _ name: String, attributes: String = "", inner: [String]
    ) -> [String] {
        let start = #"    <\#(kind) name="\#(escaped(name))"\#(attributes)"#
        guard !inner.isEmpty else { return [start + "/>"] }
        return [start + ">"] + inner.map { "      " + $0 } + ["    </\(kind)>"]
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
