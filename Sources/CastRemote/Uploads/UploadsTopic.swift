package import CastWidgets

/// The uploads, as the page receives them.
package struct UploadsTopic: Encodable, Equatable, Sendable {
    package struct Upload: Encodable, Equatable, Sendable {
        package let id: String
        package let name: String
        package let bytes: Int64
        package let total: Int64
        package let state: String
        @OrNull package var error: String?
    }

    package let uploads: [Upload]

    init(_ table: UploadTable) {
        uploads = table.uploads.prefix(UploadTable.told).map {
            Upload(
                id: $0.id, name: $0.name, bytes: $0.bytes, total: $0.total, state: $0.state.rawValue, error: $0.error)
        }
    }
}
