import PlatformFoundation

/// An image on the screen, over cells that are otherwise blank.
package struct TerminalPicture: Equatable, Sendable {
    package enum Way: Hashable, Sendable {
        case kitty, inline
    }

    package let name: String
    package let way: Way
    package var place: TerminalPlace
    package let columns: Int
    package let rows: Int
    private let bytes: [UInt8]

    /// The most bytes of one image: more take too long over a slow line.
    package static let byteLimit = 2 << 20
    /// The most pixels: few bytes can decode to more than the terminal's memory.
    package static let pixelLimit = 16 << 20

    /// An image as large as it may be within a box, in its own proportions.
    ///
    /// - Parameters:
    ///   - name: a different name for each image.
    ///   - bytes: PNG, JPEG or GIF. The terminal decodes them; kitty's protocol takes only PNG.
    ///   - box: the most columns and rows.
    /// - Returns: nil if the terminal can't show it, or if it is too large.
    package init?(
        name: String, bytes: [UInt8], place: TerminalPlace, box: TerminalSize, capabilities: TerminalCapabilities
    ) {
        guard let size = PictureSize(of: bytes), bytes.count <= Self.byteLimit, size.pixels <= Self.pixelLimit,
            let way = Self.way(size.isPNG, capabilities)
        else { return nil }
        let (width, height) = (max(1, capabilities.cellWidth), max(1, capabilities.cellHeight))
        let scale = min(
            Double(box.columns * width) / Double(size.width), Double(box.rows * height) / Double(size.height))
        columns = min(box.columns, max(1, Int((Double(size.width) * scale / Double(width)).rounded())))
        rows = min(box.rows, max(1, Int((Double(size.height) * scale / Double(height)).rounded())))
        (self.name, self.way, self.place, self.bytes) = (name, way, place, bytes)
    }

    private static func way(_ isPNG: Bool, _ capabilities: TerminalCapabilities) -> Way? {
        if isPNG, capabilities.showsKittyPictures { return .kitty }
        return capabilities.showsInlinePictures ? .inline : nil
    }

    package static func == (one: TerminalPicture, other: TerminalPicture) -> Bool {
        one.name == other.name && one.way == other.way && one.place == other.place && one.columns == other.columns
            && one.rows == other.rows
    }

    func covers(_ row: Int) -> Bool { (place.row..<(place.row + rows)).contains(row) }

    /// The text that is sent while the cursor is at the image's place.
    var written: String {
        switch way {
        case .inline:
            "\u{1B}]1337;File=inline=1;size=\(bytes.count);width=\(columns);height=\(rows);preserveAspectRatio=1;"
                + "doNotMoveCursor=1:\(Data(bytes).base64EncodedString())\u{07}"
        case .kitty: kitty
        }
    }

    /// The image in pieces of 4,096 characters, as the protocol prescribes. The cursor does not move, and the terminal
    /// does not answer.
    private var kitty: String {
        let text = Array(Data(bytes).base64EncodedString().utf8)
        var result = ""
        for start in stride(from: 0, to: text.count, by: 4096) {
            let end = min(start + 4096, text.count)
            let head = start == 0 ? "a=T,f=100,t=d,i=1,p=1,c=\(columns),r=\(rows),C=1,q=2," : ""
            result += "\u{1B}_G\(head)m=\(end < text.count ? 1 : 0);"
            result += String(decoding: text[start..<end], as: UTF8.self) + "\u{1B}\\"
        }
        return result
    }
}
