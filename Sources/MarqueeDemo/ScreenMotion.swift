import Casting

/// Whether what a screen shows goes on, out of several looks at it.
///
/// Pure.
struct ScreenMotion {
    /// The film fills the screen, so that its time code is to be read. Where it does not, each picture has to differ
    /// from the one before.
    let isCoded: Bool
    private(set) var moves = 0
    private(set) var codes: [Double] = []
    private var last: Picture?

    init(isCoded: Bool) { self.isCoded = isCoded }

    /// - Throws: `.refused` where the film goes back.
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

    /// `at 1.3 s, 1.6 s, 2.0 s of the film`.
    var text: String {
        guard isCoded else { return "\(moves) looks, each another picture" }
        return "at \(codes.map(TimeText.tenths).joined(separator: ", ")) of the film"
    }
}
