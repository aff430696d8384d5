import CastWire

/// What the page read from VAST and VMAP documents. It comes from an ad server, so all of it is bounded and checked.
extension PageReport {
    /// An ad whose media the page can play.
    package struct FoundClip: Sendable, Equatable, Decodable {
        package var url: String
        package var type: String?
        package var duration: Double?
        package var skip: Double?
        package var title: String?
        package var click: String?
        package var mark: String?
    }

    /// A break of a VMAP document.
    package struct FoundSlot: Sendable, Equatable, Decodable {
        package var id: String?
        package var offset: String?
        package var tag: String?
        package var ads: [FoundClip]?
    }

    private static let breakLimit = 32
    private static let adLimit = 16
    /// Bytes.
    private static let addressLimit = 4096
    private static let wordLimit = 200

    /// - Parameter reason: Used if the page reports neither ads nor breaks.
    func findings(_ reason: String) -> AdFindings {
        if let breaks { return .breaks(breaks.prefix(Self.breakLimit).compactMap(Self.found)) }
        guard let ads, !ads.isEmpty else { return .nothing(reason: reason) }
        return .ads(ads.prefix(Self.adLimit).compactMap(Self.found))
    }

    private static func found(_ told: FoundSlot) -> FoundBreak? {
        guard let offset = word(told.offset) else { return nil }
        return FoundBreak(
            id: word(told.id), offset: offset, tagURL: address(told.tag),
            ads: (told.ads ?? []).prefix(adLimit).compactMap(found))
    }

    private static func found(_ told: FoundClip) -> FoundAd? {
        guard let url = address(told.url) else { return nil }
        return FoundAd(
            url: url, contentType: word(told.type) ?? "",
            duration: seconds(told.duration).flatMap { $0 > 0 ? $0 : nil },
            skippableAfter: seconds(told.skip), title: word(told.title), clickThroughURL: address(told.click),
            mark: word(told.mark))
    }

    private static func seconds(_ told: Double?) -> Double? {
        told.flatMap { $0.isFinite && $0 >= 0 && $0 <= WireNumber.longestTime ? $0 : nil }
    }

    private static func word(_ told: String?) -> String? {
        told.flatMap { $0.isEmpty ? nil : String($0.held(toBytes: wordLimit)) }
    }

    private static func address(_ told: String?) -> String? {
        told.flatMap { $0.isEmpty || $0.utf8.count > addressLimit ? nil : $0 }
    }
}
