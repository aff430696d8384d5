#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Seconds since 1970, as tokens and marks have it. Tests bring their own.
package struct WallTime: Sendable {
    package let now: @Sendable () -> Int64

    package init(_ now: @escaping @Sendable () -> Int64) { self.now = now }

    package static let real = WallTime { Int64(Date().timeIntervalSince1970) }
}
