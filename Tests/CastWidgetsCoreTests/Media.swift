import CastWire
import ToldMedia

@testable import CastWidgetsCore
@testable import SenderCore

let start = ContinuousClock.now

func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

/// A film that plays, as one status of a device tells it.
func film(
    media: String = #""metadata":{"title":"Tears of Steel","subtitle":"A film","studio":"Blender"}"#,
    state: String = "PLAYING", commands: MediaCommands = [.pause, .seek], position: Double = 10, _ members: String = ""
) throws -> WidgetMedia {
    let status = try told(media: media, state: state, commands: commands.rawValue, members)
    guard let media = WidgetMedia(status, position: position, at: start) else { throw NothingPlays() }
    return media
}

struct NothingPlays: Error {}

/// Twice the receiver's usual size.
let largeText = {
    var style = TextTrackStyle()
    style.fontScale = 2
    return style
}()

let pictureMedia = #""contentType":"image/jpeg","metadata":{"metadataType":4,"title":"Garden"}"#

let liveMedia = #""streamType":"LIVE","duration":-1"#

let tracks = """
    "tracks":[{"trackId":1,"type":"AUDIO","language":"en"},{"trackId":2,"type":"AUDIO","language":"de"},\
    {"trackId":3,"type":"TEXT","subtype":"SUBTITLES","language":"en"},\
    {"trackId":4,"type":"TEXT","subtype":"CAPTIONS","language":"de"},\
    {"trackId":5,"type":"TEXT","subtype":"CHAPTERS"},{"trackId":6,"type":"VIDEO"}]
    """
