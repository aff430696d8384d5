package import ServingCore

/// `burn:2`: draw the film's second picture subtitles into the video, since no device shows them. Pure.
struct BurnWish: Equatable, Sendable {
    /// From 1.
    let number: Int

    /// Nil for other text.
    ///
    /// - Throws: `.wrongUse` without a number.
    init?(_ text: String) throws(CastFailure) {
        guard text.hasPrefix("burn:") else { return nil }
        guard let number = Int(text.dropFirst(5)), number > 0 else {
            throw CastFailure(.wrongUse, "\"\(text)\" names no subtitles; write burn:1 for the first, burn:2 for the second")
        }
        self.number = number
    }

    /// Separates the wish from subtitle files; nil if there is none.
    ///
    /// - Throws: `.wrongUse` for several wishes.
    static func split(_ texts: [String]) throws(CastFailure) -> (wish: BurnWish?, files: [String]) {
        var (wish, files): (BurnWish?, [String]) = (nil, [])
        for text in texts {
            guard let found = try BurnWish(text) else {
                files.append(text)
                continue
            }
            guard wish == nil else {
                throw CastFailure(.wrongUse, "only one burn:N at a time can be drawn into a film")
            }
            wish = found
        }
        return (wish, files)
    }

    /// The stream's number in the file.
    ///
    /// - Throws: `.wrongUse` if there is no such stream.
    func stream(of file: MediaFile) throws(CastFailure) -> Int {
        let subtitles = file.pictureSubtitles
        guard !subtitles.isEmpty else {
            let others = file.textSubtitles.isEmpty ? "" : "; its text subtitles are offered without that"
            throw CastFailure(.wrongUse, "burn:\(number): no subtitles in \"\(file.path)\" are pictures\(others)")
        }
        guard file.video != nil, number <= subtitles.count else {
            throw CastFailure(.wrongUse, "burn:\(number): \"\(file.path)\" has burn:1 to burn:\(subtitles.count)")
        }
        return subtitles[number - 1].index
    }
}
