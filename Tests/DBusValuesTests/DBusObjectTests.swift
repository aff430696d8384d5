import Testing

@testable import DBusValues

@Suite("D-Bus objects that are served")
struct DBusObjectTests {
    private static let lamp = DBusInterface(
        "org.example.Lamp",
        methods: [DBusMethod("Blink", takes: [DBusArgument("Times", "u")], gives: [DBusArgument("Done", "b")])],
        properties: [
            DBusProperty("Level", "d", access: .readWrite), DBusProperty("Name", "s"),
            DBusProperty("Age", "x", change: .silent, isAsked: true),
            DBusProperty("Picture", "s", change: .invalidates), DBusProperty("Key", "s", access: .write),
        ],
        signals: [DBusSignalDescription("Blinked", [DBusArgument("Times", "u")])])

    private let object = DBusObject(
        [lamp], values: ["org.example.Lamp": ["Level": .double(1), "Name": .string("A"), "Age": .int64(3)]])

    private func answer(_ interface: String?, _ member: String, _ arguments: DBusValue...) -> DBusAnswer {
        object.answer(DBusRequest(sender: ":1.1", interface: interface, member: member, arguments))
    }

    private func property(_ member: String, _ name: String, _ value: DBusValue? = nil) -> DBusAnswer {
        var arguments: [DBusValue] = [.string("org.example.Lamp"), .string(name)]
        if let value { arguments.append(.variant(value)) }
        return object.answer(
            DBusRequest(sender: ":1.1", interface: "org.freedesktop.DBus.Properties", member: member, arguments))
    }

    private func error(_ answer: DBusAnswer) -> String? {
        guard case .error(let error) = answer else { return nil }
        return error.name.split(separator: ".").last.map(String.init)
    }

    @Test func aCallOfTheRightTypesIsForWhoeverServes() {
        let wish = DBusWish.call(interface: "org.example.Lamp", member: "Blink", arguments: [.uint32(2)])
        #expect(answer("org.example.Lamp", "Blink", .uint32(2)) == .ask(wish, gives: ["b"]))
        #expect(answer(nil, "Blink", .uint32(2)) == .ask(wish, gives: ["b"]))
    }

    @Test func whatIsWrongIsAnsweredWithItsError() {
        #expect(error(answer("org.example.Lamp", "Blink", .string("2"))) == "InvalidArgs")
        #expect(error(answer("org.example.Lamp", "Blink")) == "InvalidArgs")
        #expect(error(answer("org.example.Lamp", "Burn")) == "UnknownMethod")
        #expect(error(answer("org.example.Oven", "Blink", .uint32(2))) == "UnknownInterface")
        #expect(error(property("Get", "Colour")) == "UnknownProperty")
        #expect(error(property("Get", "Key")) == "AccessDenied")
        #expect(error(property("Get", "Picture")) == "UnknownProperty")
        #expect(error(property("Set", "Name", .string("B"))) == "PropertyReadOnly")
        #expect(error(property("Set", "Level", .string("B"))) == "InvalidArgs")
        #expect(error(answer("org.freedesktop.DBus.Properties", "GetAll", .string("org.x.Y"))) == "UnknownInterface")
    }

    @Test func keptValuesAreReadAndAskedOnesAreAsked() {
        #expect(property("Get", "Level") == .reply([.variant(.double(1))]))
        #expect(property("Get", "Age") == .ask(.read(interface: "org.example.Lamp", property: "Age"), gives: ["v"]))
        let all = answer("org.freedesktop.DBus.Properties", "GetAll", .string("org.example.Lamp"))
        guard case .ask(let wish, _) = all else {
            Issue.record("\(all)")
            return
        }
        #expect(
            wish.reply(reading: ["Age": .int64(4)])
                == [.properties(["Level": .double(1), "Name": .string("A"), "Age": .int64(4)])])
        #expect(
            property("Set", "Level", .double(0.5))
                == .ask(.set(interface: "org.example.Lamp", property: "Level", value: .double(0.5)), gives: []))
    }

    @Test func onlyWhatIsAnotherValueIsToldAtOnce() {
        var object = object
        let change = object.set(
            [
                "Level": .double(1), "Name": .string("B"), "Picture": .string("p"), "Age": .int64(9),
                "Nothing": .bool(true),
            ],
            of: "org.example.Lamp")
        #expect(
            change
                == DBusPropertiesChange(
                    interface: "org.example.Lamp", changed: ["Name": .string("B")], invalidated: ["Picture"]))
        let same = object.set(["Name": .string("B")], of: "org.example.Lamp")
        let wrong = object.set(["Name": .bool(true)], of: "org.example.Lamp")
        #expect(same == nil && wrong == nil)
        #expect(object.value("Name", of: "org.example.Lamp") == .string("B"))
    }

    @Test func whatHasNoValueAnyMoreIsToldWithoutOneAndCannotBeRead() {
        var object = object
        let change = object.set([:], removing: ["Name", "Nothing"], of: "org.example.Lamp")
        #expect(change == DBusPropertiesChange(interface: "org.example.Lamp", changed: [:], invalidated: ["Name"]))
        #expect(object.value("Name", of: "org.example.Lamp") == nil)
        let again = object.set([:], removing: ["Name"], of: "org.example.Lamp")
        #expect(again == nil)
        // What is given a value has one.
        let back = object.set(["Name": .string("A")], removing: ["Name"], of: "org.example.Lamp")
        #expect(back == DBusPropertiesChange(interface: "org.example.Lamp", changed: ["Name": .string("A")]))
    }

    @Test func introspectionNamesEverything() throws {
        guard case .reply(let values) = answer("org.freedesktop.DBus.Introspectable", "Introspect") else {
            Issue.record("no answer")
            return
        }
        let xml = try #require(values.first?.stringValue)
        for line in [
            #"<interface name="org.example.Lamp">"#, #"<arg name="Times" type="u" direction="in"/>"#,
            #"<property name="Level" type="d" access="readwrite"/>"#, #"<signal name="Blinked">"#,
            #"<annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>"#,
        ] {
            #expect(xml.contains(line), "\(line)")
        }
        #expect(DBusIntrospection.xml([DBusInterface("a<\"&")]).contains("a&lt;&quot;&amp;"))
    }

    @Test func ofTenThousandSettingsOneRunsAndTheNewestWaits() {
        var settings = DBusNewestSettings<String>()
        #expect(settings.submit("Level", call: 0) == .run)
        #expect(settings.submit("Level", call: 1) == .wait(overtaken: nil))
        for call in UInt64(2)..<10_000 { #expect(settings.submit("Level", call: call) == .wait(overtaken: call - 1)) }
        #expect(settings.submit("Other", call: 10_000) == .run)
        #expect(settings.ended("Level") == 9_999)
        #expect(settings.ended("Level") == nil)
        #expect(settings.submit("Level", call: 10_001) == .run)
    }

    @Test func oneSenderDoesNotTakeTheOthersPlaces() {
        var table = DBusCallTable()
        func admitted(_ sender: (Int) -> String) -> Int { (0..<1000).filter { table.admit(sender($0)) }.count }
        #expect(admitted { _ in ":1.1" } == DBusCallTable.limitOfSender)
        table.finished(":1.1")
        #expect(admitted { _ in ":1.1" } == 1)
        #expect(admitted { ":2.\($0)" } == DBusCallTable.limit - DBusCallTable.limitOfSender)
        #expect(table.count == DBusCallTable.limit)
    }
}
