import PlatformC

/// A QR code, made by libqrencode, which is loaded at first use.
package struct QRCode: Equatable, Sendable {
    /// Modules in a row.
    package let width: Int
    /// Row by row, true for a dark module.
    package let dark: [Bool]

    package enum Fault: Error, Equatable, CustomStringConvertible {
        case missingLibrary
        /// The text is longer than a QR code can hold.
        case tooLong

        package var description: String {
            switch self {
            case .missingLibrary: "no QR code: libqrencode is not installed (`apt install libqrencode4`)"
            case .tooLong: "no QR code: the link is too long for one"
            }
        }
    }

    // As qrencode.h has declared it since version 3: `QRcode` is int version, int width, unsigned char *data.
    private struct Code {
        var version: Int32
        var width: Int32
        var data: UnsafeMutablePointer<UInt8>?
    }
    private typealias Encode =
        @convention(c) (UnsafePointer<CChar>, Int32, Int32, Int32, Int32) -> UnsafeMutableRawPointer?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

    private struct Library {
        let encode: Encode
        let free: Free

        static let opened: Library? = {
            for name in ["libqrencode.so.4", "libqrencode.so.3"] {
                guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL),
                    let encode = dlsym(handle, "QRcode_encodeString"),
                    let free = dlsym(handle, "QRcode_free")
                else { continue }
                return Library(
                    encode: unsafeBitCast(encode, to: Encode.self), free: unsafeBitCast(free, to: Free.self))
            }
            return nil
        }()
    }

    /// Whether the library is installed.
    package static var canBeMade: Bool { Library.opened != nil }

    /// Encodes a text.
    ///
    /// - Throws: ``Fault``.
    package init(_ text: String) throws(Fault) {
        guard let library = Library.opened else { throw .missingLibrary }
        // The smallest version that holds it; level M, of which 15 % may be unreadable; bytes; with case.
        guard !text.utf8.contains(0), let made = library.encode(text, 0, 1, 2, 1) else { throw .tooLong }
        defer { library.free(made) }
        let code = made.load(as: Code.self)
        guard let data = code.data, (1...177).contains(code.width) else { throw .tooLong }
        width = Int(code.width)
        // The lowest bit is the module's color; the library uses the other bits itself.
        dark = (0..<(width * width)).map { data[$0] & 1 == 1 }
    }
}
