public import CastWire

/// Looks, before a load, for what a receiver would run into with a media item: whether its URLs answer, with which
/// status and type, whether parts of it can be asked for, and whether a page from elsewhere may read it (CORS).
///
/// Asks the media's URL and those of its tracks for two bytes each, with the headers that a receiver's page sends; no
/// more of an answer is read than its head. URLs that are not http or https are left to the app that knows them. What
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
        let questions = PreflightRules.questions(of: media)
        return await withTaskGroup(of: (Int, [PreflightFinding]).self) { group in
            for (index, question) in questions.enumerated() {
                group.addTask { (index, await findings(question)) }
            }
            var all: [Int: [PreflightFinding]] = [:]
            for await (index, findings) in group { all[index] = findings }
            return Task.isCancelled ? [] : all.sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }

    private func findings(_ question: PreflightQuestion) async -> [PreflightFinding] {
        async let options = question.needsCORS ? questioner.ask(.options, question.url, origin: origin) : nil
        let get = await questioner.ask(.get, question.url, origin: origin)
        return PreflightRules.findings(of: question, get: get, options: await options, origin: origin)
    }
}

/// Asks a server as a receiver's page would.
package protocol PreflightQuestioning: Sendable {
    /// Nil where there was no answer in time.
    func ask(_ method: PreflightMethod, _ url: String, origin: String) async -> ObservedResponse?
}
