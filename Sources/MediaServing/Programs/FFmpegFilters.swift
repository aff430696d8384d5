import ServingCore

/// Which filters the ffmpeg of this machine has.
enum FFmpegFilters {
    /// Those of `names` that it does not have; all of them where it does not say.
    static func missing(_ names: [String]) async -> [String] {
        guard !names.isEmpty else { return [] }
        let answer = try? await MediaProgram.ffmpeg.output(
            ["-nostdin", "-hide_banner", "-filters"], limit: 1 << 20, within: .seconds(10))
        let known = Set(
            String(decoding: answer ?? [], as: UTF8.self).split(separator: "\n").compactMap { line in
                // " ... zscale            V->V       Apply resizing."
                line.split(separator: " ").dropFirst().first.map(String.init)
            })
        return names.filter { !known.contains($0) }
    }
}
