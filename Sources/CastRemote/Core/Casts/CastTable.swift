/// The casts that this server has started on devices: what the page shows of each, and its file in the library.
struct CastTable: Equatable, Sendable {
    enum State: String, Sendable, Codable {
        case preparing, playing, ended, failed

        var isOver: Bool { self == .ended || self == .failed }
    }

    struct Cast: Equatable, Sendable, Codable {
        let id: String
        /// The name that people read.
        let name: String
        /// The mark of the library's file at the start: ``LibraryEntry/mark``. Nil for an upload.
        let mark: String?
        let upload: String?
        let deviceID: String
        var state: State
        var error: String?
        /// The title that the device reports; nil until it plays.
        var title: String?
        /// The host and port from which the device fetches the media. No other cast is served there while this one
        /// runs.
        var address: String?
        /// The process that serves it, and when that process started (clock ticks after the machine's start).
        var pid: Int32?
        var pidStart: UInt64?

        init(
            id: String, name: String, mark: String? = nil, upload: String?, deviceID: String
        ) {
            (self.id, self.name, self.mark, self.upload, self.deviceID) = (id, name, mark, upload, deviceID)
            state = .preparing
        }
    }

    /// The most casts that are listed.
    static let told = 20

    /// Newest first.
    private(set) var casts: [Cast]

    init(_ casts: [Cast] = []) { self.casts = Array(casts.prefix(Self.told)) }

    func cast(_ id: String) -> Cast? { casts.first { $0.id == id } }

    /// Adds a cast. If the table is full, the oldest cast that is over is removed.
    ///
    /// - Throws: `.tooMany` if no cast is over and the table is full.
    mutating func begin(_ cast: Cast) throws(RemoteRefusal) {
        if casts.count >= Self.told {
            guard let old = casts.lastIndex(where: \.state.isOver) else {
                throw RemoteRefusal(.tooMany, "\(Self.told) casts go on already: stop one of them first.")
            }
            casts.remove(at: old)
        }
        casts.insert(cast, at: 0)
    }

    /// Removes a cast that is over.
    mutating func forget(_ id: String) { casts.removeAll { $0.id == id && $0.state.isOver } }

    mutating func change(_ id: String, _ change: (inout Cast) -> Void) {
        guard let place = casts.firstIndex(where: { $0.id == id }), !casts[place].state.isOver else { return }
        change(&casts[place])
    }

    /// Returns the cast that a device plays, if the device fetches it from this server.
    ///
    /// - Parameter address: host and port of what the device plays. Another sender may have loaded something since,
    ///   under any name.
    func playing(on deviceID: String, address: String) -> Cast? {
        casts.first { $0.deviceID == deviceID && $0.state == .playing && $0.address == address }
    }
}
