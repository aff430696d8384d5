/// As an object with what there is of `identifier`, `text` or `data` (bytes as numbers), `dataType` and
/// `extendedLanguageTag`.
extension MetadataItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case identifier, text, data, dataType, extendedLanguageTag
    }

    /// - Throws: where there is no identifier, or neither text nor data.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decodeIfPresent(String.self, forKey: .text)
        self.init(
            identifier: try container.decode(MetadataIdentifier.self, forKey: .identifier),
            value: try text.map(Value.text) ?? .data(container.decode([UInt8].self, forKey: .data)),
            dataType: try container.decodeIfPresent(MetadataDataType.self, forKey: .dataType),
            extendedLanguageTag: try container.decodeIfPresent(String.self, forKey: .extendedLanguageTag))
    }

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
