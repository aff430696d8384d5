public import CastWire

/// Looks, before a load, for what a receiver would run into with a media item: whether its URLs answer, with which
/// status and type, whether parts of it can be asked for, and whether a page from elsewhere may read it (CORS).
///
/// Asks the media's URL and those of its tracks for their first bytes, with the headers that a receiver's page sends; no
/// more of an answer is read than its head, and 512 bytes where that names no type of media. URLs that are not http or https are left to the app that knows them. What
/// is found is advice: the receiver sees the network from its own place.
public struct MediaPreflight: Sendable {
    /// Where the Default Media Receiver's page comes from.
    public static let receiverOrigin = "https://www.gstatic.com"

    private let questioner: any PreflightQuestioning
    private let origin: String

    /// - Parameter origin: of the receiver's page; an app with its own Web Receiver gives that one's.
    public init(origin: String = Self.receiverOrigin) {
        self.init(origin: origin, questioner: HTTPQuestioner())
    }

    package init(origin: String = Self.receiverOrigin, questioner: any PreflightQuestioning) {
        self.origin = origin
        self.questioner = questioner
    }

    /// What was found, the media's first, then the tracks' in their order; nothing where all is well, and where the
    /// task was cancelled. Takes no longer than five seconds. Of an adaptive stream the manifest is looked at, not the
    /// segments; of more than 64 tracks the first 64.
    ///
    /// May be called from any task, by several at once; reads no state but its own.
    public func check(_ media: MediaInformation) async -> [PreflightFinding] {
        await asked(media).findings
    }

    /// As ``check(_:)``, for media of which the type was only guessed: what the server says of it counts in place of
    /// that. Takes ten seconds at most, since another type may mean other questions.
    package func look(_ media: MediaInformation) async -> MediaLook {
        let first = await asked(media)
        guard let type = first.contentType, type != media.contentType else { return first }
        guard PreflightRules.asksTheSame(of: media, as: type) else {
            var second = await asked(media.with(contentType: type))
            second.contentType = type
            return second
        }
        var told = first
        told.findings.removeAll {
            if $0.subject == .media, case .contentType = $0.problem { true } else { false }
        }
        return told
    }

    private func asked(_ media: MediaInformation) async -> MediaLook {
        let questions = PreflightRules.questions(of: media)
        return await withTaskGroup(of: (Int, MediaLook).self) { group in
            for (index, question) in questions.enumerated() {
                group.addTask { (index, await look(question)) }
            }
            var all: [Int: MediaLook] = [:]
            for await (index, look) in group { all[index] = look }
            guard !Task.isCancelled else { return MediaLook() }
            let media = questions.first.map(\.subject) == .media ? all[0]?.contentType : nil
            return MediaLook(findings: all.sorted { $0.key < $1.key }.flatMap(\.value.findings), contentType: media)
        }
    }

    private func look(_ question: PreflightQuestion) async -> MediaLook {
        async let options = question.needsCORS ? questioner.ask(.options, question.url, origin: origin) : nil
        var get = await questioner.ask(.get, question.url, origin: origin)
        // Some servers forbid what a page elsewhere asks for. A plain file is not fetched in a page's name.
        if get?.status == 403, !question.needsCORS, let plain = await questioner.ask(.get, question.url, origin: "") {
            get = plain
        }
        return MediaLook(
            findings: PreflightRules.findings(of: question, get: get, options: await options, origin: origin),
            contentType: PreflightRules.mediaType(of: get, expecting: question.expectedType))
    }
}

/// What was found at a media item's URLs.
package struct MediaLook: Equatable, Sendable {
    package var findings: [PreflightFinding]
    /// What the server says that the media is; nil where it names no type of media.
    package var contentType: String?

    package init(findings: [PreflightFinding] = [], contentType: String? = nil) {
        (self.findings, self.contentType) = (findings, contentType)
    }
}

/// Asks a server as a receiver's page would.
package protocol PreflightQuestioning: Sendable {
    /// Nil where there was no answer in time.
    ///
    /// - Parameter origin: of the page in whose name it is asked; empty: of none.
    func ask(_ method: PreflightMethod, _ url: String, origin: String) async -> ObservedResponse?
}
