/// What this server has begun on devices: what the page is told of it, and what of the library it is.
package struct CastTable: Equatable, Sendable {
    package enum State: String, Sendable, Codable {
        case preparing, playing, ended, failed

        package var isOver: Bool { self == .ended || self == .failed }
    }

    package struct Cast: Equatable, Sendable, Codable {
        package let id: String
        /// What people call it.
        package let name: String
        /// In the library; nil for an upload.
        package let item: String?
        package let upload: String?
        package let deviceID: String
        package var state: State
        package var error: String?
        /// What the device calls it, once it plays.
        package var title: String?
        /// The process that serves it, and when that began (clock ticks after the machine's start).
        package var pid: Int32?
        package var pidStart: UInt64?

        package init(id: String, name: String, item: String?, upload: String?, deviceID: String) {
            (self.id, self.name, self.item, self.upload, self.deviceID) = (id, name, item, upload, deviceID)
            state = .preparing
        }
    }

    /// Casts that are told of.
    package static let told = 20

    /// Newest first.
    package private(set) var casts: [Cast]

    package init(_ casts: [Cast] = []) { self.casts = Array(casts.prefix(Self.told)) }

    package func cast(_ id: String) -> Cast? { casts.first { $0.id == id } }

    /// - Throws: `.tooMany` where so many play that none can be forgotten.
    package mutating func begin(_ cast: Cast) throws(RemoteRefusal) {
        if casts.count >= Self.told {
            guard let old = casts.lastIndex(where: \.state.isOver) else {
                throw RemoteRefusal(.tooMany, "\(Self.told) casts go on already: stop one of them first.")
            }
            casts.remove(at: old)
        }
        casts.insert(cast, at: 0)
    }

    package mutating func change(_ id: String, _ change: (inout Cast) -> Void) {
        guard let place = casts.firstIndex(where: { $0.id == id }), !casts[place].state.isOver else { return }
        change(&casts[place])
    }

    /// What of the library plays where a device tells that it plays this. Of several the newest, which has taken the
    /// place of the others.
    ///
    /// - Parameter title: as the device tells it; another sender may have loaded something else there since.
    package func playing(on deviceID: String, title: String?) -> Cast? {
        guard let newest = casts.first(where: { $0.deviceID == deviceID && $0.state == .playing }) else { return nil }
        return newest.title == title ? newest : nil
    }
}
