import CFFmpeg

extension PipelineError {
    /// `status` is a negative result of one of FFmpeg's functions.
    init(_ code: Code, _ description: String, status: Int32) {
        self.init(code, description, underlying: Self.text(of: status))
    }

    private static func text(of status: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
            buffer.initialize(repeating: 0)
            guard let base = buffer.baseAddress, av_strerror(status, base, buffer.count) >= 0 else {
                return "error \(status)"
            }
            return String(cString: base)
        }
    }
}
