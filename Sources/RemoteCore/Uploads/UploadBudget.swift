/// What uploads may cost.
package struct UploadBudget: Hashable, Sendable {
    /// That are received at once.
    package var atOnce = 4
    /// Files that are there at a time, played ones among them.
    package var files = 16
    /// Bytes of one file.
    package var bytesEach: Int64 = 64 << 30
    /// Bytes of all of them.
    package var bytesInAll: Int64 = 128 << 30
    /// Bytes that stay free on the disk.
    package var spare: Int64 = 1 << 30
    /// How long nothing may come before it counts as broken off: less than the server waits for a silent connection.
    package var stall: Duration = .seconds(25)

    package init() {}

    /// Whether one more may begin.
    ///
    /// - Parameters:
    ///   - length: bytes, as the sender says; nil where it says nothing.
    ///   - present: bytes of each that is there or promised.
    ///   - free: bytes that are free on the disk.
    /// - Throws: ``RemoteRefusal`` `.badRequest`, `.tooLarge`, `.tooMany` or `.noRoom`.
    package func check(
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
        // What the others have been promised and have not sent yet is spoken for.
        guard free - spare - promised >= length else {
            throw RemoteRefusal(
                .noRoom, "The disk of the remote has no room for \(Self.text(length)): free some, or send less.")
        }
    }

    /// "3.2 GB", in thousands as file managers have it.
    package static func text(_ bytes: Int64) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(bytes), 0)
        while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        guard unit > 0, value < 9.95 else { return "\(Int(value.rounded())) \(units[unit])" }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
