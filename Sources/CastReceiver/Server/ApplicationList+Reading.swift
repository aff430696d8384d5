import FileAccess

extension ApplicationList {
    /// - Throws: `ReceiverError.badConfiguration` with one sentence on what is wrong where.
    package static func read(path: String) throws(ReceiverError) -> [ApplicationRecord] {
        guard let data = Files.beginning(of: path, most: maximumLength + 1) else {
            throw ReceiverError(.badConfiguration, "The list of applications \(path) can't be read: check its name.")
        }
        guard data.count <= maximumLength else {
            throw ReceiverError(
                .badConfiguration, "The list of applications \(path) has more than \(maximumLength) bytes.")
        }
        do {
            return try records(in: String(decoding: data, as: UTF8.self))
        } catch {
            throw ReceiverError(
                .badConfiguration, "The list of applications \(path) can't be used: \(error.description)")
        }
    }
}
