import PlatformFoundation

/// The time in seconds since 1970, for tokens and marks. Tests provide their own.
package struct WallTime: Sendable {
    package let now: @Sendable () -> Int64

    package init(_ now: @escaping @Sendable () -> Int64) { self.now = now }

    package static let real = WallTime { Int64(Date().timeIntervalSince1970) }
}
