import CastWire
package import SenderCore

/// What a device has told in one status: these members, and the usual ones where they are not among them.
package func told(
    media: String = "", state: String = "PLAYING", commands: Int = 12303, _ members: String = ""
) throws -> MediaStatus {
    let item = object(
        media,
        usually: [
            ("contentId", #""http://127.0.0.1/x/a%20film.mp4?token=1""#), ("streamType", #""BUFFERED""#),
            ("contentType", #""video/mp4""#), ("duration", "60"),
        ])
    let status = object(
        members.hasPrefix(",") ? String(members.dropFirst()) : members,
        usually: [
            ("mediaSessionId", "3"), ("playerState", #""\#(state)""#), ("currentTime", "10"), ("playbackRate", "1"),
            ("supportedMediaCommands", "\(commands)"), ("media", item),
        ])
    var player = MediaState()
    _ = player.apply([try JSONPayload.decode(MediaStatusUpdate.self, from: status)], at: .now)
    guard let status = player.status else { throw NothingTold() }
    return status
}

private struct NothingTold: Error {}

private func object(_ members: String, usually defaults: [(name: String, value: String)]) -> String {
    let others = defaults.filter { !members.contains(#""\#($0.name)":"#) }.map { #""\#($0.name)":\#($0.value)"# }
    return "{" + (others + (members.isEmpty ? [] : [members])).joined(separator: ",") + "}"
}

package func told(metadata: String) throws -> MediaStatus { try told(media: #""metadata":{\#(metadata)}"#) }
