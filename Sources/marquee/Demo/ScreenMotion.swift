import Casting

/// Whether the image on a screen moves, from several screenshots.
///
/// Pure.
struct ScreenMotion {
    /// True if the film fills the screen, so that its time code is readable. If false, each screenshot has to differ
    /// from the one before it.
    let isCoded: Bool
    private(set) var moves = 0
    private(set) var codes: [Double] = []
    private var last: Picture?

    init(isCoded: Bool) { self.isCoded = isCoded }

    /// - Throws: `.refused` if the film goes backward.
    mutating func look(at picture: Picture) throws {
        guard isCoded else {
            if let last, !PictureAgreement(last, picture).isReached { moves += 1 }
            last = picture
            return
        }
        guard let code = TimeCode.read(picture) else { return }
        if let before = codes.last {
            guard code >= before else {
                throw CastFailure(
                    .refused, "the TV shows \(TimeText.tenths(code)) of the film after \(TimeText.tenths(before))")
            }
            guard code > before else { return }
            moves += 1
        }
        codes.append(code)
    }

    /// For example `at 1.3 s, 1.6 s, 2.0 s of the film`.
    var text: String {
        guard isCoded else { return "\(moves) looks, each another picture" }
        return "at \(codes.map(TimeText.tenths).joined(separator: ", ")) of the film"
    }
}
