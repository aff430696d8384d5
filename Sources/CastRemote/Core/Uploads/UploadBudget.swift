/// The limits of uploads.
struct UploadBudget: Hashable, Sendable {
    /// The most files that are received at the same time.
    var atOnce = 4
    /// The most files at a time, including files that play.
    var files = 16
    /// The most bytes of one file.
    var bytesEach: Int64 = 64 << 30
    /// The most bytes of all files together.
    var bytesInAll: Int64 = 128 << 30
    /// The bytes that stay free on the disk.
    var spare: Int64 = 1 << 30
    /// How long no data may arrive before the upload counts as broken off. This is less than the server's timeout for a
    /// silent connection.
    var stall: Duration = .seconds(25)

    init() {}

    /// Checks whether one more upload may start.
    ///
    /// - Parameters:
    ///   - length: bytes, as the sender says; nil if the sender names no length.
    ///   - present: bytes of each file that is there or being received.
    ///   - promised: bytes of the others that have not arrived yet.
    ///   - free: bytes that are free on the disk.
    /// - Throws: ``RemoteRefusal`` `.badRequest`, `.tooLarge`, `.tooMany` or `.noRoom`.
    func check(
        length: Int64?, receiving: Int, present: [Int64], promised: Int64, free: Int64
    ) throws(RemoteRefusal) {
        guard let length, length >= 0 else {
            throw RemoteRefusal(.badRequest, "An upload says first how long it is (Content-Length).")
        }
        guard length > 0 else { throw RemoteRefusal(.badRequest, "The file is empty: there is nothing to play in it.") }
        guard length <= bytesEach else {
            throw RemoteRefusal(
                .tooLarge, "The file is larger than \(Self.text(bytesEach)), which is as much as is taken.")
        }
        guard receiving < atOnce else {
            throw RemoteRefusal(.tooMany, "\(atOnce) files are being sent already: wait until one of them is there.")
        }
        guard present.count < files else {
            throw RemoteRefusal(.tooMany, "\(files) files that were sent are there already: stop one of them first.")
        }
        guard present.reduce(0, +) <= bytesInAll - length else {
            throw RemoteRefusal(
                .noRoom, "All files that were sent may have \(Self.text(bytesInAll)) together: stop one of them first.")
        }
        // The space for bytes of other uploads that have not arrived yet is reserved.
        guard free - spare - promised >= length else {
            throw RemoteRefusal(
                .noRoom, "The disk of the remote has no room for \(Self.text(length)): free some, or send less.")
        }
    }

    /// Returns a text such as "3.2 GB", in powers of 1000 as in file managers.
    static func text(_ bytes: Int64) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(bytes), 0)
        while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        guard unit > 0, value < 9.95 else { return "\(Int(value.rounded())) \(units[unit])" }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
