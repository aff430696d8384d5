import ArgumentParser
import Casting
import MediaServing

/// What `marquee remote` tells the casts that it starts; people have no use for it.
struct CastDetailOptions: ParsableArguments {
    @Option(name: .customLong("shown-title"), help: .hidden)
    var title: String?

    @Option(name: .customLong("shown-subtitle"), help: .hidden)
    var subtitle: String?

    /// A picture's path.
    @Option(name: .customLong("shown-artwork"), help: .hidden)
    var artwork: String?

    /// Bytes that the file will have that is still being written.
    @Option(help: .hidden)
    var arriving: Int64?

    func validate() throws {
        guard arriving.map({ $0 > 0 }) ?? true else { throw ValidationError("--arriving takes bytes: 1 or more") }
    }

    /// A picture that can't be read is none: what plays is worth more.
    var details: CastItem.Details {
        CastItem.Details(title: title, subtitle: subtitle, artwork: artwork.flatMap(ServedArtwork.init(path:)))
    }
}
