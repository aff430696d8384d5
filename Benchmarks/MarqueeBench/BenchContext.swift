import CastSender
import CastWire
import Foundation
import Logging

extension CastContext {
    /// One that trusts the devices of a developer root in `root`, keeps nothing, says nothing and does not look around.
    static func bench(root: String, change: (inout SenderEnvironment) -> Void = { _ in }) -> CastContext {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        options.disableDiscoveryAutostart = true
        options.sessionResumption = .never
        options.logger = Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })
        var environment = SenderEnvironment.live(
            options: options, store: FileTrustStore(configuration: root, state: root))
        change(&environment)
        return CastContext(options: options, environment: environment)
    }
}

extension MediaInformation {
    /// A film of an hour that nobody fetches: the devices' players only keep time.
    static func benchFilm(_ number: Int = 0) throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1:9/film\(number).mp4")
        builder.contentType = "video/mp4"
        builder.streamDuration = 3600
        var metadata = MediaMetadata(metadataType: .movie)
        metadata.setString("Film \(number)", forKey: .title)
        builder.metadata = metadata
        return try builder.build()
    }
}

/// Seconds on the clock that other programs have too: Python's time.monotonic().
enum MonotonicTime {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
