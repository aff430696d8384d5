/// What a content type (RFC 9110, 8.3) tells of what plays.
package enum ContentType {
    /// It is a still picture: it stays until it is stopped, and there is no time in it.
    package static func isPicture(_ type: String) -> Bool { type.lowercased().hasPrefix("image/") }
}

extension MediaInformation {
    /// ``ContentType/isPicture(_:)``
    package var isPicture: Bool { ContentType.isPicture(contentType) }
}
