import NowPlayingCore

/// A command to mpv.
enum MPVCommand: Equatable, Sendable {
    case observe(MPVProperty)
    case askPosition
    case pause(Bool)
    /// Seconds: `seek` counts from the start, `skip` from the current position.
    case seek(Double)
    case skip(Double)
    case speed(Double)
    /// 0 to 1. mpv allows more than 1, but that is never requested.
    case volume(Double)
    case mute(Bool)
    case next, previous

    /// The command as a line, including the newline.
    ///
    /// - Throws: `wrongNumber`. The line contains no other value of a caller.
    func line(request: Int) throws(MPVError) -> [UInt8] {
        Array("{\"command\":[\(try words())],\"request_id\":\(request)}\n".utf8)
    }

    private func words() throws(MPVError) -> String {
        switch self {
        case .observe(let property): return "\"observe_property\",\(property.number),\"\(property.rawValue)\""
        case .askPosition: return "\"get_property\",\"time-pos\""
        case .pause(let paused): return "\"set_property\",\"pause\",\(paused)"
        case .seek(let position):
            return "\"seek\",\(try number(PlaybackNumbers.position(position))),\"absolute+exact\""
        case .skip(let step):
            let length = try number(PlaybackNumbers.position(abs(step)))
            return "\"seek\",\(step < 0 ? -length : length),\"relative+exact\""
        case .speed(let speed):
            // mpv's own limits; a rate of 0 is a pause.
            guard (0.01...100).contains(speed) else { throw .wrongNumber }
            return "\"set_property\",\"speed\",\(speed)"
        case .volume(let volume):
            return "\"set_property\",\"volume\",\(try number(PlaybackNumbers.fraction(volume)) * 100)"
        case .mute(let muted): return "\"set_property\",\"mute\",\(muted)"
        case .next: return "\"playlist-next\""
        case .previous: return "\"playlist-prev\""
        }
    }

    private func number(_ value: Double?) throws(MPVError) -> Double {
        guard let value else { throw .wrongNumber }
        return value
    }
}

extension MPVProperty {
    /// mpv's `id` of an observation, from 1.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}
