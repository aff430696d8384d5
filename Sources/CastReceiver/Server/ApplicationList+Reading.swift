import FileAccess

extension ApplicationList {
    /// Reads the list of applications in a file.
    ///
    /// - Throws: `ReceiverError.badConfiguration` with a sentence that says what is wrong and where.
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
