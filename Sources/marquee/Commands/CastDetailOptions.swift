import ArgumentParser
import Casting
import MediaServing

/// The hidden options that `marquee remote` gives to the casts it starts.
struct CastDetailOptions: ParsableArguments {
    @Option(name: .customLong("shown-title"), help: .hidden)
    var title: String?

    @Option(name: .customLong("shown-subtitle"), help: .hidden)
    var subtitle: String?

    /// The path of a picture.
    @Option(name: .customLong("shown-artwork"), help: .hidden)
    var artwork: String?

    /// The final size in bytes of a file that is still being written.
    @Option(help: .hidden)
    var arriving: Int64?

    func validate() throws {
        guard arriving.map({ $0 > 0 }) ?? true else { throw ValidationError("--arriving takes bytes: 1 or more") }
    }

    /// The details for the item. Artwork that can't be read is left out, because playback matters more.
    var details: CastItem.Details {
        CastItem.Details(title: title, subtitle: subtitle, artwork: artwork.flatMap(ServedArtwork.init(path:)))
    }
}
