package import SenderCore

/// A track of the current media, as the commands report it.
package struct TrackReport: Encodable {
    package let id: Int
    package let type: String
    package let language: String?
    package let name: String?
    package let active: Bool

    /// All tracks in the sender's order; empty without media.
    package static func all(_ status: MediaStatus?) -> [TrackReport] {
        let active = status?.activeTrackIDs ?? []
        return (status?.mediaInformation?.mediaTracks ?? []).map { track in
            TrackReport(
                id: track.identifier, type: track.type.rawValue.lowercased(), language: track.languageCode,
                name: track.name, active: active.contains(track.identifier))
        }
    }

    package var text: String {
        let said = [type, language, name].compactMap { $0 }.map(PeerText.name)
        let words = [active ? "*" : " ", "\(id)"] + said
        return PeerText.printable(words.joined(separator: "  "))
    }
}
