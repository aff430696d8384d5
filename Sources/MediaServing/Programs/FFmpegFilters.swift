import ServingCore

/// The filters of this machine's ffmpeg.
enum FFmpegFilters {
    /// The filters of `names` that it lacks; all of them if it does not answer.
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
