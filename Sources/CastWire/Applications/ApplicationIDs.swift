/// The ids of the applications that each Cast device has.
package enum ApplicationIDs {
    /// Google's own player.
    package static let defaultMediaReceiver = "CC1AD845"
    /// Live video and audio of a sender (Open Screen, `cast/common/public/cast_streaming_app_ids.h`).
    package static let mirroring = "0F5096E8"
    /// Live audio only. The source is the same.
    package static let audioMirroring = "85CDB22F"
}
