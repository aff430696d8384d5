import Foundation

extension FilmFormats {
    /// How a file begins; empty for one that can't be read.
    static func head(of path: String) -> [UInt8] {
        guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: headLength) else {
            return []
        }
        return [UInt8](head)
    }
}
