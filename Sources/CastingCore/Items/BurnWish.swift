package import ServingCore

/// `burn:2`: the second of a film's subtitles that are pictures of text is to be drawn into the film, since no device
/// shows it.
///
/// Pure.
package struct BurnWish: Equatable, Sendable {
    /// From 1.
    package let number: Int

    /// Nil for what is no such wish.
    package init?(_ text: String) {
        guard text.hasPrefix("burn:"), let number = Int(text.dropFirst(5)), number > 0 else { return nil }
        self.number = number
    }

    /// The number of the stream in the file.
    ///
    /// - Throws: `.wrongUse` where there is none of this number.
    package func stream(of file: MediaFile) throws(CastFailure) -> Int {
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
