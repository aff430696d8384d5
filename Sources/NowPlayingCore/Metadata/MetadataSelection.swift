/// Selects which of an item's metadata are shown to a person who reads `languages`, and under which keys.
package enum MetadataSelection {
    /// Returns the information to show.
    ///
    /// - Parameters:
    ///   - asset: the metadata of the media itself.
    ///   - external: the app's metadata. It replaces the asset's if both have the same identifier; all others are shown
    ///     from
    ///     either.
    ///   - languages: BCP 47, the best first.
    package static func info(
        asset: [MetadataItem], external: [MetadataItem], languages: [String]
    ) -> NowPlayingInfo {
        info(asset, languages).merging(info(external, languages))
    }

    /// Returns for each identifier the item in the best language, and the first of equals.
    ///
    /// An item for everybody comes after one in a language of the list. An item in another language is not shown.
    package static func shown(_ items: [MetadataItem], languages: [String]) -> [MetadataItem] {
        var best: [MetadataIdentifier: (rank: Int, item: MetadataItem)] = [:]
        var order: [MetadataIdentifier] = []
        for item in items.prefix(NowPlayingLimits.entries) {
            guard let rank = rank(of: item.extendedLanguageTag, languages) else { continue }
            guard let known = best[item.identifier] else {
                order.append(item.identifier)
                best[item.identifier] = (rank, item)
                continue
            }
            if rank < known.rank { best[item.identifier] = (rank, item) }
        }
        return order.compactMap { best[$0]?.item }
    }

    /// Returns the rank of a language, lower is better; `nil` if the language is not in the list.
    ///
    /// Languages are compared by their first part: a person who reads "en-gb" also reads "en-us".
    private static func rank(of tag: String?, _ languages: [String]) -> Int? {
        guard let tag, !tag.isEmpty, primary(tag) != "und" else { return languages.count }
        return languages.firstIndex { primary($0) == primary(tag) }
    }

    private static func primary(_ tag: String) -> String {
        String(tag.prefix { $0 != "-" && $0 != "_" && $0 != "." }.prefix(8)).lowercased()
    }

    private static func info(_ items: [MetadataItem], _ languages: [String]) -> NowPlayingInfo {
        var info = NowPlayingInfo()
        for item in shown(items, languages: languages) {
            switch item.identifier {
            case .commonIdentifierTitle: info[.title] = item.text
            case .commonIdentifierDescription: info[.itemDescription] = item.text
            case .commonIdentifierArtist: info[.artist] = item.text
            case .commonIdentifierAlbumName: info[.albumTitle] = item.text
            case .iTunesMetadataTrackSubTitle: info[.subtitle] = item.text
            case .iTunesMetadataContentRating: info[.contentRating] = item.text
            case .quickTimeMetadataGenre: info[.genre] = item.text
            case .commonIdentifierArtwork: info[.artwork] = item.data.flatMap(MediaItemArtwork.init(data:))
            default: break
            }
        }
        return info
    }
}
