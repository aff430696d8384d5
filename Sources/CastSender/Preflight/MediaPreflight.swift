public import CastWire

/// Checks, before a load, which problems a receiver would have with a media item.
///
/// It checks whether the URLs answer, with which status and type, whether ranges can be requested, and whether a page
/// of another origin may read the media (CORS).
///
/// It requests the first bytes of the media's URL and its tracks' URLs, with the headers that a receiver's page sends.
/// It reads only the head of an answer, and 512 bytes of the body if the head names no media type. URLs that are not
/// http or https are ignored. The findings are advice only, since the receiver may be on another network.
public struct MediaPreflight: Sendable {
    /// The origin of the Default Media Receiver's page.
    public static let receiverOrigin = "https://www.gstatic.com"

    private let questioner: any PreflightQuestioning
    private let origin: String

    /// - Parameter origin: the origin of the receiver's page. An app with its own Web Receiver passes that page's
    ///   origin.
    public init(origin: String = Self.receiverOrigin) {
        self.init(origin: origin, questioner: HTTPQuestioner())
    }

    package init(origin: String = Self.receiverOrigin, questioner: any PreflightQuestioning) {
        self.origin = origin
        self.questioner = questioner
    }

    /// Returns the problems of the media, then those of the tracks in their order.
    ///
    /// The result is empty if there are no problems or if the task was cancelled. The check takes at most five seconds.
    /// Of an adaptive stream only the manifest is checked, not the segments. Of more than 64 tracks the first 64 are
    /// checked.
    ///
    /// It may be called from any task, by several at once, and reads only its own state.
    public func check(_ media: MediaInformation) async -> [PreflightFinding] {
        await asked(media).findings
    }

    /// Checks media whose type was only guessed, like ``check(_:)``, but uses the type that the server names.
    ///
    /// It takes at most ten seconds, since another type may lead to other questions.
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
        // Some servers refuse requests from pages of another origin. A plain file is not fetched by a page.
        if get?.status == 403, !question.needsCORS, let plain = await questioner.ask(.get, question.url, origin: "") {
            get = plain
        }
        return MediaLook(
            findings: PreflightRules.findings(of: question, get: get, options: await options, origin: origin),
            contentType: PreflightRules.mediaType(of: get, expecting: question.expectedType))
    }
}

/// The findings for a media item's URLs.
package struct MediaLook: Equatable, Sendable {
    package var findings: [PreflightFinding]
    /// The media type that the server names, or nil if it names none.
    package var contentType: String?

    package init(findings: [PreflightFinding] = [], contentType: String? = nil) {
        (self.findings, self.contentType) = (findings, contentType)
    }
}

/// Sends requests to a server as a receiver's page would.
package protocol PreflightQuestioning: Sendable {
    /// Returns nil if there was no answer in time.
    ///
    /// - Parameter origin: the origin of the page that sends the request; empty for none.
    func ask(_ method: PreflightMethod, _ url: String, origin: String) async -> ObservedResponse?
}
