import CastWidgetsWeb
import MediaServing

/// The names by which a server in front of this one reaches it, as in `--hosts`.
package enum ProxyNames {
    /// The most names.
    package static let limit = 16

    /// Reads a list of names.
    ///
    /// - Parameter text: names or addresses separated by commas. A name with a port counts only with that port. A name
    ///   without a port counts with any, such as that of a proxy at the https port, which browsers leave out.
    /// - Returns: each name once, in their order.
    /// - Throws: ``RemoteRefusal`` `.badRequest` for the first name that can't stand in a request's Host, and for more
    ///   than ``limit`` names.
    package static func parse(_ text: String) throws(RemoteRefusal) -> [String] {
        var names: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.trimmingBlanks())
            guard !name.isEmpty else {
                throw RemoteRefusal(
                    .badRequest, "--hosts takes names with commas between them, and one of \"\(text)\" is empty.")
            }
            guard !name.contains("/") else {
                throw RemoteRefusal(
                    .badRequest,
                    "--hosts takes names alone, without https:// and without a path: \"\(name)\" has a slash in it.")
            }
            guard !name.contains("*") else {
                throw RemoteRefusal(
                    .badRequest, "--hosts takes whole names: \"\(name)\" would let in pages of any name like it.")
            }
            guard (try? HostRule([name])) != nil else {
                throw RemoteRefusal(
                    .badRequest,
                    "--hosts: \"\(name)\" is no name: write it as a browser's address line has it, such as "
                        + "remote.example.org or remote.example.org:8443.")
            }
            if !names.contains(name) { names.append(name) }
        }
        guard names.count <= limit else {
            throw RemoteRefusal(.badRequest, "--hosts takes \(limit) names at most.")
        }
        return names
    }
}
