import CastSender

/// What is found, before the load, of media that the receiver fetches from elsewhere: nobody but its server can mend
/// it, and the receiver itself says no more than that it failed.
struct URLCheck: Equatable, Sendable {
    /// What the server says that it is; nil where it names no type of media, or a person has named one.
    var contentType: String?
    /// One for each thing that a receiver would run into.
    var sentences: [String] = []
    /// Why no receiver can have it, with what to do.
    var refusal: String?

    /// Of each item that is served elsewhere, by its index. All are looked at at once, within the ten seconds of
    /// `MediaPreflight`.
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
    ///   - isAlone: the item need not be named.
    ///   - keepsType: a person has named the type: that the server names another is no news.
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
