import CastWire

extension TextTrackStyle {
    /// Reads a page's words as in ``StyleForm``; a missing or null value is left to the device.
    init(form: CommandFields) throws(CommandFault) {
        self.init()
        foregroundColor = try Self.color("foregroundColor", form)
        backgroundColor = try Self.color("backgroundColor", form)
        edgeColor = try Self.color("edgeColor", form)
        windowColor = try Self.color("windowColor", form)
        edgeType = try Self.word("edgeType", form, StyleForm.edgeTypes) ?? .unknown
        windowType = try Self.word("windowType", form, StyleForm.windowTypes) ?? .unknown
        fontGenericFamily = try Self.word("fontGenericFamily", form, StyleForm.genericFamilies) ?? .unknown
        fontStyle = try Self.word("fontStyle", form, StyleForm.fontStyles) ?? .unknown
        fontScale = try form.optionalNumber("fontScale", 0.25...10)
        fontFamily = try form.optionalText("fontFamily", most: 128)
    }

    private static func color(_ name: String, _ form: CommandFields) throws(CommandFault) -> Color? {
        guard let text = try form.optionalText(name, most: 9) else { return nil }
        guard let color = Color(cssString: text) else {
            throw CommandFault("\(name) is to be a colour like #RRGGBBAA.")
        }
        return color
    }

    private static func word<Value>(
        _ name: String, _ form: CommandFields, _ words: StyleForm.Words<Value>
    ) throws(CommandFault) -> Value? {
        guard let text = try form.optionalText(name, most: 32) else { return nil }
        guard let found = words.first(where: { $0.word == text }) else {
            throw CommandFault("\(name) is to be \(words.map { $0.word }.joined(separator: ", ")).")
        }
        return found.value
    }
}
