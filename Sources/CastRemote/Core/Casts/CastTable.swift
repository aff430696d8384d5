/// The casts that this server has started on devices: what the page shows of each, and its file in the library.
struct CastTable: Equatable, Sendable {
    package enum State: String, Sendable, Codable {
        case preparing, playing, ended, failed

        package var isOver: Bool { self == .ended || self == .failed }
    }

    package struct Cast: Equatable, Sendable, Codable {
        package let id: String
        /// The name that people read.
        package let name: String
        /// The mark of the library's file at the start: ``LibraryEntry/mark``. Nil for an upload.
        package let mark: String?
        package let upload: String?
        package let deviceID: String
        package var state: State
        package var error: String?
        /// The title that the device reports; nil until it plays.
        package var title: String?
        /// The host and port from which the device fetches the media. No other cast is served there while this one
        /// runs.
        package var address: String?
        /// The process that serves it, and when that process started (clock ticks after the machine's start).
        package var pid: Int32?
        var pidStart: UInt64?

        package init(
            id: String, name: String, mark: String? = nil, upload: String?, deviceID: String
        ) {
            (self.id, self.name, self.mark, self.upload, self.deviceID) = (id, name, mark, upload, deviceID)
            state = .preparing
        }
    }

    /// The most casts that are listed.
    package static let told = 20

    /// Newest first.
    package private(set) var casts: [Cast]

    package init(_ casts: [Cast] = []) { self.casts = Array(casts.prefix(Self.told)) }

    package func cast(_ id: String) -> Cast? { casts.first { $0.id == id } }

    /// Adds a cast. If the table is full, the oldest cast that is over is removed.
    ///
    /// - Throws: `.tooMany` if no cast is over and the table is full.
    package mutating func begin(_ cast: Cast) throws(RemoteRefusal) {
        if casts.count >= Self.told {
            guard let old = casts.lastIndex(where: \.state.isOver) else {
                throw RemoteRefusal(.tooMany, "\(Self.told) casts go on already: stop one of them first.")
            }
            casts.remove(at: old)
        }
        casts.insert(cast, at: 0)
    }

    /// Removes a cast that is over.
    package mutating func forget(_ id: String) { casts.removeAll { $0.id == id && $0.state.isOver } }

    package mutating func change(_ id: String, _ change: (inout Cast) -> Void) {
        guard let place = casts.firstIndex(where: { $0.id == id }), !casts[place].state.isOver else { return }
        change(&casts[place])
    }

    /// Returns the cast that a device plays, if the device fetches it from this server.
    ///
    /// - Parameter address: host and port of what the device plays. Another sender may have loaded something since,
    ///   under any name.
    package func playing(on deviceID: String, address: String) -> Cast? {
        casts.first { $0.deviceID == deviceID && $0.state == .playing && $0.address == address }
    }
}
