/// The messages between a host and an upload extension that handles samples, besides `hello` and `stop`, in the lines
/// of ``BroadcastMessage``.
///
/// Video and audio are in shared memory (``SharedRegion``), not in lines; a sample's message says where.
package enum ExtensionMessage: Hashable, Sendable {
    // From the host.
    case setUp(ExtensionSetup)
    case pause
    case resume
    case annotate(ApplicationInformation)
    /// Comes with one descriptor, the region's.
    case region(SharedRegion)
    case sample(SampleNotice)
    /// A region's id: it gets no more samples, and none of it is read.
    case retired(Int)

    // From the extension.
    /// The sample in that place is not read any more.
    case released(SamplePlace)
    case serviceInfo(ApplicationInformation)
    case broadcastURL(String)
    /// Its last message; without an error if the user ended it.
    case finished(ExtensionFinish)
}

/// The parameters of the start.
package struct ExtensionSetup: Codable, Hashable, Sendable {
    /// The result of the host's user interface; usually nil.
    package var setupInfo: [String: String]?

    package init(setupInfo: [String: String]? = nil) {
        self.setupInfo = setupInfo
    }
}

package struct ExtensionFinish: Codable, Hashable, Sendable {
    package var error: BroadcastFinishError?

    package init(_ error: BroadcastFinishError? = nil) {
        self.error = error
    }
}

extension ExtensionMessage {
    enum CodingKeys: CodingKey {
        case type, body
    }

    /// Nil for an unknown type.
    init?(type: String, from container: KeyedDecodingContainer<CodingKeys>) throws {
        func body<Body: Decodable>(_ type: Body.Type = Body.self) throws -> Body {
            try container.decode(Body.self, forKey: .body)
        }
        switch type {
        case "setUp": self = .setUp(try body())
        case "pause": self = .pause
        case "resume": self = .resume
        case "annotate": self = .annotate(try body())
        case "region": self = .region(try body())
        case "sample": self = .sample(try body())
        case "retired": self = .retired(try body())
        case "released": self = .released(try body())
        case "serviceInfo": self = .serviceInfo(try body())
        case "broadcastURL": self = .broadcastURL(try body(String.self).cut(toBytes: BroadcastMessage.sentenceLimit))
        case "finished": self = .finished(try body())
        default: return nil
        }
    }

    func encode(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
        func write(_ type: String, _ body: (some Encodable)?) throws {
            try container.encode(type, forKey: .type)
            try container.encodeIfPresent(body, forKey: .body)
        }
        switch self {
        case .setUp(let body): try write("setUp", body)
        case .pause: try write("pause", String?.none)
        case .resume: try write("resume", String?.none)
        case .annotate(let body): try write("annotate", body)
        case .region(let body): try write("region", body)
        case .sample(let body): try write("sample", body)
        case .retired(let body): try write("retired", body)
        case .released(let body): try write("released", body)
        case .serviceInfo(let body): try write("serviceInfo", body)
        case .broadcastURL(let body): try write("broadcastURL", body)
        case .finished(let body): try write("finished", body)
        }
    }
}
