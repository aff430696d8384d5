/// The devices, in the order in which they are listed.
package struct DevicesTopic: Encodable, Equatable, Sendable {
    package struct Row: Encodable, Equatable, Sendable {
        package let id: String
        package let name: String
        package let model: String
        package let icon: String
        @OrNull package var playing: String?
        /// The session is with this device.
        package let connected: Bool
    }

    package let devices: [Row]

    /// - Parameter connectedID: the id of the session's device; nil if no session is connected.
    package init(_ rows: [DeviceRow], connectedID: String?) {
        devices = rows.map {
            Row(
                id: $0.id, name: $0.name, model: $0.model, icon: $0.icon.rawValue, playing: $0.playing,
                connected: $0.id == connectedID)
        }
    }
}
