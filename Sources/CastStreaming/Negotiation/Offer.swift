import CastWire

/// The streams that a sender could send: the body of OFFER.
///
/// A receiver picks at most one audio and one video stream. An offer during a session asks for other streams. The
/// session goes on as it was until an answer accepts the offer, and also if the answer refuses it.
package struct Offer: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable {
        /// The sender's screen, encoded live.
        case mirroring
        /// A film that the receiver decodes as it is; not implemented here.
        case remoting
    }

    package var mode: Mode
    /// In the sender's order of preference, audio before video.
    package var streams: [OfferedStream]

    package init(mode: Mode = .mirroring, streams: [OfferedStream]) {
        self.mode = mode
        self.streams = streams
    }

    package subscript(index index: Int) -> OfferedStream? {
        streams.first { $0.index == index }
    }
}

extension Offer {
    /// - Throws: `.malformedOffer`.
    static func read(_ members: WireMembers?) throws(NegotiationError) -> Offer {
        guard let members, let list: [ListedStream] = members.value("supportedStreams") else {
            throw NegotiationError(.malformedOffer, "the offer has no list of streams")
        }
        var streams: [OfferedStream] = []
        for listed in list {
            guard let element = listed.members else {
                throw NegotiationError(.malformedOffer, "the offer has a stream that is no object")
            }
            if let stream = try OfferedStream.read(element) { streams.append(stream) }
        }
        try check(streams)
        return Offer(mode: try mode(members), streams: streams)
    }

    /// An element of the list. `members` is nil if the element is not an object.
    private struct ListedStream: Decodable {
        let members: WireMembers?

        init(from decoder: any Decoder) {
            members = try? WireMembers(decoder)
        }
    }

    /// Reads the mode, in any letter case, because senders differ in it.
    ///
    /// Old senders give no mode, or an empty one, as they do with other texts that they don't use; they mirror. An
    /// unknown mode is not taken for mirroring: the receiver would wait for streams that it does not understand.
    private static func mode(_ members: WireMembers) throws(NegotiationError) -> Mode {
        guard members.has("castMode") else { return .mirroring }
        let name = members.string("castMode")
        if name == "" { return .mirroring }
        guard let mode = name.flatMap({ Mode(rawValue: $0.lowercased()) }) else {
            throw NegotiationError(
                .malformedOffer, "the offer has a castMode that is not known here; it has to be \"mirroring\"")
        }
        return mode
    }

    private static func check(_ streams: [OfferedStream]) throws(NegotiationError) {
        guard Set(streams.map(\.index)).count == streams.count else {
            throw NegotiationError(.malformedOffer, "two streams of the offer have one index")
        }
        guard Set(streams.map(\.dscp)).count <= 1 else {
            throw NegotiationError(.malformedOffer, "the streams of the offer ask for more than one DSCP")
        }
    }
}

extension Offer: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(mode.rawValue, forKey: "castMode")
        try members.encode(streams, forKey: "supportedStreams")
    }
}
