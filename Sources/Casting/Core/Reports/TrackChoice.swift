package import SenderCore

/// Finds the tracks that a command line names.
package enum TrackChoice {
    /// Finds a track by id, language (`en` also means `en-GB`) or name, without case; text tracks before others.
    ///
    /// - Throws: `.wrongUse` if there is none, or several fit equally.
    package static func track(_ word: String, of tracks: [MediaTrack]) throws -> MediaTrack {
        if let id = Int(word), let track = tracks.first(where: { $0.identifier == id }) { return track }
        let wanted = word.lowercased()
        let ways: [(MediaTrack) -> Bool] = [
            { $0.name?.lowercased() == wanted }, { $0.languageCode?.lowercased() == wanted },
            { $0.languageCode?.lowercased().hasPrefix(wanted + "-") == true },
        ]
        for kind in [tracks.filter { $0.type == .text }, tracks.filter { $0.type != .text }] {
            guard let found = ways.map({ kind.filter($0) }).first(where: { !$0.isEmpty }) else { continue }
            guard found.count == 1 else {
                throw CastFailure(
                    .wrongUse, "\(found.count) tracks are called \"\(word)\"; say which by id: \(list(found))")
            }
            return found[0]
        }
        let known = tracks.isEmpty ? "it has none" : "there are: \(list(tracks))"
        throw CastFailure(.wrongUse, "no track is called \"\(word)\"; \(known)")
    }

    /// Finds a track for each word, at most one of a kind, since a device shows one caption and plays one audio track.
    ///
    /// - Throws: `.wrongUse` if two are of one kind, and like ``track(_:of:)``.
    package static func chosen(_ words: [String], of tracks: [MediaTrack]) throws -> [MediaTrack] {
        var chosen: [MediaTrack] = []
        for word in words {
            let track = try track(word, of: tracks)
            if chosen.contains(where: { $0.identifier == track.identifier }) { continue }
            if let other = chosen.first(where: { $0.type == track.type }) {
                throw CastFailure(
                    .wrongUse, "only one \(track.type.rawValue.lowercased()) track can be on at a time; choose one of "
                        + list([other, track]))
            }
            chosen.append(track)
        }
        return chosen
    }

    /// The active ids after `chosen` have replaced active tracks of their kinds.
    package static func active(with chosen: [MediaTrack], _ tracks: [MediaTrack], _ active: [Int]) -> [Int] {
        let kinds = chosen.map(\.type)
        let kept = tracks.filter { active.contains($0.identifier) && !kinds.contains($0.type) }.map(\.identifier)
        var ids = kept
        for track in chosen where !ids.contains(track.identifier) { ids.append(track.identifier) }
        return ids
    }

    package static func withoutText(_ tracks: [MediaTrack], _ active: [Int]) -> [Int] {
        tracks.filter { active.contains($0.identifier) && $0.type != .text }.map(\.identifier)
    }

    private static func list(_ tracks: [MediaTrack]) -> String {
        tracks.map { track in
            let words = [track.name, track.languageCode].compactMap { $0 }.joined(separator: ", ")
            return words.isEmpty ? "\(track.identifier)" : "\(track.identifier) (\(words))"
        }.joined(separator: ", ")
    }
}
