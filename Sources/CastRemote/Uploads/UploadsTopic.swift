package import CastWidgetsWeb

/// The uploads, as the page receives them.
struct UploadsTopic: Encodable, Equatable, Sendable {
    struct Upload: Encodable, Equatable, Sendable {
        let id: String
        let name: String
        let bytes: Int64
        let total: Int64
        let state: String
        @OrNull var error: String?
    }

    let uploads: [Upload]

    init(_ table: UploadTable) {
        uploads = table.uploads.prefix(UploadTable.told).map {
            Upload(
                id: $0.id, name: $0.name, bytes: $0.bytes, total: $0.total, state: $0.state.rawValue, error: $0.error)
        }
    }
}
