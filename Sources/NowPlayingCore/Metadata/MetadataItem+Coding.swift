/// An item is encoded as an object with those of its values that are set.
///
/// Its keys are `identifier`, `text` or `data` (bytes as numbers), `dataType` and `extendedLanguageTag`.
extension MetadataItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case identifier, text, data, dataType, extendedLanguageTag
    }

    /// Decodes an item.
    ///
    /// - Throws: if there is no identifier, or neither text nor data.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decodeIfPresent(String.self, forKey: .text)
        self.init(
            identifier: try container.decode(MetadataIdentifier.self, forKey: .identifier),
            value: try text.map(Value.text) ?? .data(container.decode([UInt8].self, forKey: .data)),
            dataType: try container.decodeIfPresent(MetadataDataType.self, forKey: .dataType),
            extendedLanguageTag: try container.decodeIfPresent(String.self, forKey: .extendedLanguageTag))
    }

    /// Encodes the item.
    ///
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(data, forKey: .data)
        try container.encodeIfPresent(dataType, forKey: .dataType)
        try container.encodeIfPresent(extendedLanguageTag, forKey: .extendedLanguageTag)
    }
}
