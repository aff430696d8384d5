/// The errors of segments.
extension ServingError {
    package static func noSegment(_ index: Int, of table: SegmentTable, film: String) -> ServingError {
        let time = index < table.count ? Int(table.start(index)) : Int(table.duration)
        return ServingError(.segmentMissing, "\(film) has nothing to play at \(time) s: that part may be damaged or missing.")
    }

    package static func segmentTooSlow(film: String, patience: Duration) -> ServingError {
        ServingError(
            .timedOut,
            "ffmpeg is too slow here: a part of \(film) was not ready within \(patience.components.seconds) s.")
    }

    /// - Parameter limit: bytes.
    package static func segmentTooLarge(film: String, limit: Int) -> ServingError {
        ServingError(.programFailed, "A part of \(film) became larger than \(limit >> 20) MB: it is damaged.")
    }
}
