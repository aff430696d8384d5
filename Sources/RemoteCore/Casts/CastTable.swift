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
        /// Of the library's file as it was then: ``LibraryEntry/mark``. Nil for an upload.
        package let mark: String?
        package let upload: String?
        package let deviceID: String
        package var state: State
        package var error: String?
        /// What the device calls it; nil until it plays.
        package var title: String?
        /// Host and port from which the device fetches it: no other cast is served there as long as this one goes on.
        package var address: String?
        /// The process that serves it, and when that began (clock ticks after the machine's start).
        package var pid: Int32?
        package var pidStart: UInt64?

        package init(
            id: String, name: String, mark: String? = nil, upload: String?, deviceID: String
        ) {
            (self.id, self.name, self.mark, self.upload, self.deviceID) = (id, name, mark, upload, deviceID)
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

    /// Takes away one that is over.
    package mutating func forget(_ id: String) { casts.removeAll { $0.id == id && $0.state.isOver } }

    package mutating func change(_ id: String, _ change: (inout Cast) -> Void) {
        guard let place = casts.firstIndex(where: { $0.id == id }), !casts[place].state.isOver else { return }
        change(&casts[place])
    }

    /// What plays on a device that fetches it from there: the cast that serves it.
    ///
    /// - Parameter address: host and port of what the device plays. Another sender may have loaded something since,
    ///   whatever that is called.
    package func playing(on deviceID: String, address: String) -> Cast? {
        casts.first { $0.deviceID == deviceID && $0.state == .playing && $0.address == address }
    }
}
