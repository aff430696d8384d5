/// The bounds of a CASTV2 frame.
///
///     +--------+--------+--------+--------+------------------------+
///     |   length of body, big-endian      | body: CastMessage      |
///     +--------+--------+--------+--------+------------------------+
package enum FrameLimits {
    package static let headerLength = 4
    package static let maximumBodyLength = 65_536
}
