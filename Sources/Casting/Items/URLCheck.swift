import CastSender

/// What a check before the load found about media on another server. Only that server can fix it, and the receiver
/// itself would only report a failure.
struct URLCheck: Equatable, Sendable {
    /// The server's content type; nil if it is no media type, or a person has given one.
    var contentType: String?
    /// One sentence for each problem for a receiver.
    var sentences: [String] = []
    /// Why no receiver can fetch it, with what to do.
    var refusal: String?

    /// Checks all items on other servers at once, within the ten seconds of `MediaPreflight`. The keys are indices.
    static func look(_ items: [PreparedItem]) async -> [Int: URLCheck] {
        await withTaskGroup(of: (Int, URLCheck).self) { group in
            for (index, item) in items.enumerated() where item.serving == nil {
                group.addTask { (index, await look(item, isAlone: items.count == 1)) }
            }
            var all: [Int: URLCheck] = [:]
            for await (index, check) in group { all[index] = check }
            return all
        }
    }

    private static func look(_ item: PreparedItem, isAlone: Bool) async -> URLCheck {
        let preflight = MediaPreflight()
        let look =
            item.isTypeGiven
            ? MediaLook(findings: await preflight.check(item.media)) : await preflight.look(item.media)
        return URLCheck(look, of: item.title, at: item.media.resolvedURL, isAlone: isAlone, keepsType: item.isTypeGiven)
    }

    /// - Parameters:
    ///   - isAlone: Whether sentences need not name the item.
    ///   - keepsType: Whether a person has given the type: then another type from the server is not reported.
    init(_ look: MediaLook, of title: String, at url: String, isAlone: Bool, keepsType: Bool = false) {
        let start = isAlone ? "" : "\"\(title)\": "
        contentType = look.contentType
        for finding in look.findings {
            if keepsType, finding.subject == .media, case .contentType = finding.problem { continue }
            sentences.append(start + finding.description)
            guard finding.subject == .media, case .status(let status) = finding.problem else { continue }
            refusal = Self.refusal(status, url)
        }
    }

    private static func refusal(_ status: Int, _ url: String) -> String? {
        let name = (try? CastSource(url))?.nameWithHost ?? url
        let instead = "use an address that needs none, or download the file and cast it from here"
        return switch status {
        case 401:
            "\(name): the server asks for a password (status 401), which a receiver does not have; \(instead)"
        case 407:
            "\(name): a proxy in the way asks for a password (status 407), which a receiver does not have; \(instead)"
        case 451:
            "\(name): the server may not show it here, for legal reasons (status 451); look for another address"
        case 404: "\(name): the server has nothing at this address (status 404); check the address"
        case 410: "\(name): the server has it no more (status 410); look for its new address"
        default: nil
        }
    }
}
