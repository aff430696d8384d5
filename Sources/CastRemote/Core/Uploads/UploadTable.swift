/// The uploads of this server: which ones there are, how far they are, and what the page shows of them.
struct UploadTable: Equatable, Sendable {
    enum State: String, Sendable {
        case receiving, preparing, playing, done, failed, cancelled

        /// The upload's file is there or is being received.
        var hasFile: Bool { self == .receiving || self == .preparing || self == .playing }
    }

    struct Upload: Equatable, Sendable {
        let id: String
        let name: String
        /// The bytes that have arrived, and the length of the whole file.
        var bytes: Int64
        let total: Int64
        var state: State
        var error: String?
    }

    /// The most uploads that are listed.
    static let told = 20

    /// Newest first.
    private(set) var uploads: [Upload] = []
    let budget: UploadBudget

    init(budget: UploadBudget = UploadBudget()) { self.budget = budget }

    func upload(_ id: String) -> Upload? { uploads.first { $0.id == id } }

    /// Adds an upload.
    ///
    /// - Parameters:
    ///   - length: bytes, as the sender says.
    ///   - free: bytes that are free on the disk.
    /// - Throws: as ``UploadBudget/check(length:receiving:present:promised:free:)``.
    mutating func begin(_ id: String, name: String, length: Int64?, free: Int64) throws(RemoteRefusal) {
        let present = uploads.filter(\.state.hasFile)
        let receiving = present.filter { $0.state == .receiving }
        try budget.check(
            length: length, receiving: receiving.count, present: present.map(\.total),
            promised: receiving.reduce(0) { $0 + $1.total - $1.bytes }, free: free)
        uploads.insert(Upload(id: id, name: name, bytes: 0, total: length ?? 0, state: .receiving), at: 0)
        forget()
    }

    /// Counts bytes that have arrived.
    ///
    /// - Throws: `.tooLarge` if more bytes arrive than were announced, `.conflict` if the upload was cancelled
    ///   meanwhile.
    mutating func received(_ count: Int, of id: String) throws(RemoteRefusal) {
        guard let place = uploads.firstIndex(where: { $0.id == id }), uploads[place].state == .receiving else {
            throw RemoteRefusal(.conflict, "The upload was cancelled.")
        }
        let bytes = uploads[place].bytes + Int64(count)
        guard bytes <= uploads[place].total else {
            throw RemoteRefusal(.tooLarge, "More came than was said (Content-Length).")
        }
        uploads[place].bytes = bytes
    }

    /// Changes the state of an upload that is not over yet. An upload that is over stays over.
    mutating func set(_ id: String, _ state: State, error: String? = nil) {
        guard let place = uploads.firstIndex(where: { $0.id == id }), uploads[place].state.hasFile else { return }
        uploads[place].state = state
        uploads[place].error = error ?? uploads[place].error
        forget()
    }

    /// Uploads whose files are there stay listed, however many there are.
    private mutating func forget() {
        while uploads.count > Self.told, let last = uploads.lastIndex(where: { !$0.state.hasFile }) {
            uploads.remove(at: last)
        }
    }
}
