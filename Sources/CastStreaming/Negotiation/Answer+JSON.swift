import CastWire

extension Answer {
    /// - Throws: `.invalidAnswer` if this can't be an answer, whatever the offer was.
    static func read(_ members: WireMembers?) throws(NegotiationError) -> Answer {
        guard let members else { throw .answer("has no body") }
        guard let port = members.int("udpPort"), (1...65_535).contains(port) else { throw .answer("names no port") }
        guard let indexes: [Int] = members.value("sendIndexes"), let ssrcs: [UInt32] = members.value("ssrcs") else {
            throw .answer("lacks sendIndexes or ssrcs")
        }
        guard !indexes.isEmpty, indexes.count == ssrcs.count else {
            throw .answer("has \(indexes.count) sendIndexes and \(ssrcs.count) ssrcs")
        }
        guard indexes.allSatisfy({ $0 >= 0 }) else { throw .answer("picks a stream below zero") }
        let extensions: [[String]] = members.value("rtpExtensions") ?? []
        let selections = indexes.indices.map { place in
            Selection(
                index: indexes[place], receiverSSRC: ssrcs[place],
                extensions: place < extensions.count ? extensions[place] : [])
        }
        return Answer(
            udpPort: port, selections: selections, constraints: members.value("constraints"),
            display: members.value("display"), eventLogIndexes: members.value("receiverRtcpEventLog") ?? [],
            dscpIndexes: members.value("receiverRtcpDscp") ?? [])
    }
}

extension Answer: Encodable {
    /// Empty lists are left out, because some senders can't handle them.
    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(udpPort, forKey: "udpPort")
        try members.encode(selections.map(\.index), forKey: "sendIndexes")
        try members.encode(selections.map(\.receiverSSRC), forKey: "ssrcs")
        try members.encodeIfPresent(constraints, forKey: "constraints")
        try members.encodeIfPresent(display, forKey: "display")
        if !eventLogIndexes.isEmpty { try members.encode(eventLogIndexes, forKey: "receiverRtcpEventLog") }
        if !dscpIndexes.isEmpty { try members.encode(dscpIndexes, forKey: "receiverRtcpDscp") }
        let extensions = selections.map(\.extensions)
        if extensions.contains(where: { !$0.isEmpty }) { try members.encode(extensions, forKey: "rtpExtensions") }
    }
}

extension NegotiationError {
    static func answer(_ fault: String) -> NegotiationError {
        NegotiationError(.invalidAnswer, "the answer \(fault)")
    }
}
