/// The volume of the device and, if it is a group, of each member.
package struct VolumeTopic: Encodable, Equatable, Sendable {
    package struct Member: Encodable, Equatable, Sendable {
        package let id: String
        package let name: String
        package let level: Double
        package let muted: Bool
        /// The requests that wait for the device's answer: `level`, `muted`.
        package let pending: [String]
    }

    package let enabled: Bool
    package let level: Double
    package let muted: Bool
    package let canMute: Bool
    package let fixed: Bool
    package let step: Double
    /// The requests that wait for the device's answer: `level`, `muted`.
    package let pending: [String]
    package let members: [Member]
    @OrNull package var failure: FailureTopic?

    private static func words(_ pending: Set<GroupVolumeState.Pending>) -> [String] {
        pending.map(\.rawValue).sorted()
    }

    /// - Parameters:
    ///   - isEnabled: there is a device, and it takes a volume.
    ///   - step: how far a key moves it, 0 to 1.
    package init(_ state: GroupVolumeState, isEnabled: Bool, canMute: Bool, step: Double, failure: FailureTopic?) {
        (enabled, level, muted) = (isEnabled, state.volume, state.isMuted)
        (self.canMute, fixed, self.step) = (canMute, state.isFixed, step)
        self.failure = failure
        pending = Self.words(state.pending)
        members = state.members.map {
            Member(
                id: $0.id, name: $0.name, level: $0.volume, muted: $0.isMuted, pending: Self.words($0.pending))
        }
    }
}
