package import NowPlayingCore

extension MPVState {
    /// The file's metadata, and mpv's title for it, which is the file's name if there is no better one.
    var metadataItems: [MetadataItem] {
        let fields = Dictionary(metadata.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        let texts: [(MetadataIdentifier, String?)] = [
            (.commonIdentifierTitle, mediaTitle ?? fields["title"]),
            (.commonIdentifierArtist, fields["artist"] ?? fields["album_artist"]),
            (.commonIdentifierAlbumName, fields["album"]),
            (.commonIdentifierDescription, fields["description"] ?? fields["comment"]),
            (.quickTimeMetadataGenre, fields["genre"]),
        ]
        return texts.compactMap { identifier, text in
            text.map { MetadataItem(identifier: identifier, value: .text($0), dataType: .utf8) }
        }
    }
}
